import HTTPServer
import JSON
import Matrix

extension API {
    mutating func addRoomSummaryRoutes() {
        let services = services
        // Open, so that a link to a public room can be shown to someone who isn't logged in yet.
        onOpenExactly(.get, "/_matrix/client/v1/room_summary/{roomIdOrAlias}") { request in
            let user = request.accessToken == nil ? nil : try await services.session(of: request).user
            let room = try services.roomID(request.parameters["roomIdOrAlias"] ?? "")
            return .json(try await services.shard.summary(of: room, for: user))
        }
    }
}

extension Shard {
    /// What someone who isn't in a room may know of it before they decide to join.
    ///
    /// - Throws: `M_NOT_FOUND` also for rooms that are nobody's business.
    func summary(of id: RoomID, for user: UserID?) throws -> JSONValue {
        guard let room = try room(id), try isVisible(room, to: user) else {
            throw MatrixError.notFound("There is no such room.")
        }
        var json = PublicRoom(room).summary
        if let user { json["membership"] = .string((room.state.membership(of: user) ?? .leave).rawValue) }
        return json
    }

    /// Whether someone may learn that a room exists and what it is called.
    func isVisible(_ room: Room, to user: UserID?) throws -> Bool {
        if room.rules.historyVisibility == .worldReadable { return true }
        switch room.rules.joinRule {
        case .public, .knock, .knockRestricted: return true
        case .invite, .private, .restricted: break
        }
        guard let user else { return false }
        switch room.state.membership(of: user) {
        case .join, .invite, .knock: return true
        case .leave, .ban, nil: return try room.rules.isRestricted && mayEnter(user, room.rules)
        }
    }
}
