import Foundation
import HTTPServer
import Support
import Testing

/// Bodies that go to the disk as they arrive.
@Suite final class BodyFileTests {
    private let folder = FileManager.default.temporaryDirectory.appending(path: "bodies-\(UUID().uuidString)").path
    private let server: HTTPServer
    private let client: RawClient

    init() throws {
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        var router = Router()
        let folder = folder
        router.on(.post, "/keep", bodyLimit: 2_000_000, bodyFolder: folder) { request in
            guard let file = request.bodyFile, (try? file.move(to: folder + "/kept")) != nil else {
                return .text("", status: 500)
            }
            return .text("\(file.size) \(request.body.count)")
        }
        router.on(.post, "/drop", bodyLimit: 1_000, bodyFolder: folder) { .text("\($0.bodyFile?.size ?? -1)") }
        router.on(.post, "/nowhere", bodyLimit: 1_000, bodyFolder: folder + "/missing") { _ in .text("") }
        server = try HTTPServer(router: router)
        client = try RawClient(port: server.port)
    }

    deinit { try? FileManager.default.removeItem(atPath: folder) }

    private func exchange(_ target: String, _ size: Int) async throws -> RawClient.Answer {
        let client = client
        let body = (0..<size).map { UInt8(truncatingIfNeeded: $0 &* 7) }
        return try await offThread { try client.exchange("POST", target, headers: "", body: body) }
    }

    private var files: [String] {
        get throws { try FileManager.default.contentsOfDirectory(atPath: folder).sorted() }
    }

    @Test func bodyLandsWholeInItsFile() async throws {
        for size in [0, 1, 1_500_000] {
            #expect(try await exchange("/keep", size).text == "\(size) 0")
            let kept = try Data(contentsOf: URL(filePath: folder + "/kept"))
            #expect(kept == Data((0..<size).map { UInt8(truncatingIfNeeded: $0 &* 7) }))
            #expect(try files == ["kept"])
        }
    }

    @Test func whatNobodyKeepsIsRemoved() async throws {
        #expect(try await exchange("/drop", 1_000).text == "1000")
        #expect(try await exchange("/drop", 1_001).status == 413)
        // The file goes with the request, which may end just after its answer.
        let deadline = ContinuousClock.now + .seconds(30)
        while try !files.isEmpty, ContinuousClock.now < deadline { await Task.yield() }
        #expect(try files.isEmpty)
    }

    @Test func folderThatCannotBeWritten() async throws {
        #expect(try await exchange("/nowhere", 500).status == 503)
    }
}
