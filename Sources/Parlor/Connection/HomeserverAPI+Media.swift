import Foundation
internal import JSON
internal import Matrix

extension HomeserverAPI {
    /// Uploads a file as it lies on disk.
    ///
    /// - Parameter progress: Hears how much has gone out, `0...1`.
    /// - Returns: The `mxc:` address.
    func upload(
        _ file: URL, mimeType: String, name: String?, progress: @escaping @Sendable (Double) -> Void
    ) async throws -> String {
        let response = try await perform(
            .uploadMedia, query: name.map { [("filename", $0)] } ?? [], timeout: .seconds(300)
        ) { request in
            request.body = nil
            request.bodyFile = file
            request.headers["Content-Type"] = mimeType
            request.progress = progress
        }
        return try mediaAddress(response)
    }

    /// Uploads what is in memory.
    ///
    /// - Returns: The `mxc:` address.
    func upload(_ data: [UInt8], mimeType: String, name: String?) async throws -> String {
        let response = try await perform(
            .uploadMedia, query: name.map { [("filename", $0)] } ?? [], body: data, contentType: mimeType,
            timeout: .seconds(300))
        return try mediaAddress(response)
    }

    private func mediaAddress(_ response: HTTPResponse) throws -> String {
        guard let url = (try? JSONDocument(parsing: response.body))?.root["content_uri"]?.string else {
            throw malformed("upload")
        }
        return url
    }

    /// Downloads into a file, which is gone on with where it ends: media never change. By the authenticated endpoint of v1.11, and by
    /// the older one where the homeserver does not know that.
    func download(
        _ uri: MediaURI, to file: URL, progress: @escaping @Sendable (Double) -> Void = { _ in }
    ) async throws {
        try await download([.downloadMedia(uri), .legacyDownloadMedia(uri)], [], to: file, progress)
    }

    /// A picture scaled to about this size in pixels.
    func thumbnail(
        _ uri: MediaURI, width: Int, height: Int, to file: URL,
        progress: @escaping @Sendable (Double) -> Void = { _ in }
    ) async throws {
        // It may be made anew, and differently, each time.
        try? FileManager.default.removeItem(at: file)
        try await download(
            [.thumbnail(uri), .legacyThumbnail(uri)],
            [("width", String(width)), ("height", String(height)), ("method", "scale")], to: file, progress)
    }

    private func download(
        _ endpoints: [Endpoint], _ query: [(String, String)], to file: URL,
        _ progress: @escaping @Sendable (Double) -> Void
    ) async throws {
        for (index, endpoint) in endpoints.enumerated() {
            do {
                return try await download(endpoint, query, to: file, progress)
            } catch let error as ClientError where error.isUnrecognized && index + 1 < endpoints.count {
                continue
            }
        }
    }

    private func download(
        _ endpoint: Endpoint, _ query: [(String, String)], to file: URL,
        _ progress: @escaping @Sendable (Double) -> Void
    ) async throws {
        let size = (try? file.resourceValues(forKeys: [.fileSizeKey]))?.fileSize ?? 0
        do {
            _ = try await perform(endpoint, query: query, timeout: .seconds(120)) { request in
                request.destination = file
                request.progress = progress
                if size > 0 { request.headers["Range"] = "bytes=\(size)-" }
            }
        } catch let error as ClientError where error.status == 416 {
            // What is there is all of it, or more than all: begin again.
            try? FileManager.default.removeItem(at: file)
            guard size > 0 else { throw error }
            try await download(endpoint, query, to: file, progress)
        }
    }
}

extension ClientError {
    /// The homeserver has no such endpoint, as opposed to no such file.
    fileprivate var isUnrecognized: Bool { errcode == ErrorCode.unrecognized.rawValue || status == 405 }
}
