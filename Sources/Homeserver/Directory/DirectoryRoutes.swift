import HTTPServer
import JSON
import Matrix

extension API {
    mutating func addDirectoryRoutes() {
        let services = services
        onOpen(.get, "/directory/room/{roomAlias}") { request in
            let alias = try RoomAlias.inPath(request)
            guard let stored = try services.store.alias(alias) else {
                throw MatrixError.notFound("There is no room of this name.")
            }
            return .json([
                "room_id": .string(stored.room.rawValue), "servers": [.string(services.environment.serverName)],
            ])
        }
        on(.put, "/directory/room/{roomAlias}") { call in
            let alias = try RoomAlias.inPath(call.request)
            guard let room = try call.body()["room_id"]?.string.flatMap(RoomID.init) else {
                throw MatrixError.missing("room_id")
            }
            try await services.shard.addAlias(alias, to: room, by: call.user)
            return .empty
        }
        on(.delete, "/directory/room/{roomAlias}") { call in
            try await services.shard.removeAlias(try RoomAlias.inPath(call.request), by: call.user)
            return .empty
        }
        on(.get, "/rooms/{roomId}/aliases") { call in
            let room = try call.roomID()
            _ = try await services.shard.historyReader(of: room, for: call.user)
            return .json(["aliases": JSONValue(try services.store.aliases(of: room).map(\.rawValue))])
        }
        onOpen(.get, "/directory/list/room/{roomId}") { request in
            guard let room = RoomID(request.parameters["roomId"] ?? ""), try services.store.room(room) != nil else {
                throw MatrixError.notFound("There is no such room.")
            }
            return .json(["visibility": try services.store.isPublished(room) ? "public" : "private"])
        }
        on(.put, "/directory/list/room/{roomId}") { call in
            let visibility = try call.optionalBody()["visibility"]?.string ?? "public"
            guard let visibility = DirectoryVisibility(rawValue: visibility) else {
                throw MatrixError.invalid("visibility is public or private.")
            }
            try await services.shard.setPublished(visibility == .public, try call.roomID(), by: call.user)
            return .empty
        }
        addPublicRoomsRoutes()
    }
}

extension RoomAlias {
    fileprivate static func inPath(_ request: Request) throws(MatrixError) -> RoomAlias {
        guard let alias = RoomAlias(request.parameters["roomAlias"] ?? "") else { throw .invalid("That is no alias.") }
        return alias
    }
}
