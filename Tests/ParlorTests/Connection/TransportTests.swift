import Foundation
import Testing

@testable import Parlor

@Suite struct TransportTests {
    /// A disconnect while requests are being made must not end the process: Foundation traps on a session that is gone.
    @Test func requestsAfterTheTransportClosedAreCancelled() async {
        let transport = URLSessionTransport()
        let request = HTTPRequest(method: .get, url: URL(string: "http://127.0.0.1:9/")!)
        transport.close()
        await #expect(throws: CancellationError.self) { try await transport.send(request) }
    }
}
