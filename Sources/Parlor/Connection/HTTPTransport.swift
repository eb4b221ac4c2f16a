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
    /// How long to wait for the answer, a long poll's own time included.
    var timeout: Duration = .seconds(30)
}

struct HTTPResponse: Sendable {
    var status: Int
    var body: [UInt8]
    var contentType: String?
}
