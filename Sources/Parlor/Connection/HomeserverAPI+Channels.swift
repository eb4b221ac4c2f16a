internal import JSON
internal import Matrix

extension HomeserverAPI {
    /// - Parameters:
    ///   - room: A room identifier or an alias.
    ///   - servers: Homeservers that may know the room, for one that lives elsewhere.
    ///   - isTransient: Only while the user's apps are there, for homeservers that know this.
    func join(
        _ room: String, via servers: [String], reason: String?, isTransient: Bool = false
    ) async throws -> String {
        var body = Self.body(reason)
        if isTransient { body[MemberContent.transientKey] = true }
        return try roomID(in: await call(.join(room), query: Self.via(servers), body: body), of: "join")
    }

    func knock(on room: String, via servers: [String], reason: String?) async throws -> String {
        try roomID(in: await call(.knock(room), query: Self.via(servers), body: Self.body(reason)), of: "knock")
    }

    func leave(_ room: RoomID, reason: String?) async throws {
        _ = try await call(.leave(room), body: Self.body(reason))
    }
    func forget(_ room: RoomID) async throws { _ = try await call(.forget(room), body: .object([:])) }

    func invite(_ user: UserId, to room: RoomID, reason: String?) async throws {
        try await change(.invite(room), user, reason)
    }
    func kick(_ user: UserId, from room: RoomID, reason: String?) async throws {
        try await change(.kick(room), user, reason)
    }
    func ban(_ user: UserId, from room: RoomID, reason: String?) async throws {
        try await change(.ban(room), user, reason)
    }
    func unban(_ user: UserId, from room: RoomID, reason: String?) async throws {
        try await change(.unban(room), user, reason)
    }

    /// The whole current state of a room that may be looked into.
    func state(of room: RoomID) async throws -> [SyncEvent] { SyncEvent.all(in: try await call(.state(room)).root) }

    func setListed(_ isListed: Bool, _ room: RoomID) async throws {
        _ = try await call(.setDirectoryVisibility(room), body: ["visibility": isListed ? "public" : "private"])
    }

    /// The room that an alias stands for.
    func resolve(_ alias: RoomAlias) async throws -> String {
        try roomID(in: await call(.alias(alias)), of: "directory/room")
    }

    func addAlias(_ alias: RoomAlias, to room: RoomID) async throws {
        _ = try await call(.setAlias(alias), body: ["room_id": .string(room.rawValue)])
    }

    func removeAlias(_ alias: RoomAlias) async throws { _ = try await call(.removeAlias(alias)) }

    private func change(_ endpoint: Endpoint, _ user: UserId, _ reason: String?) async throws {
        var body = Self.body(reason)
        body["user_id"] = .string(user)
        _ = try await call(endpoint, body: body)
    }

    private func roomID(in answer: JSONDocument, of request: String) throws -> String {
        guard let roomID = answer.root["room_id"]?.string else { throw malformed(request) }
        return roomID
    }

    private static func body(_ reason: String?) -> JSONValue {
        guard let reason else { return .object([:]) }
        return ["reason": .string(reason)]
    }

    /// Both the name of the parameter since v1.12 and the one before.
    private static func via(_ servers: [String]) -> [(String, String)] {
        servers.flatMap { [("via", $0), ("server_name", $0)] }
    }
}
