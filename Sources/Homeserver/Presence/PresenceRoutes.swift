import HTTPServer
import JSON
import Matrix

extension API {
    mutating func addPresenceRoutes() {
        let services = services
        let path = "/presence/{userId}/status"
        on(.get, path) { call in
            let user = try call.userID()
            guard try services.store.account(user) != nil else {
                throw MatrixError.notFound("There is no such person here.")
            }
            guard try await services.shard.isAcquainted(call.user, with: user) else {
                throw Authorization.forbidden("You share no room.")
            }
            return .json(await services.shard.presence(of: user).json)
        }
        on(.put, path) { call in
            let user = try call.ownUserID()
            let body = try call.body()
            guard let state = body["presence"]?.string.flatMap(Presence.State.init(rawValue:)) else {
                throw MatrixError.invalid("presence is online, unavailable or offline.")
            }
            let message = body["status_msg"]?.string
            guard (message?.utf8.count ?? 0) <= 1_000 else {
                throw MatrixError.invalid("A status has at most 1000 bytes.")
            }
            try await services.shard.setPresence(state, message: message, of: user)
            return .empty
        }
    }
}

extension Shard {
    func isAcquainted(_ user: UserID, with other: UserID) throws -> Bool { share(try person(user), other) }
}
