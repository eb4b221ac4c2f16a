import Foundation
import HTTPServer
import Support
import Testing

@Suite struct FileTests {
    let server: HTTPServer
    let client: RawClient
    let content = (0..<200_000).map { UInt8(truncatingIfNeeded: $0 &* 7) }

    init() throws {
        let url = FileManager.default.temporaryDirectory.appendingPathComponent("parlor-\(UUID().uuidString)")
        let empty = url.appendingPathExtension("empty")
        try Data(content).write(to: url)
        try Data().write(to: empty)
        var router = Router()
        router.on(.get, "/file") { _ in Response(headers: ["Content-Type": "image/png"], body: .file(path: url.path)) }
        router.on(.get, "/empty") { _ in Response(body: .file(path: empty.path)) }
        router.on(.get, "/missing") { _ in Response(body: .file(path: url.path + "-not")) }
        router.on(.get, "/folder") { _ in Response(body: .file(path: "/")) }
        router.on(.delete, "/file") { _ in
            try? FileManager.default.removeItem(at: url)
            try? FileManager.default.removeItem(at: empty)
            return .text("gone")
        }
        server = try HTTPServer(router: router)
        client = try RawClient(port: server.port)
    }

    private func exchange(_ method: String, _ target: String, range: String? = nil) async throws -> RawClient.Answer {
        let client = client
        return try await offThread {
            try client.exchange(method, target, headers: range.map { "Range: \($0)\r\n" } ?? "")
        }
    }

    @Test func wholeFilesPartsAndNone() async throws {
        let whole = try await exchange("GET", "/file")
        #expect(whole.body == content)
        #expect(whole.headers["content-type"] == "image/png")
        #expect(whole.headers["accept-ranges"] == "bytes")

        for (range, bytes) in [
            ("bytes=0-0", content[0...0]), ("bytes=100-199", content[100...199]),
            ("bytes=199990-", content[199_990...]),
            ("bytes=-10", content.suffix(10)), ("bytes=199999-999999999", content.suffix(1)),
        ] {
            let part = try await exchange("GET", "/file", range: range)
            #expect(part.status == 206)
            #expect(part.body == Array(bytes))
            #expect(part.headers["content-range"] == "bytes \(bytes.startIndex)-\(bytes.endIndex - 1)/200000")
        }
        for range in ["bytes=200000-", "bytes=-0"] {
            let none = try await exchange("GET", "/file", range: range)
            #expect(none.status == 416)
            #expect(none.headers["content-range"] == "bytes */200000")
        }
        for range in ["lines=1-2", "bytes=5-2", "bytes=a-b", "bytes=", "bytes=1-2,5-6", "bytes=-99999999999999999999"] {
            #expect(try await exchange("GET", "/file", range: range).body.count == content.count)
        }

        let head = try await exchange("HEAD", "/file")
        #expect(head.headers["content-length"] == "200000")
        #expect(try await exchange("GET", "/empty").body == [])
        #expect(try await exchange("GET", "/missing").status == 404)
        #expect(try await exchange("GET", "/folder").status == 404)
        #expect(try await exchange("DELETE", "/file").text == "gone")
        #expect(try await exchange("GET", "/file").status == 404)
        await server.stop()
    }
}
