import Foundation
import Synchronization

@testable import Parlor

/// The real network of one person, which a test can cut and mend, and on which it can make single requests fail.
final class Wire: Sendable {
    enum Fault: Sendable {
        /// The request reaches the homeserver, its answer is lost.
        case losesAnswer
        /// The request never leaves.
        case losesRequest
        /// Somebody answers with an error.
        case answers(status: Int, body: String)
    }

    private let state = Mutex(State())

    private struct State {
        var isCut = false
        var inFlight: [UUID: @Sendable () -> Void] = [:]
        var fault: @Sendable (HTTPRequest) -> Fault? = { _ in nil }
    }

    /// Nothing goes through any more; what is under way is broken off, as by a tunnel.
    func cut() {
        let broken = state.withLock { state in
            state.isCut = true
            defer { state.inFlight = [:] }
            return Array(state.inFlight.values)
        }
        for breakOff in broken { breakOff() }
    }

    func mend() { state.withLock { $0.isCut = false } }

    /// What happens to each request from now on; nil is nothing. Asked once for a request, in any order.
    func fail(_ fault: @escaping @Sendable (HTTPRequest) -> Fault?) { state.withLock { $0.fault = fault } }

    func transport() -> any HTTPTransport { WiredTransport(wire: self) }

    fileprivate func send(_ request: HTTPRequest, over real: any HTTPTransport) async throws -> HTTPResponse {
        switch state.withLock({ $0.fault })(request) {
        case nil: break
        case .losesRequest: throw Self.broken
        case .answers(let status, let body):
            return HTTPResponse(status: status, body: Array(body.utf8), contentType: "application/json")
        case .losesAnswer:
            _ = try await real.send(request)
            throw Self.broken
        }
        let id = UUID()
        let exchange = state.withLock { state -> Task<HTTPResponse, any Error>? in
            // A request that is asked for while the wire is cut must not leave: a login would end the session before it.
            guard !state.isCut else { return nil }
            let exchange = Task { try await real.send(request) }
            state.inFlight[id] = { exchange.cancel() }
            return exchange
        }
        guard let exchange else { throw Self.broken }
        let answer = await withTaskCancellationHandler {
            await exchange.result
        } onCancel: {
            exchange.cancel()
        }
        let wasBroken = state.withLock { $0.inFlight.removeValue(forKey: id) == nil }
        if wasBroken { throw Self.broken }
        return try answer.get()
    }

    private static let broken = ClientError(.unreachable, "the wire is cut")
}

private final class WiredTransport: HTTPTransport {
    private let wire: Wire
    private let real = URLSessionTransport()

    init(wire: Wire) { self.wire = wire }

    func send(_ request: HTTPRequest) async throws -> HTTPResponse { try await wire.send(request, over: real) }
    func close() { real.close() }
}
