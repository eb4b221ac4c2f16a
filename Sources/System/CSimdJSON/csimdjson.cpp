#include <simdjson.h>

#include <new>

extern "C" {
#include "CSimdJSON.h"
}

struct csimdjson_document {
    simdjson::dom::document document;
};

namespace {

/// A parser keeps scratch memory of four times its largest input. One a thread is reused; one that grew past this is
/// dropped after its use.
constexpr size_t kept_capacity = 1 << 20;

csimdjson_result result_of(simdjson::error_code error) {
    switch (error) {
    case simdjson::SUCCESS: return CSIMDJSON_OK;
    case simdjson::EMPTY: return CSIMDJSON_EMPTY;
    case simdjson::DEPTH_ERROR: return CSIMDJSON_TOO_DEEP;
    case simdjson::CAPACITY: return CSIMDJSON_TOO_LARGE;
    case simdjson::UTF8_ERROR: return CSIMDJSON_UTF8;
    case simdjson::STRING_ERROR:
    case simdjson::UNESCAPED_CHARS: return CSIMDJSON_STRING;
    case simdjson::NUMBER_ERROR: return CSIMDJSON_NUMBER;
    case simdjson::MEMALLOC: return CSIMDJSON_MEMORY;
    default: return CSIMDJSON_SYNTAX;
    }
}

}  // namespace

csimdjson_result csimdjson_parse(
    const uint8_t *bytes, size_t length, size_t max_depth, csimdjson_document **document) {
    thread_local simdjson::dom::parser parser;
    if (length > UINT32_MAX - 64) return CSIMDJSON_TOO_LARGE;
    if (parser.max_depth() != max_depth && parser.allocate(length, max_depth) != simdjson::SUCCESS) {
        return CSIMDJSON_MEMORY;
    }
    auto *result = new (std::nothrow) csimdjson_document;
    if (result == nullptr) return CSIMDJSON_MEMORY;

    auto error = parser.parse_into_document(result->document, bytes, length, true).error();
    if (parser.capacity() > kept_capacity) parser = simdjson::dom::parser();
    if (error != simdjson::SUCCESS) {
        delete result;
        return result_of(error);
    }
    *document = result;
    return CSIMDJSON_OK;
}

void csimdjson_free(csimdjson_document *document) { delete document; }

const uint64_t *csimdjson_tape(const csimdjson_document *document) { return document->document.tape.get(); }

const uint8_t *csimdjson_strings(const csimdjson_document *document) {
    return document->document.string_buf.get();
}
