import JSON
import Matrix
import Support
import Testing

@Suite struct MediaTests {
    private func upload(
        _ bytes: [UInt8], _ type: String, named name: String? = nil, by user: TestUser
    ) async throws -> MediaURI {
        let query = name.map { "?filename=\(Endpoint.encoded($0))" } ?? ""
        let answer = try await user.api.request(
            "POST", Endpoint.uploadMedia.path + query, body: bytes, headers: ["Content-Type": type])
        return try #require(answer.json?["content_uri"]?.string.flatMap(MediaURI.init))
    }

    @Test func pictureGoesUpAndComesDown() async throws {
        try await TestHomeserver.with(.folder) { server in
            let anna = try await server.register("anna")
            let picture = (0..<300_000).map { UInt8(truncatingIfNeeded: $0 &* 31) }
            let uri = try await upload(picture, "image/png", named: "cat ä.png", by: anna)
            try await server.restart()
            for endpoint in [Endpoint.downloadMedia(uri), .thumbnail(uri)] {
                let answer = try await anna.api.request("GET", endpoint.path)
                #expect(answer.status == 200)
                #expect(answer.body == picture)
                #expect(answer.headers["content-type"] == "image/png")
                #expect(answer.headers["content-disposition"] == "inline; filename*=utf-8''cat%20%C3%A4.png")
            }
            let part = try await anna.api.request(
                "GET", Endpoint.downloadMedia(uri).path, headers: ["Range": "bytes=10-19"])
            #expect(part.status == 206)
            #expect(part.body == Array(picture[10...19]))
        }
    }

    @Test func authenticatedAndOldDownloads() async throws {
        try await TestHomeserver.with { server in
            let anna = try await server.register("anna")
            let uri = try await upload([1, 2, 3], "image/png", by: anna)
            let nobody = TestAPI(server.url)
            #expect(try await nobody.request("GET", Endpoint.downloadMedia(uri).path).status == 401)
            let old = try await nobody.request("GET", "/_matrix/media/v3/download/\(uri.server)/\(uri.mediaID)/a.png")
            #expect(old.body == [1, 2, 3])
        }
    }

    @Test func pagesAreSavedNeverShown() async throws {
        try await TestHomeserver.with { server in
            let anna = try await server.register("anna")
            let uri = try await upload(Array("<script>".utf8), "text/html", named: "x.html", by: anna)
            let answer = try await anna.api.request("GET", Endpoint.downloadMedia(uri).path)
            #expect(answer.headers["content-disposition"]?.hasPrefix("attachment") == true)
            #expect(answer.headers["content-security-policy"]?.contains("sandbox") == true)
            #expect(answer.headers["x-content-type-options"] == "nosniff")
        }
    }

    @Test func mediaThatIsMissingOrTooLarge() async throws {
        try await TestHomeserver.with(configure: { $0.limits.mediaBytes = 1_000 }) { server in
            let anna = try await server.register("anna")
            #expect(try await anna.api.call(.mediaConfiguration)["m.upload.size"]?.int == 1_000)
            let large = try await anna.api.request(
                "POST", Endpoint.uploadMedia.path, body: [UInt8](repeating: 0, count: 1_001))
            #expect(large.status == 413)
            #expect(large.json?["errcode"]?.string == "M_TOO_LARGE")
            for path in ["localhost/nothing", "localhost/..%2F..%2Fhomeserver.sqlite", "elsewhere/a"] {
                let answer = try await anna.api.request("GET", "/_matrix/client/v1/media/download/\(path)")
                #expect(answer.status == 404)
                #expect(answer.json?["errcode"]?.string == "M_NOT_FOUND")
            }
        }
    }
}
