import HTTPServer
import JSON
import Matrix

extension API {
    mutating func addUploadRoutes() {
        let services = services
        let folder = services.media.incoming
        let limit = services.limits.mediaBytes
        for prefix in ["/_matrix/media/v3", "/_matrix/media/r0"] {
            onExactly(.post, prefix + "/upload", bodyLimit: limit, bodyFolder: folder) { call in
                let id = services.environment.token(18)
                try await services.store(call, as: id)
                return .json(["content_uri": .string(services.uri(of: id))])
            }
        }
        onExactly(.post, "/_matrix/media/v1/create") { call in .json(try await services.createMedia(call)) }
        onExactly(
            .put, "/_matrix/media/v3/upload/{serverName}/{mediaId}", bodyLimit: limit, bodyFolder: folder
        ) { call in
            try await services.fill(call)
            return .empty
        }
    }
}

extension Services {
    /// Milliseconds for which an address waits for its upload.
    private static let placeLifetime = 86_400_000
    private static let mostPlaces = 100

    fileprivate func uri(of id: String) -> String { "mxc://\(environment.serverName)/\(id)" }

    /// Specification: client-server API, "POST /_matrix/media/v1/create".
    fileprivate func createMedia(_ call: Call) async throws -> JSONValue {
        let now = environment.now()
        guard try store.mediaPlaces(of: call.user, at: now) < Self.mostPlaces else {
            throw MatrixError(
                .limitExceeded, status: 429, "Fill the addresses that you have.", retryAfterMilliseconds: 60_000)
        }
        let place = StoredMediaPlace(
            id: environment.token(18), owner: call.user, expires: now + Self.placeLifetime)
        _ = try await shard.perform([.mediaPlace(place, now: now)])
        return ["content_uri": .string(uri(of: place.id)), "unused_expires_at": JSONValue(place.expires)]
    }

    /// Puts an upload at an address that was made before.
    fileprivate func fill(_ call: Call) async throws {
        let id = call.parameter("mediaId")
        guard call.parameter("serverName") == environment.serverName else {
            throw MatrixError.notFound("This address is another server's.")
        }
        let taken = MatrixError(.cannotOverwriteMedia, status: 409, "There is a file at this address.")
        guard let place = try store.mediaPlace(id) else {
            throw try store.media(id) == nil ? MatrixError.notFound("There is no such address.") : taken
        }
        guard place.owner == call.user else { throw Authorization.forbidden("The address is someone else's.") }
        guard place.expires > environment.now() else { throw MatrixError.notFound("The address waited too long.") }
        guard try await store(call, as: id, besides: [.mediaArrived(id)]) else { throw taken }
        mediaArrivals.announce(id)
    }

    /// Keeps a request's body under an identifier.
    ///
    /// - Returns: false when there was something already.
    @discardableResult
    fileprivate func store(_ call: Call, as id: String, besides changes: [StoreChange] = []) async throws -> Bool {
        let fileName = call.request.query("filename")
        let contentType = call.request.headers["Content-Type"] ?? "application/octet-stream"
        guard (fileName?.utf8.count ?? 0) <= 255, contentType.utf8.count <= 255 else {
            throw MatrixError.invalid("A file's name and type have at most 255 bytes.")
        }
        guard let upload = call.request.bodyFile else { throw MatrixError.invalid("There is no file.") }
        let stored = StoredMedia(
            id: id, owner: call.user, contentType: contentType, fileName: fileName, size: upload.size,
            created: environment.now())
        try await media.keep(upload, as: id)
        return try await shard.perform(changes + [.media(stored)]) == .committed
    }
}
