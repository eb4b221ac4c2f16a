import HTTPServer
import Support
import Testing

@Suite struct RouterTests {
    let client: RawClient
    let server: HTTPServer

    init() throws {
        var router = Router()
        router.defaultHeaders = ["Access-Control-Allow-Origin": "*"]
        router.on(.get, "/rooms/{room}/state/{type}/{key}") { request in
            let names = ["room", "type", "key"].map { "\($0)=\(request.parameters[$0] ?? "-")" }
            return .text(names.joined(separator: ";"))
        }
        router.on(.get, "/rooms/{room}/state/{type}") { .text("no key of \($0.parameters["type"]!)") }
        router.on(.put, "/rooms/{room}/state/{type}") { .text("put \($0.parameters["type"]!)") }
        router.on(.get, "/rooms/public/state/{type}") { _ in .text("literal") }
        router.on(.get, "/query") { request in
            .text(
                request.query.map { "\($0.name)=\($0.value)" }.joined(separator: "|") + "|"
                    + (request.query("b") ?? "-"))
        }
        router.on(.get, "/headers") { .text("\($0.headers["x-TEST"] ?? "-") from \($0.remoteAddress)") }
        server = try HTTPServer(router: router)
        client = try RawClient(port: server.port)
    }

    private func get(_ target: String, _ method: String = "GET", headers: String = "") async throws -> RawClient.Answer
    {
        let client = client
        return try await offThread { try client.exchange(method, target, headers: headers) }
    }

    @Test func parametersAreDecodedAfterTheSplit() async throws {
        #expect(
            try await get("/rooms/%21a%3Ahost/state/m.room.name/x%2Fy%20z").text
                == "room=!a:host;type=m.room.name;key=x/y z")
        #expect(try await get("/rooms/%E2%98%83/state/t/+").text == "room=☃;type=t;key=+")
    }

    @Test func emptySegmentIsAParameterToo() async throws {
        #expect(try await get("/rooms/r/state/t/").text == "room=r;type=t;key=")
        #expect(try await get("/rooms/r/state/t").text == "no key of t")
    }

    @Test func literalTextWinsOverAParameter() async throws {
        #expect(try await get("/rooms/public/state/t").text == "literal")
        #expect(try await get("/rooms/public/state/t/k").text == "room=public;type=t;key=k")
        #expect(try await get("/rooms/public/state/t", "PUT").status == 405)
    }

    @Test func queryIsDecodedAndMayRepeat() async throws {
        #expect(try await get("/query?a=1&b=x%26y+z&b=2&c&d=%3D=").text == "a=1|b=x&y z|b=2|c=|d===|x&y z")
        #expect(try await get("/query").text == "|-")
    }

    @Test func headersIgnoreCase() async throws {
        #expect(try await get("/headers", headers: "X-Test: yes\r\n").text == "yes from 127.0.0.1")
    }

    @Test func unknownPathsAndMethods() async throws {
        #expect(try await get("/nothing").status == 404)
        #expect(try await get("/rooms/r").status == 404)
        #expect(try await get("/query/").status == 404)
        let wrong = try await get("/query", "DELETE")
        #expect(wrong.status == 405)
        #expect(wrong.headers["allow"] == "GET, HEAD, OPTIONS")
        #expect(try await get("/query", "BREW").status == 405)
    }

    @Test func optionsAndHead() async throws {
        let options = try await get("/rooms/r/state/t", "OPTIONS")
        #expect(options.status == 204)
        #expect(options.headers["allow"] == "GET, HEAD, OPTIONS, PUT")
        #expect(options.headers["access-control-allow-origin"] == "*")
        let head = try await get("/rooms/public/state/t", "HEAD")
        #expect(head.status == 200)
        #expect(head.headers["content-length"] == "7")
        #expect(try await get("/query").status == 200)
    }

    @Test(arguments: ["/query?a=%", "/query?a=%zz", "/%ff", "/a%c3b"])
    func targetsThatCannotBeDecoded(_ target: String) async throws {
        #expect(try await get(target).status == 400)
        #expect(try await get("/query").status == 200)
    }
}
