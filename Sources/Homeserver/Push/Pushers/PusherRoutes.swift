import HTTPServer
import JSON
import Matrix

/// Clients may say here where notifications are to be sent, and read it again. This server calls no gateway.
extension API {
    private static let mostPushers = 100

    mutating func addPusherRoutes() {
        let services = services
        on(.get, "/pushers") { call in
            let pushers = try services.store.pushers(of: call.user)
            return .json(["pushers": .array(try pushers.map { try JSONValue(parsing: $0.json) })])
        }
        on(.post, "/pushers/set") { call in
            let body = try call.body().value
            let pusher = try call.pusher(body)
            guard body["kind"]?.isNull != true else {
                _ = try await services.shard.perform([.removePusher(pusher)])
                return .empty
            }
            let known = try services.store.pushers(of: call.user)
            guard known.count < Self.mostPushers else {
                throw MatrixError(.resourceLimitExceeded, status: 403, "You keep too many pushers.")
            }
            _ = try await services.shard.perform([
                .pusher(pusher, isExclusive: body["append"]?.bool != true)
            ])
            return .empty
        }
    }
}

extension Call {
    fileprivate func pusher(_ body: JSONValue) throws(MatrixError) -> StoredPusher {
        guard let key = body["pushkey"]?.string, (1...512).contains(key.utf8.count) else { throw .missing("pushkey") }
        guard let app = body["app_id"]?.string, (1...64).contains(app.utf8.count) else { throw .missing("app_id") }
        var pusher = StoredPusher(user: user, device: session.device, app: app, key: key, json: [])
        guard let kind = body["kind"] else { throw .missing("kind") }
        if kind.isNull { return pusher }
        guard let kind = kind.string, kind == "http" else { throw .invalid("Pushers are of kind http.") }
        var json: JSONValue = ["pushkey": .string(key), "app_id": .string(app), "kind": .string(kind)]
        for field in ["app_display_name", "device_display_name", "lang"] {
            guard let text = body[field]?.string, text.utf8.count <= 255 else { throw .missing(field) }
            json[field] = .string(text)
        }
        if let tag = body["profile_tag"]?.string, tag.utf8.count <= 32 { json["profile_tag"] = .string(tag) }
        guard let data = body["data"], data["url"]?.string?.hasPrefix("https://") == true,
            data.serialized().count <= 10_000
        else { throw .missing("data.url") }
        json["data"] = data
        pusher.json = json.serialized()
        return pusher
    }
}
