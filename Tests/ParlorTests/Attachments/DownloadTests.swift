import Foundation
import Support
import Synchronization
import Testing

@testable import Parlor

@Suite("Files on their way in")
struct DownloadTests {
    private let data = (0..<200_000).map { UInt8(truncatingIfNeeded: $0 &* 7) }

    private static func isDownload(_ request: HTTPRequest) -> Bool { request.url.path().contains("/download/") }

    /// Something Anna has uploaded, and a client of Ben's whose network the test holds.
    private func withFile(
        _ decide: @escaping FaultyTransport.Decide, _ body: (ChatClient, URL) async throws -> Void
    ) async throws {
        try await withWorld(.folder) { world in
            let anna = try await world.person("anna")
            let address = try await anna.currentSession.api.upload(data, mimeType: "a/b", name: "x.bin")
            let ben = try await world.person("ben") { config in
                config.dependencies.makeTransport = { FaultyTransport(decide) }
            }
            try await body(ben, try #require(URL(string: address)))
        }
    }

    @Test func requestsForOneAddressShareADownloadAndItIsKeptOverARestart() async throws {
        let requests = Counter()
        try await withWorld(.folder) { world in
            let anna = try await world.person("anna")
            let address = try await anna.currentSession.api.upload(data, mimeType: "a/b", name: "x.bin")
            let url = try #require(URL(string: address))
            let ben = try await world.person("ben") { config in
                config.dependencies.makeTransport = {
                    FaultyTransport { request in
                        if Self.isDownload(request) { requests.increment() }
                        return nil
                    }
                }
            }
            let loader = ben.mediaLoader
            let loaded = try await withThrowingTaskGroup(of: [UInt8].self) { group in
                for _ in 0..<20 { group.addTask { try await loader.data(for: url) } }
                return try await group.reduce(into: [[UInt8]]()) { $0.append($1) }
            }
            #expect(loaded.allSatisfy { $0 == data } && loaded.count == 20)
            #expect(requests.count == 1)
            let file = try await loader.file(for: url)
            #expect(try [UInt8](Data(contentsOf: file)) == data)
            await ben.disconnect()
            await world.server.pause()
            let again = world.client("ben")
            try await again.connect(userID: "ben", password: World.password)
            #expect(try await again.mediaLoader.data(for: url) == data)
            #expect(await again.mediaLoader.localFile(for: url) != nil)
        }
    }

    @Test func whatHasComeBeforeTheConnectionBrokeIsNotFetchedAgain() async throws {
        let ranges = Mutex<[String?]>([])
        try await withFile({ request in
            guard Self.isDownload(request) else { return nil }
            ranges.withLock { $0.append(request.headers["Range"]) }
            return nil
        }) { ben, url in
            let partial = try #require(await ben.mediaLoader.cache.partialFile(for: url.absoluteString))
            try Data(data.prefix(50_000)).write(to: partial)
            let steps = Mutex<[Double]>([])
            let loaded = try await ben.mediaLoader.data(for: url) { step in steps.withLock { $0.append(step) } }
            #expect(loaded == data)
            #expect(ranges.withLock { $0 } == ["bytes=50000-"])
            let seen = steps.withLock { $0 }
            #expect(seen.first.map { $0 >= 0.25 } == true && seen.last == 1 && seen == seen.sorted())
        }
    }

    @Test func aLeftoverThatIsLongerThanTheFileIsThrownAway() async throws {
        try await withFile({ _ in nil }) { ben, url in
            let partial = try #require(await ben.mediaLoader.cache.partialFile(for: url.absoluteString))
            try Data(repeating: 1, count: 300_000).write(to: partial)
            #expect(try await ben.mediaLoader.data(for: url) == data)
        }
    }

    @Test func anOlderHomeserverIsAskedByTheOlderPath() async throws {
        let paths = Mutex<[String]>([])
        try await withFile({ request in
            guard request.url.path().contains("/media/") else { return nil }
            paths.withLock { $0.append(request.url.path()) }
            guard request.url.path().contains("/client/v1/media/") else { return nil }
            return .answers(status: 404, body: #"{"errcode":"M_UNRECOGNIZED","error":"what?"}"#)
        }) { ben, url in
            // Our homeserver serves the older paths or says that there is no such file; what counts is that it is asked.
            _ = try? await ben.mediaLoader.data(for: url)
            #expect(paths.withLock { $0 }.contains { $0.hasPrefix("/_matrix/media/v3/download/") })
            _ = try? await ben.mediaLoader.thumbnail(for: url, width: 32, height: 32)
            #expect(paths.withLock { $0 }.contains { $0.hasPrefix("/_matrix/media/v3/thumbnail/") })
        }
    }

    @Test func whoGivesUpLeavesTheOthersTheirDownload() async throws {
        let download = MediaDownload()
        let gate = Gate()
        let (first, second) = (try #require(download.join(nil)), try #require(download.join(nil)))
        download.run {
            await gate.passage()
            return URL(filePath: "/here")
        }
        let impatient = Task { try await download.value(first) }
        let patient = Task { try await download.value(second) }
        impatient.cancel()
        await #expect(throws: CancellationError.self) { try await impatient.value }
        gate.open()
        #expect(try await patient.value.path() == "/here")
    }

    @Test func aDownloadNobodyWaitsForEnds() async throws {
        let download = MediaDownload()
        let ended = Gate()
        let ticket = try #require(download.join(nil))
        download.run {
            while !Task.isCancelled { await Task.yield() }
            ended.open()
            throw CancellationError()
        }
        let waiting = Task { try await download.value(ticket) }
        waiting.cancel()
        await #expect(throws: CancellationError.self) { try await waiting.value }
        await ended.passage()
        #expect(download.join(nil) == nil)
    }
}
