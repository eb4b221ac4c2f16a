import HTTPServer
import JSON
import Matrix

extension API {
    mutating func addMembershipRoutes() {
        let services = services
        for path in ["/join/{roomIdOrAlias}", "/rooms/{roomIdOrAlias}/join"] {
            on(.post, path) { call in try await services.enter(call, .join) }
        }
        on(.post, "/knock/{roomIdOrAlias}") { call in try await services.enter(call, .knock) }
        on(.post, "/rooms/{roomId}/leave") { call in
            var request = try MembershipRequest(
                .leave, by: call.user, target: call.user, body: try call.optionalBody())
            request.timestamp = try services.timestamp(of: call)
            try await services.shard.performMembership(request, in: try call.roomID())
            return .empty
        }
        on(.post, "/rooms/{roomId}/forget") { call in
            try await services.shard.forget(try call.roomID(), by: call.user)
            return .empty
        }
        let actions: [(String, MembershipRequest.Action)] = [
            ("invite", .invite), ("kick", .kick), ("ban", .ban), ("unban", .unban),
        ]
        for (name, action) in actions {
            on(.post, "/rooms/{roomId}/" + name) { call in
                var request = try MembershipRequest(action, by: call.user, body: try call.body().value)
                request.timestamp = try services.timestamp(of: call)
                try await services.shard.performMembership(request, in: try call.roomID())
                return .empty
            }
        }
    }
}

extension Services {
    fileprivate func enter(_ call: Call, _ action: MembershipRequest.Action) async throws -> Response {
        let room = try roomID(call.parameter("roomIdOrAlias"))
        var request = try MembershipRequest(action, by: call.user, target: call.user, body: try call.optionalBody())
        request.timestamp = try timestamp(of: call)
        try await shard.performMembership(request, in: room)
        return .json(["room_id": .string(room.rawValue)])
    }

    /// - Throws: `M_NOT_FOUND` for an alias that points nowhere.
    func roomID(_ text: String) throws -> RoomID {
        if let room = RoomID(text) { return room }
        guard let alias = RoomAlias(text) else { throw MatrixError.invalid("That is no room id and no alias.") }
        guard let stored = try store.alias(alias) else { throw MatrixError.notFound("There is no room of this name.") }
        return stored.room
    }
}
