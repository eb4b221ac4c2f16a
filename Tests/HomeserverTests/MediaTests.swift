import Foundation
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

    @Test func thumbnailOfALargePicture() async throws {
        try await TestHomeserver.with { server in
            let anna = try await server.register("anna")
            let picture = SamplePicture.png(width: 1_000, height: 500)
            let uri = try await upload(picture, "image/png", by: anna)
            let path = "/_matrix/client/v1/media/thumbnail/\(uri.server)/\(uri.mediaID)"
            for (query, size) in [
                ("width=300&height=200", (320, 160)), ("width=300&height=200&method=crop", (320, 320)),
                ("width=32&height=32&method=crop", (32, 32)),
            ] {
                let answer = try await anna.api.request("GET", path + "?" + query)
                #expect(answer.status == 200)
                #expect(answer.headers["content-type"] == "image/jpeg")
                #expect(SamplePicture.sizeOfJPEG(answer.body) ?? (0, 0) == size, "\(query)")
                let again = try await anna.api.request("GET", path + "?" + query)
                #expect(again.body == answer.body)
            }
            let original = try await anna.api.request("GET", path + "?width=5000&height=5000")
            #expect(original.body == picture)
            #expect(try await TestAPI(server.url).request("GET", path + "?width=32&height=32").status == 401)
        }
    }

    @Test func picturesThatAreNotDecoded() async throws {
        try await TestHomeserver.with(configure: { $0.limits.thumbnailPixels = 10_000 }) { server in
            let anna = try await server.register("anna")
            let large = SamplePicture.png(width: 500, height: 500)
            let svg = Array("<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"900\" height=\"900\"/>".utf8)
            for bytes in [large, svg, Array(large.prefix(100)), Array("GIF89a".utf8)] {
                let uri = try await upload(bytes, "image/png", by: anna)
                let answer = try await anna.api.request(
                    "GET", "/_matrix/client/v1/media/thumbnail/\(uri.server)/\(uri.mediaID)?width=32&height=32")
                #expect(answer.body == bytes)
            }
        }
    }

    @Test func whatAClientHasIsNotSentAgain() async throws {
        try await TestHomeserver.with { server in
            let anna = try await server.register("anna")
            let uri = try await upload([1, 2, 3], "image/png", by: anna)
            let path = Endpoint.downloadMedia(uri).path
            let tag = try #require(try await anna.api.request("GET", path).headers["etag"])
            let same = try await anna.api.request("GET", path, headers: ["If-None-Match": "\"x\", W/\(tag)"])
            #expect(same.status == 304)
            #expect(same.body.isEmpty)
            let other = try await anna.api.request("GET", path, headers: ["If-None-Match": "\"x\""])
            #expect(other.body == [1, 2, 3])
            let part = try await anna.api.request("GET", path, headers: ["Range": "bytes=1-", "If-Range": tag])
            #expect(part.body == [2, 3])
            let whole = try await anna.api.request("GET", path, headers: ["Range": "bytes=1-", "If-Range": "\"x\""])
            #expect(whole.body == [1, 2, 3])
        }
    }

    @Test func addressFirstFileLater() async throws {
        try await TestHomeserver.with(.folder) { server in
            let anna = try await server.register("anna")
            let bob = try await server.register("bob")
            let made = try await anna.api.post("/_matrix/media/v1/create")
            let uri = try #require(made["content_uri"]?.string.flatMap(MediaURI.init))
            let path = Endpoint.downloadMedia(uri).path
            let early = try await bob.api.request("GET", path + "?timeout_ms=0")
            #expect(early.status == 504)
            #expect(early.json?["errcode"] == "M_NOT_YET_UPLOADED")
            async let waiting = bob.api.request("GET", path)
            let target = "/_matrix/media/v3/upload/\(uri.server)/\(uri.mediaID)"
            #expect(try await bob.api.request("PUT", target, body: [9]).status == 403)
            #expect(try await anna.api.request("PUT", target, body: [1, 2]).status == 200)
            #expect(try await waiting.body == [1, 2])
            let again = try await anna.api.request("PUT", target, body: [3])
            #expect(again.status == 409)
            #expect(again.json?["errcode"] == "M_CANNOT_OVERWRITE_MEDIA")
            #expect(try await anna.api.request("PUT", target + "x", body: [3]).status == 404)
            #expect(try await bob.api.request("GET", path).body == [1, 2])
        }
    }

    @Test func uploadsThatAreRefusedLeaveNothing() async throws {
        try await TestHomeserver.with(.folder, configure: { $0.limits.mediaBytes = 200_000 }) { server in
            let anna = try await server.register("anna")
            let large = [UInt8](repeating: 7, count: 300_000)
            #expect(try await anna.api.request("POST", Endpoint.uploadMedia.path, body: large).status == 413)
            let stranger = try await TestAPI(server.url).request(
                "POST", Endpoint.uploadMedia.path, body: Array(large.prefix(150_000)))
            #expect(stranger.status == 401)
            let incoming = "\(try #require(server.folder))/media/incoming"
            _ = try await eventually("an empty folder") {
                try FileManager.default.contentsOfDirectory(atPath: incoming).isEmpty ? true : nil
            }
        }
    }
}
