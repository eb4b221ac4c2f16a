internal import JSON
internal import Matrix

extension HomeserverAPI {
    /// - Returns: The `mxc:` address.
    func upload(_ data: [UInt8], mimeType: String, name: String?) async throws -> String {
        let response = try await perform(
            .uploadMedia, query: name.map { [("filename", $0)] } ?? [], body: data, contentType: mimeType,
            timeout: .seconds(300))
        guard let url = (try? JSONDocument(parsing: response.body))?.root["content_uri"]?.string else {
            throw malformed("upload")
        }
        return url
    }

    /// Downloads by the authenticated endpoint of v1.11, and by the older one where the homeserver does not know that.
    func download(_ uri: MediaURI) async throws -> [UInt8] {
        do {
            return try await perform(.downloadMedia(uri), timeout: .seconds(120)).body
        } catch let error as ClientError where error.isUnrecognized {
            return try await perform(.legacyDownloadMedia(uri), timeout: .seconds(120)).body
        }
    }

    func thumbnail(_ uri: MediaURI, width: Int, height: Int) async throws -> [UInt8] {
        try await perform(
            .thumbnail(uri), query: [("width", String(width)), ("height", String(height)), ("method", "scale")],
            timeout: .seconds(60)
        ).body
    }
}

extension ClientError {
    /// The homeserver has no such endpoint, as opposed to no such file.
    fileprivate var isUnrecognized: Bool { errcode == ErrorCode.unrecognized.rawValue || status == 405 }
}
