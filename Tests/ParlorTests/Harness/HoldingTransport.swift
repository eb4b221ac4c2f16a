@testable import Parlor

/// The real network, where some requests wait at a gate. A cancelled one goes without passing.
final class HoldingTransport: HTTPTransport {
    private let real = URLSessionTransport()
    private let gate: Gate
    private let isHeld: @Sendable (HTTPRequest) -> Bool

    init(_ gate: Gate, _ isHeld: @escaping @Sendable (HTTPRequest) -> Bool) {
        self.gate = gate
        self.isHeld = isHeld
    }

    func send(_ request: HTTPRequest) async throws -> HTTPResponse {
        if isHeld(request) {
            let passing = Task { await gate.passage() }
            let (ended, end) = AsyncStream<Void>.makeStream()
            Task {
                await passing.value
                end.finish()
            }
            // Ends when the gate opens, or when this task is cancelled.
            for await _ in ended {}
            try Task.checkCancellation()
        }
        return try await real.send(request)
    }

    func close() { real.close() }
}
