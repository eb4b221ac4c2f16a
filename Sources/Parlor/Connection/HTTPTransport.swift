import Foundation

/// Carries one request to the homeserver and brings its answer.
protocol HTTPTransport: Sendable {
    /// - Throws: ``ClientError`` of kind ``ClientError/Kind/unreachable`` when there was no answer, or `CancellationError`.
    func send(_ request: HTTPRequest) async throws -> HTTPResponse
    /// Lets go of connections and threads. No request may follow.
    func close()
}

struct HTTPRequest: Sendable {
    enum Method: String, Sendable { case get = "GET", put = "PUT", post = "POST", delete = "DELETE" }

    var method: Method
    var url: URL
    var headers: [String: String] = [:]
    var body: [UInt8]?
    /// A file that is sent as the body.
    var bodyFile: URL?
    /// A file that a good answer's body is written to; it is appended to when the answer is the rest of it (status 206).
    var destination: URL?
    /// Hears how much of `bodyFile` has gone out or of the answer has come in, `0...1`.
    var progress: (@Sendable (Double) -> Void)?
    /// How long to wait for the answer, a long poll's own time included.
    var timeout: Duration = .seconds(30)

    /// Whether a file is to be read or written on the way.
    var isTransfer: Bool { bodyFile != nil || destination != nil }
}

struct HTTPResponse: Sendable {
    var status: Int
    var body: [UInt8]
    var contentType: String?
    /// The header of that name.
    var retryAfter: Duration?
}
