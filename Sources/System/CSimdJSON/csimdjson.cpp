#include <simdjson.h>
#define STRINGIFY_(x) #x
#define STRINGIFY(x) STRINGIFY_(x)
extern "C" {
#include "CSimdJSON.h"
const char *csimdjson_version(void) { return STRINGIFY(SIMDJSON_VERSION); }
}
