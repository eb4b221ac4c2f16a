import HTTPServer
import JSON
import Matrix
import Thumbnails

extension API {
    mutating func addMediaRoutes() {
        let services = services
        addUploadRoutes()
        for prefix in ["/_matrix/media/v3", "/_matrix/media/r0"] {
            onExactly(.get, prefix + "/config") { _ in services.mediaConfiguration }
            // Before v1.11 everybody could fetch media; clients of that time send no token.
            addDownloads(below: prefix) { path, handler in
                onOpenExactly(.get, path) { try await handler($0) }
            }
        }
        let prefix = "/_matrix/client/v1/media"
        onExactly(.get, prefix + "/config") { _ in services.mediaConfiguration }
        addDownloads(below: prefix) { path, handler in
            onExactly(.get, path) { try await handler($0.request) }
        }
    }

    private func addDownloads(
        below prefix: String, _ add: (String, @escaping @Sendable (Request) async throws -> Response) -> Void
    ) {
        let services = services
        let media = "/{serverName}/{mediaId}"
        for path in ["/download" + media, "/download" + media + "/{fileName}"] {
            add(prefix + path) { request in
                let stored = try await services.media(of: request)
                return services.response(stored, file: services.media.file(of: stored.id), request)
            }
        }
        add(prefix + "/thumbnail" + media) { try await services.thumbnail($0) }
    }
}

extension Services {
    /// Milliseconds that a download waits for an upload under way, unless the client says otherwise.
    private static let patience = 20_000

    fileprivate var mediaConfiguration: Response { .json(["m.upload.size": JSONValue(limits.mediaBytes)]) }

    /// What a request is for. An upload that was announced is waited for.
    ///
    /// - Throws: `M_NOT_FOUND`; `M_NOT_YET_UPLOADED` when it doesn't come in time.
    fileprivate func media(of request: Request) async throws -> StoredMedia {
        let parameters = request.parameters
        let missing = MatrixError.notFound("There is no such file.")
        guard let uri = MediaURI(server: parameters["serverName"] ?? "", mediaID: parameters["mediaId"] ?? ""),
            uri.server == environment.serverName
        else { throw missing }
        if let stored = try store.media(uri.mediaID) { return stored }
        guard let place = try store.mediaPlace(uri.mediaID), place.expires > environment.now() else { throw missing }
        let patience = request.query("timeout_ms").flatMap { Int($0) } ?? Self.patience
        await mediaArrivals.wait(for: place.id, .milliseconds(min(max(patience, 0), 60_000)))
        guard let stored = try store.media(place.id) else {
            throw MatrixError(.notYetUploaded, status: 504, "The file has not been uploaded yet.")
        }
        return stored
    }

    /// Specification: client-server API, "Thumbnails". The original is a right answer always: a thumbnail may be larger than
    /// what was asked for.
    fileprivate func thumbnail(_ request: Request) async throws -> Response {
        let stored = try await media(of: request)
        let original = media.file(of: stored.id)
        guard let width = request.query("width").flatMap({ Int($0) }), width > 0,
            let height = request.query("height").flatMap({ Int($0) }), height > 0
        else { return response(stored, file: original, request) }
        let method = request.query("method").flatMap(Thumbnail.Method.init(rawValue:)) ?? .scale
        guard let size = ThumbnailSize(width: width, height: height, method: method),
            let made = await thumbnails.thumbnail(of: stored.id, size)
        else { return response(stored, file: original, request) }
        var small = stored
        small.contentType = made.contentType
        return response(small, file: made.path, request, variant: size.name)
    }

    fileprivate func response(
        _ stored: StoredMedia, file: String, _ request: Request, variant: String = ""
    ) -> Response {
        var response = Response(body: .file(path: file))
        let disposition = MediaDisposition(stored, askedAs: request.parameters["fileName"])
        response.headers["Content-Type"] = disposition.contentType
        response.headers["Content-Disposition"] = disposition.header
        // What an address stands for never changes.
        response.headers["ETag"] = "\"\(stored.id)\(variant)\""
        response.headers["Cache-Control"] = "private, max-age=31536000, immutable"
        response.headers["X-Content-Type-Options"] = "nosniff"
        response.headers["Content-Security-Policy"] =
            "sandbox; default-src 'none'; script-src 'none'; plugin-types application/pdf; "
            + "style-src 'unsafe-inline'; object-src 'self'; media-src 'self'"
        response.headers["Cross-Origin-Resource-Policy"] = "cross-origin"
        return response
    }
}
