import HTTPServer
import Support
import Testing

@Suite struct StartTests {
    @Test func portInUse() async throws {
        let first = try HTTPServer(router: Router())
        #expect(throws: HTTPServerError.portInUse(first.port)) { try HTTPServer(router: Router(), port: first.port) }
        await first.stop()
        let second = try HTTPServer(router: Router(), port: first.port)
        #expect(second.port == first.port)
        await second.stop()
        await second.stop()
    }

    @Test func restartOnThePortOfLiveConnections() async throws {
        var router = Router()
        router.on(.get, "/") { _ in .text("first") }
        let first = try HTTPServer(router: router)
        let client = try RawClient(port: first.port)
        _ = try await offThread { try client.exchange("GET", "/") }
        await first.stop()
        router.on(.get, "/") { _ in .text("second") }
        let second = try HTTPServer(router: router, port: first.port)
        let port = second.port
        #expect(try await offThread { try RawClient(port: port).exchange("GET", "/").text } == "second")
        await second.stop()
    }

    @Test func addressesThatCannotBeListenedOn() {
        #expect(throws: HTTPServerError.addressUnavailable("192.0.2.1")) {
            try HTTPServer(router: Router(), address: "192.0.2.1")
        }
        #expect(throws: HTTPServerError.addressUnavailable("no address")) {
            try HTTPServer(router: Router(), address: "no address")
        }
        #expect(throws: HTTPServerError.self) { try HTTPServer(router: Router(), port: 70_000) }
    }
}
