#pragma once
#include <stddef.h>
#include <stdint.h>

/// A parsed document: simdjson's tape and string buffer, as its doc/tape.md describes them.
typedef struct csimdjson_document csimdjson_document;

typedef enum {
    CSIMDJSON_OK = 0,
    CSIMDJSON_SYNTAX,
    CSIMDJSON_EMPTY,
    CSIMDJSON_TOO_DEEP,
    CSIMDJSON_TOO_LARGE,
    CSIMDJSON_UTF8,
    CSIMDJSON_STRING,
    CSIMDJSON_NUMBER,
    CSIMDJSON_MEMORY,
} csimdjson_result;

/// Parses `length` bytes. On success `*document` is the caller's, to be freed with `csimdjson_free`.
csimdjson_result csimdjson_parse(
    const uint8_t *bytes, size_t length, size_t max_depth, csimdjson_document **document);
void csimdjson_free(csimdjson_document *document);

const uint64_t *csimdjson_tape(const csimdjson_document *document);
const uint8_t *csimdjson_strings(const csimdjson_document *document);
