import Foundation
import HTTPServer
import Support
import Testing

@Suite struct BodyTests {
    let server: HTTPServer
    let client: RawClient

    init() throws {
        var router = Router()
        router.on(.post, "/echo", bodyLimit: 1_000_000) { Response(body: .bytes($0.body)) }
        router.on(.post, "/small", bodyLimit: 1_000) { .text("\($0.body.count)") }
        router.tooLarge = { .text("too large, \($0.body.count) kept", status: 413) }
        server = try HTTPServer(router: router)
        client = try RawClient(port: server.port)
    }

    private func exchange(_ target: String, headers: String = "", body: [UInt8]) async throws -> RawClient.Answer {
        let client = client
        return try await offThread { try client.exchange("POST", target, headers: headers, body: body) }
    }

    @Test func manyBodiesOnOneConnection() async throws {
        for size in [0, 1, 5_000, 1_000_000, 3] {
            let body = (0..<size).map { UInt8(truncatingIfNeeded: $0) }
            #expect(try await exchange("/echo", body: body).body == body)
        }
    }

    @Test func bodyOfExactlyTheLimit() async throws {
        #expect(try await exchange("/small", body: [UInt8](repeating: 1, count: 1_000)).text == "1000")
        #expect(try await exchange("/small", body: [UInt8](repeating: 1, count: 1_001)).status == 413)
    }

    @Test func fiveMegabytesAreRefusedAndTheConnectionLives() async throws {
        let answer = try await exchange("/small", body: [UInt8](repeating: 1, count: 5_000_000))
        #expect(answer.status == 413)
        #expect(answer.text == "too large, 0 kept")
        #expect(try await exchange("/small", body: [1, 2]).text == "2")
    }

    @Test func bodyForAnUnknownPath() async throws {
        #expect(try await exchange("/nothing", body: [UInt8](repeating: 1, count: 100_000)).status == 404)
        #expect(try await exchange("/small", body: [1]).text == "1")
    }

    @Test func hugeBodyIsRefusedBeforeItIsSent() async throws {
        let client = client
        try await offThread {
            try client.send("POST /small HTTP/1.1\r\nHost: test\r\nContent-Length: 9000000000\r\n\r\nstart")
            #expect(try client.answer().status == 413)
            #expect(client.isClosedByPeer())
        }
    }

    @Test func expectationIsAnsweredBeforeTheBody() async throws {
        let client = client
        let port = server.port
        try await offThread {
            try client.send(
                "POST /small HTTP/1.1\r\nHost: test\r\nContent-Length: 5000\r\nExpect: 100-continue\r\n\r\n")
            #expect(try client.answer().status == 413)
            let polite = try RawClient(port: port)
            try polite.send("POST /small HTTP/1.1\r\nHost: test\r\nContent-Length: 3\r\nExpect: 100-continue\r\n\r\n")
            #expect(try polite.answer().status == 100)
            try polite.send("abc")
            #expect(try polite.answer().text == "3")
        }
    }

    @Test func chunkedBodies() async throws {
        let client = client
        try await offThread {
            try client.send("POST /echo HTTP/1.1\r\nHost: test\r\nTransfer-Encoding: chunked\r\n\r\n")
            try client.send("5\r\nhello\r\n")
            try client.send("7\r\n, world\r\n0\r\n\r\n")
            #expect(try client.answer().text == "hello, world")
            let piece = "800\r\n" + String(repeating: "x", count: 0x800) + "\r\n"
            try client.send("POST /small HTTP/1.1\r\nHost: test\r\nTransfer-Encoding: chunked\r\n\r\n")
            try client.send(String(repeating: piece, count: 10) + "0\r\n\r\n")
            #expect(try client.answer().status == 413)
            #expect(try client.exchange("POST", "/small", body: [1]).text == "1")
        }
    }

    @Test func uploadByteByByteWhileOthersAreServed() async throws {
        let (slow, port) = (client, server.port)
        try await offThread {
            try slow.send("POST /echo HTTP/1.1\r\nHost: test\r\nContent-Length: 50\r\n\r\n")
            let other = try RawClient(port: port)
            for _ in 0..<50 {
                try slow.send("x")
                #expect(try other.exchange("POST", "/small", body: [1]).text == "1")
            }
            #expect(try slow.answer().body.count == 50)
        }
    }

    @Test func clientGoesAwayInTheMiddleOfItsBody() async throws {
        let (client, port) = (client, server.port)
        try await offThread {
            try client.send("POST /echo HTTP/1.1\r\nHost: test\r\nContent-Length: 50\r\n\r\nabc")
            client.disconnect()
            #expect(try RawClient(port: port).exchange("POST", "/small", body: [1]).text == "1")
        }
        await server.stop()
    }

    @Test func pipelinedRequestsAreAnsweredInOrder() async throws {
        let client = client
        try await offThread {
            for number in 0..<10 { try client.request("POST", "/echo", body: Array("\(number)".utf8)) }
            for number in 0..<10 { #expect(try client.answer().text == "\(number)") }
        }
    }

    @Test(arguments: [
        "\r\n\r\n\r\n", "GARBAGE\r\n\r\n", "GET / HTTP/9.9\r\n\r\n",
        "POST /echo HTTP/1.1\r\nContent-Length: -5\r\n\r\n", "\u{0}\u{1}\u{2}\r\n\r\n",
    ])
    func rubbishDoesNotDisturbOthers(_ text: String) async throws {
        let (client, port) = (client, server.port)
        try await offThread {
            try client.send(text)
            client.disconnect()
            #expect(try RawClient(port: port).exchange("POST", "/small", body: [1]).text == "1")
        }
    }

    @Test func headersOverTheLimit() async throws {
        let (client, port) = (client, server.port)
        try await offThread {
            try? client.request("POST", "/echo", headers: "X: \(String(repeating: "x", count: 100_000))\r\n")
            let status = (try? client.answer().status) ?? 431
            #expect(status >= 400)
            let other = try RawClient(port: port).exchange("POST", "/small", body: [1])
            #expect(other.text == "1")
        }
    }
}
