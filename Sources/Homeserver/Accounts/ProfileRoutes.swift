import HTTPServer
import JSON
import Matrix

extension API {
    mutating func addProfileRoutes() {
        let services = services
        onOpen(.get, "/profile/{userId}") { request in
            .json(try services.profile(request).json)
        }
        onOpen(.get, "/profile/{userId}/displayname") { request in
            .json(JSONValue(try services.profile(request).json.object?.filter { $0.key == "displayname" } ?? [:]))
        }
        onOpen(.get, "/profile/{userId}/avatar_url") { request in
            .json(JSONValue(try services.profile(request).json.object?.filter { $0.key == "avatar_url" } ?? [:]))
        }
        on(.put, "/profile/{userId}/displayname") { call in
            let user = try call.ownUserID()
            let name = try call.body()["displayname"]?.string
            guard (name?.utf8.count ?? 0) <= 256 else { throw MatrixError.invalid("A name has at most 256 bytes.") }
            try await services.shard.changeProfile(of: user) { $0.displayName = name }
            return .empty
        }
        on(.put, "/profile/{userId}/avatar_url") { call in
            let user = try call.ownUserID()
            let url = try call.body()["avatar_url"]?.string
            guard (url?.utf8.count ?? 0) <= 1000 else {
                throw MatrixError.invalid("An address has at most 1000 bytes.")
            }
            try await services.shard.changeProfile(of: user) { $0.avatarURL = url?.isEmpty == true ? nil : url }
            return .empty
        }
        on(.post, "/user_directory/search") { call in
            let body = try call.body()
            guard let term = body["search_term"]?.string else { throw MatrixError.missing("search_term") }
            let limit = min(max(body["limit"]?.int ?? 10, 1), 50)
            let found = try services.store.searchProfiles(term, limit: limit + 1)
            let results = found.prefix(limit).map { user, profile in
                var json = profile.json
                json["user_id"] = .string(user.rawValue)
                return json
            }
            return .json(["results": .array(results), "limited": .bool(found.count > limit)])
        }
    }
}

extension Services {
    fileprivate func profile(_ request: Request) throws -> Profile {
        guard let user = UserID(request.parameters["userId"] ?? ""), let profile = try store.profile(of: user) else {
            throw MatrixError.notFound("There is no such person here.")
        }
        return profile
    }
}

extension Profile {
    var json: JSONValue {
        var json: JSONValue = [:]
        json["displayname"] = displayName.map { .string($0) }
        json["avatar_url"] = avatarURL.map { .string($0) }
        return json
    }
}
