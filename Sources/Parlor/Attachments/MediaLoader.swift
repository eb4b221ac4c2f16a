import Foundation
internal import Matrix
import Synchronization

/// Brings pictures and files: from the homeserver's media repository (`mxc:`), the web (`http(s):`) and the disk (`file:`).
///
/// What was downloaded is kept, in memory and on disk, within bounds; requests for the same address share one download. Without a
/// network, what is kept can still be had. A download that broke off goes on where it stopped.
///
/// Specification: client-server API, "Content repository". Media are asked for with the session's token, as from v1.11 on, and by the
/// older endpoints where the homeserver does not know the newer ones.
public final class MediaLoader: Sendable {
    let cache: MediaCache
    private let web: any HTTPTransport
    private let state = Mutex(State())

    private struct State {
        var api: HomeserverAPI?
        var downloads: [String: MediaDownload] = [:]
    }

    init(diskLimit: Int, web: any HTTPTransport) {
        cache = MediaCache(diskLimit: diskLimit)
        self.web = web
    }

    /// The bytes of a file, for what is small enough to be in memory, as pictures are.
    ///
    /// - Parameter progress: Hears how much has come, `0...1`, on any thread. Not called for what is kept already.
    /// - Throws: ``ClientError``. Cancelling the task ends the download, unless others wait for it too.
    public func data(for url: URL, progress: (@Sendable (Double) -> Void)? = nil) async throws -> [UInt8] {
        if url.isFileURL { return try Self.contents(of: url) }
        let key = url.absoluteString
        if let kept = await cache.data(for: key) { return kept }
        let file = try await download(key, progress) { try await self.fetch(url, to: $0, $1) }
        // Remembers it, too.
        if let data = await cache.data(for: key) { return data }
        return try Self.contents(of: file)
    }

    /// The file on this disk, for what is played or saved rather than held in memory. It stays until the cache needs the place.
    ///
    /// - Parameter progress: Hears how much has come, `0...1`, on any thread.
    /// - Throws: ``ClientError``. Cancelling the task ends the download, unless others wait for it too.
    public func file(for url: URL, progress: (@Sendable (Double) -> Void)? = nil) async throws -> URL {
        if let local = await localFile(for: url) { return local }
        if url.isFileURL { throw ClientError(.unreadableFile, "The file \(url.lastPathComponent) cannot be read") }
        return try await download(url.absoluteString, progress) { try await self.fetch(url, to: $0, $1) }
    }

    /// Where a file is on this disk without asking anybody: it was downloaded, or was sent from here; nil: it is not.
    public func localFile(for url: URL) async -> URL? {
        guard url.isFileURL else { return await cache.file(for: url.absoluteString) }
        return FileManager.default.isReadableFile(atPath: url.path(percentEncoded: false)) ? url : nil
    }

    /// A picture scaled down by the homeserver to about this size in pixels, where it can; else the picture itself.
    public func thumbnail(for url: URL, width: Int, height: Int) async throws -> [UInt8] {
        guard let uri = MediaURI(url.absoluteString) else { return try await data(for: url) }
        let key = "\(uri)?\(width)x\(height)"
        do {
            if let kept = await cache.data(for: key) { return kept }
            let file = try await download(key, nil) { file, progress in
                try await self.homeserver.thumbnail(uri, width: width, height: height, to: file, progress: progress)
            }
            if let data = await cache.data(for: key) { return data }
            return try Self.contents(of: file)
        } catch let error as ClientError where error.recovery == .giveUp && error.kind != .cancelled {
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

    /// Takes a file over, as what is to be found under an address.
    func adopt(_ file: URL, for url: URL) async { await cache.adopt(file, for: url.absoluteString) }

    private var homeserver: HomeserverAPI {
        get throws {
            guard let api = state.withLock({ $0.api }) else {
                throw ClientError(.notConnected, "Media of a homeserver need a connected user")
            }
            return api
        }
    }
}

extension MediaLoader {
    private typealias Fetch =
        @Sendable (_ file: URL, _ progress: @escaping @Sendable (Double) -> Void) async throws ->
        Void

    /// Joins the download of a key, or starts it.
    private func download(
        _ key: String, _ progress: (@Sendable (Double) -> Void)?, _ fetch: @escaping Fetch
    ) async throws -> URL {
        let (download, ticket) = state.withLock { state in
            if let running = state.downloads[key], let ticket = running.join(progress) { return (running, ticket) }
            let download = MediaDownload()
            let ticket = download.join(progress) ?? UUID()
            state.downloads[key] = download
            download.run { [weak self, weak download] in
                guard let self, let download else { throw CancellationError() }
                defer { self.finished(download, key) }
                return try await self.fetchFile(key) {
                    try await fetch($0, { [weak download] in download?.report($0) })
                }
            }
            return (download, ticket)
        }
        do {
            return try await download.value(ticket)
        } catch {
            throw ClientError(wrapping: error)
        }
    }

    private func finished(_ download: MediaDownload, _ key: String) {
        state.withLock { if $0.downloads[key] === download { $0.downloads[key] = nil } }
    }

    /// Fetches into a file beside the cache, and moves it in when it is whole.
    private func fetchFile(_ key: String, _ fetch: @Sendable (URL) async throws -> Void) async throws -> URL {
        if let kept = await cache.file(for: key) { return kept }
        let isKept = await cache.hasFolder
        let file =
            await cache.partialFile(for: key)
            ?? FileManager.default.temporaryDirectory.appending(path: "parlor-\(UUID().uuidString)")
        try await fetch(file)
        guard isKept else {
            // Nobody is connected: there is no place to keep it but memory.
            defer { try? FileManager.default.removeItem(at: file) }
            await cache.keep(try Self.contents(of: file), for: key)
            return file
        }
        guard let kept = await cache.adopt(file, for: key) else {
            throw ClientError(.cancelled, "The user was disconnected during a download")
        }
        return kept
    }

    private func fetch(_ url: URL, to file: URL, _ progress: @escaping @Sendable (Double) -> Void) async throws {
        if let uri = MediaURI(url.absoluteString) {
            return try await homeserver.download(uri, to: file, progress: progress)
        }
        // Something else may be there by now than was begun with.
        try? FileManager.default.removeItem(at: file)
        var request = HTTPRequest(method: .get, url: url)
        (request.destination, request.progress) = (file, progress)
        let response = try await web.send(request)
        guard (200..<300).contains(response.status) else {
            throw ClientError(
                response.status == 404 ? .notFound : .rejected, "\(url.host() ?? "The web") does not have the file",
                status: response.status)
        }
    }

    private static func contents(of file: URL) throws -> [UInt8] {
        guard let data = try? Data(contentsOf: file) else {
            throw ClientError(.unreadableFile, "The file \(file.lastPathComponent) cannot be read")
        }
        return [UInt8](data)
    }
}
