import HTTPServer
import JSON
import Matrix

extension Response {
    static let empty = Response.json(Array("{}".utf8))

    static func json(_ value: JSONValue, status: Int = 200) -> Response { .json(value.serialized(), status: status) }

    /// Writes an object without building a tree first.
    static func object(_ body: (inout JSONWriter) throws -> Void) rethrows -> Response {
        var json = JSONWriter()
        try json.object(body)
        return .json(json.bytes)
    }

    static func error(_ error: MatrixError) -> Response {
        var response = Response.json(error.json, status: error.status)
        if let retryAfter = error.retryAfterMilliseconds {
            response.headers["Retry-After"] = String((retryAfter + 999) / 1000)
        }
        return response
    }
}

extension MatrixError {
    static func invalid(_ message: String) -> MatrixError { MatrixError(.invalidParameter, status: 400, message) }
    static func missing(_ name: String) -> MatrixError {
        MatrixError(.missingParameter, status: 400, "\(name) is missing.")
    }
    static func badJSON(_ message: String) -> MatrixError { MatrixError(.badJSON, status: 400, message) }
    static func notFound(_ message: String) -> MatrixError { MatrixError(.notFound, status: 404, message) }
}
