import HTTPServer
import JSON
import Matrix

extension API {
    mutating func addMediaRoutes() {
        let services = services
        for prefix in ["/_matrix/media/v3", "/_matrix/media/r0"] {
            onExactly(.post, prefix + "/upload", bodyLimit: services.limits.mediaBytes) { call in
                try await services.upload(call)
            }
            onExactly(.get, prefix + "/config") { _ in services.mediaConfiguration }
            // Before v1.11 everybody could fetch media; clients of that time send no token.
            addDownloads(below: prefix) { path, handler in
                onOpenExactly(.get, path) { try handler($0) }
            }
        }
        let prefix = "/_matrix/client/v1/media"
        onExactly(.get, prefix + "/config") { _ in services.mediaConfiguration }
        addDownloads(below: prefix) { path, handler in
            onExactly(.get, path) { try handler($0.request) }
        }
    }

    private func addDownloads(
        below prefix: String, _ add: (String, @escaping @Sendable (Request) throws -> Response) -> Void
    ) {
        let services = services
        let media = "/{serverName}/{mediaId}"
        // A thumbnail may be larger than what was asked for: the original is always a right answer.
        for path in ["/download" + media, "/download" + media + "/{fileName}", "/thumbnail" + media] {
            add(prefix + path) { try services.download($0) }
        }
    }
}

extension Services {
    fileprivate var mediaConfiguration: Response { .json(["m.upload.size": JSONValue(limits.mediaBytes)]) }

    fileprivate func upload(_ call: Call) async throws -> Response {
        try limiter.check(.message(call.user), limits.messages)
        let fileName = call.request.query("filename")
        let contentType = call.request.headers["Content-Type"] ?? "application/octet-stream"
        guard (fileName?.utf8.count ?? 0) <= 255, contentType.utf8.count <= 255 else {
            throw MatrixError.invalid("A file's name and type have at most 255 bytes.")
        }
        let id = environment.token(18)
        try media.save(call.request.body, as: id)
        let stored = StoredMedia(
            id: id, owner: call.user, contentType: contentType, fileName: fileName,
            size: call.request.body.count, created: environment.now())
        _ = try await shard.perform([.media(stored)])
        return .json(["content_uri": .string("mxc://\(environment.serverName)/\(id)")])
    }

    fileprivate func download(_ request: Request) throws -> Response {
        let parameters = request.parameters
        guard let uri = MediaURI(server: parameters["serverName"] ?? "", mediaID: parameters["mediaId"] ?? ""),
            uri.server == environment.serverName, let stored = try store.media(uri.mediaID)
        else { throw MatrixError.notFound("There is no such file.") }
        var response = Response(body: .file(path: media.file(of: uri.mediaID)))
        let disposition = MediaDisposition(stored, askedAs: parameters["fileName"])
        response.headers["Content-Type"] = disposition.contentType
        response.headers["Content-Disposition"] = disposition.header
        response.headers["Cache-Control"] = "private, max-age=31536000, immutable"
        response.headers["X-Content-Type-Options"] = "nosniff"
        response.headers["Content-Security-Policy"] =
            "sandbox; default-src 'none'; script-src 'none'; style-src 'unsafe-inline'; media-src 'self'"
        response.headers["Cross-Origin-Resource-Policy"] = "cross-origin"
        return response
    }
}
