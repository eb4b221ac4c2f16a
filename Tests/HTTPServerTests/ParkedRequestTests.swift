import Foundation
import HTTPServer
import Support
import Testing

@Suite struct ParkedRequestTests {
    private func makeServer(_ lot: Lot) throws -> HTTPServer {
        var router = Router()
        router.on(.get, "/poll", lot.handler)
        router.on(.get, "/now") { _ in .text("now") }
        router.on(.get, "/stubborn") { _ in
            await withUnsafeContinuation { (_: UnsafeContinuation<Void, Never>) in }
            return .text("never")
        }
        return try HTTPServer(router: router)
    }

    @Test func fiveHundredPollsAreAnsweredAtOnce() async throws {
        let lot = Lot()
        let server = try makeServer(lot)
        let clients = try await offThread {
            try (0..<500).map { _ in
                let client = try RawClient(port: server.port)
                try client.request("GET", "/poll")
                return client
            }
        }
        #expect(await eventually { lot.waiting == 500 })
        let port = server.port
        #expect(try await offThread { try RawClient(port: port).exchange("GET", "/now").text } == "now")
        lot.releaseAll()
        try await offThread {
            let texts = try clients.map { try $0.answer().text }
            #expect(texts.allSatisfy { $0 == "released" })
        }
        #expect(lot.cancelled == 0)
        await server.stop()
    }

    @Test func clientThatHangsUpCancelsItsHandler() async throws {
        let lot = Lot()
        let server = try makeServer(lot)
        let clients = try await offThread {
            try (0..<20).map { _ in
                let client = try RawClient(port: server.port)
                try client.request("GET", "/poll")
                return client
            }
        }
        #expect(await eventually { lot.waiting == 20 })
        for client in clients.prefix(15) { client.disconnect() }
        #expect(await eventually { lot.cancelled == 15 })
        #expect(lot.waiting == 5)
        lot.releaseAll()
        try await offThread {
            let texts = try clients.suffix(5).map { try $0.answer().text }
            #expect(texts.allSatisfy { $0 == "released" })
        }
        await server.stop()
    }

    @Test func parkedConnectionIsReusedAfterwards() async throws {
        let lot = Lot()
        let server = try makeServer(lot)
        let client = try RawClient(port: server.port)
        for _ in 0..<50 {
            try await offThread { try client.request("GET", "/poll") }
            #expect(await eventually { lot.waiting == 1 })
            lot.releaseAll()
            #expect(try await offThread { try client.answer().text } == "released")
            #expect(try await offThread { try client.exchange("GET", "/now").text } == "now")
        }
        await server.stop()
    }

    @Test func clientsThatComeAndGoInDisorder() async throws {
        let lot = Lot()
        let server = try makeServer(lot)
        let port = server.port
        try await offThread {
            for round in 0..<300 {
                let client = try RawClient(port: port)
                try client.request("GET", round.isMultiple(of: 3) ? "/now" : "/poll")
                if round.isMultiple(of: 5) { lot.releaseAll() }
                client.disconnect()
            }
        }
        #expect(await eventually { lot.waiting == 0 })
        #expect(try await offThread { try RawClient(port: port).exchange("GET", "/now").text } == "now")
        await server.stop()
    }

    @Test func stopLetsHandlersFinish() async throws {
        let lot = Lot()
        let server = try makeServer(lot)
        let client = try RawClient(port: server.port)
        try await offThread { try client.request("GET", "/poll") }
        #expect(await eventually { lot.waiting == 1 })
        async let stopped: Void = server.stop(graceful: .seconds(30))
        let port = server.port
        #expect(await eventually { (try? RawClient(port: port)) == nil })
        lot.releaseAll()
        let answer = try await offThread { try client.answer() }
        #expect(answer.text == "released")
        #expect(answer.headers["connection"]?.lowercased() == "close")
        await stopped
        #expect(try await offThread { client.isClosedByPeer() })
    }

    @Test func stopRefusesNewRequestsOnOpenConnections() async throws {
        let lot = Lot()
        let server = try makeServer(lot)
        let parked = try RawClient(port: server.port)
        let idle = try RawClient(port: server.port)
        try await offThread {
            try parked.request("GET", "/poll")
            #expect(try idle.exchange("GET", "/now").text == "now")
        }
        #expect(await eventually { lot.waiting == 1 })
        async let stopped: Void = server.stop(graceful: .seconds(30))
        let port = server.port
        #expect(await eventually { (try? RawClient(port: port)) == nil })
        #expect(try await offThread { try idle.exchange("GET", "/now").status } == 503)
        lot.releaseAll()
        await stopped
    }

    @Test func stopCancelsWhatDoesNotFinish() async throws {
        let lot = Lot()
        let server = try makeServer(lot)
        let client = try RawClient(port: server.port)
        try await offThread { try client.request("GET", "/poll") }
        #expect(await eventually { lot.waiting == 1 })
        await server.stop(graceful: .zero)
        #expect(lot.cancelled == 1)
        #expect(try await offThread { try client.answer().text } == "cancelled")
    }

    @Test func stopAnswersForAHandlerThatIgnoresCancellation() async throws {
        let server = try makeServer(Lot())
        let client = try RawClient(port: server.port)
        async let answer = offThread { try client.exchange("GET", "/stubborn") }
        async let again = offThread { try RawClient(port: server.port).exchange("GET", "/now").text }
        #expect(try await again == "now")
        await server.stop(graceful: .zero)
        let status = try? await answer.status
        #expect(status == 503 || status == nil)
    }

    @Test func serverThatIsDroppedStops() async throws {
        let lot = Lot()
        var server: HTTPServer? = try makeServer(lot)
        let port = server!.port
        let client = try RawClient(port: port)
        try await offThread { try client.request("GET", "/poll") }
        #expect(await eventually { lot.waiting == 1 })
        server = nil
        #expect(await eventually { lot.cancelled == 1 })
        #expect((try? RawClient(port: port)) == nil)
    }
}
