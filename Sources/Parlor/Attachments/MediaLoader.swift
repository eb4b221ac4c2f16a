import Foundation
internal import Matrix
import Synchronization

/// Brings pictures and files: from the homeserver's media repository (`mxc:`), the web (`http(s):`) and the disk (`file:`).
///
/// What was downloaded is kept, in memory and on disk, within bounds; two requests for the same address share one download. Without a
/// network, what is kept can still be had.
public final class MediaLoader: Sendable {
    let cache: MediaCache
    private let web: any HTTPTransport
    private let state = Mutex(State())

    private struct State {
        var api: HomeserverAPI?
        var downloads: [String: Task<[UInt8], any Error>] = [:]
    }

    init(diskLimit: Int, web: any HTTPTransport) {
        cache = MediaCache(diskLimit: diskLimit)
        self.web = web
    }

    /// - Throws: ``ClientError``.
    public func data(for url: URL) async throws -> [UInt8] {
        if url.isFileURL {
            guard let data = try? Data(contentsOf: url) else {
                throw ClientError(.unreadableFile, "The file \(url.lastPathComponent) cannot be read")
            }
            return [UInt8](data)
        }
        return try await cached(url.absoluteString) { [web] api in
            if let uri = MediaURI(url.absoluteString) {
                guard let api else { throw ClientError(.notConnected, "Media of a homeserver need a connected user") }
                return try await api.download(uri)
            }
            let response = try await web.send(HTTPRequest(method: .get, url: url))
            guard (200..<300).contains(response.status) else {
                throw ClientError(
                    response.status == 404 ? .notFound : .rejected, "\(url.host() ?? "The web") does not have the file",
                    status: response.status)
            }
            return response.body
        }
    }

    /// A picture scaled down by the homeserver to about this size in pixels, where it can; else the picture itself.
    public func thumbnail(for url: URL, width: Int, height: Int) async throws -> [UInt8] {
        guard let uri = MediaURI(url.absoluteString) else { return try await data(for: url) }
        do {
            return try await cached("\(uri)?\(width)x\(height)") { api in
                guard let api else { throw ClientError(.notConnected, "Media of a homeserver need a connected user") }
                return try await api.thumbnail(uri, width: width, height: height)
            }
        } catch let error as ClientError where error.recovery == .giveUp {
            return try await data(for: url)
        }
    }

    /// Calls back on the main queue.
    public func data(for url: URL, completion: @escaping (Result<[UInt8], any Error>) -> Void) {
        complete(Completion(completion)) { try await self.data(for: url) }
    }

    func use(_ api: HomeserverAPI?, folder: URL?) async {
        state.withLock { state in
            state.api = api
            state.downloads = [:]
        }
        await cache.use(folder: folder)
    }

    func keep(_ data: [UInt8], for url: URL) async { await cache.keep(data, for: url.absoluteString) }

    private func cached(
        _ key: String, _ download: @escaping @Sendable (HomeserverAPI?) async throws -> [UInt8]
    ) async throws -> [UInt8] {
        if let kept = await cache.data(for: key) { return kept }
        let task = state.withLock { state in
            if let running = state.downloads[key] { return running }
            let task = Task { [api = state.api, cache] in
                defer { self.state.withLock { $0.downloads[key] = nil } }
                let data = try await download(api)
                await cache.keep(data, for: key)
                return data
            }
            state.downloads[key] = task
            return task
        }
        do {
            return try await task.value
        } catch {
            throw ClientError(wrapping: error)
        }
    }
}
