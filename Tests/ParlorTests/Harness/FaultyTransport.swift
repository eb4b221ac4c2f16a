import Foundation
import Synchronization

@testable import Parlor

/// The real network, with faults that a test asks for.
final class FaultyTransport: HTTPTransport {
    enum Fault: Sendable {
        /// The request reaches the homeserver, its answer is lost.
        case losesAnswer
        /// The request never leaves.
        case losesRequest
        /// The homeserver answers with an error.
        case answers(status: Int, body: String)
    }

    typealias Decide = @Sendable (HTTPRequest) -> Fault?

    private let real = URLSessionTransport()
    private let decide: Decide

    init(_ decide: @escaping Decide) { self.decide = decide }

    func send(_ request: HTTPRequest) async throws -> HTTPResponse {
        switch decide(request) {
        case nil: return try await real.send(request)
        case .losesAnswer:
            _ = try await real.send(request)
            throw ClientError(.unreachable, "the answer was lost")
        case .losesRequest: throw ClientError(.unreachable, "the request was lost")
        case .answers(let status, let body):
            return HTTPResponse(status: status, body: Array(body.utf8), contentType: "application/json")
        }
    }

    func close() { real.close() }
}

/// A number that tests and transports count in.
final class Counter: Sendable {
    private let value = Mutex(0)

    var count: Int { value.withLock { $0 } }

    /// - Returns: How many there were before.
    @discardableResult
    func increment() -> Int {
        value.withLock { value in
            value += 1
            return value - 1
        }
    }
}
