#pragma once
/// The version of simdjson that is linked, as text.
const char *csimdjson_version(void);
