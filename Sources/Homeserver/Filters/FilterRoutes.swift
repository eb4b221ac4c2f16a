import HTTPServer
import JSON
import Matrix

extension API {
    mutating func addFilterRoutes() {
        let services = services
        on(.post, "/user/{userId}/filter") { call in
            let user = try call.ownUserID()
            let json = try call.body().serialized()
            let id = try services.store.highestFilterID(of: user) + 1
            guard id <= services.limits.filtersPerUser else {
                throw MatrixError(.resourceLimitExceeded, status: 403, "You keep too many filters.")
            }
            // Two devices may take the same number at once: the second takes the next one.
            guard try await services.shard.perform([.filter(user, id: id, json: json)]) == .committed else {
                throw MatrixError(.unknown, status: 503, "Try again.", retryAfterMilliseconds: 50)
            }
            return .object { $0.field("filter_id", String(id)) }
        }
        on(.get, "/user/{userId}/filter/{filterId}") { call in
            .json(try services.storedFilter(call.parameter("filterId"), of: try call.ownUserID()))
        }
    }
}

extension Services {
    /// The filter of a request: its text, or the number of a stored one.
    func filter(_ text: String?, of user: UserID) throws -> SyncFilter {
        guard let text else { return SyncFilter() }
        if text.first == "{" { return try filters.filter(text) }
        return try filters.filter(String(decoding: try storedFilter(text, of: user), as: UTF8.self))
    }

    func storedFilter(_ id: String, of user: UserID) throws -> [UInt8] {
        guard let number = Int(id), let json = try store.filter(of: user, id: number) else {
            throw MatrixError.notFound("There is no such filter.")
        }
        return json
    }
}
