internal import JSON
internal import Matrix

extension HomeserverAPI {
    func createRoom(_ body: JSONValue) async throws -> String {
        guard let roomID = try await call(.createRoom, body: body).root["room_id"]?.string else {
            throw malformed("createRoom")
        }
        return roomID
    }

    /// - Parameter room: A room identifier or an alias.
    func join(_ room: String) async throws -> String {
        guard let roomID = try await call(.join(room), body: .object([:])).root["room_id"]?.string else {
            throw malformed("join")
        }
        return roomID
    }

    func leave(_ room: RoomID) async throws { _ = try await call(.leave(room), body: .object([:])) }

    func invite(_ user: UserId, to room: RoomID) async throws {
        _ = try await call(.invite(room), body: ["user_id": .string(user)])
    }

    /// - Parameter limit: Matrix has no such thing; Parlor's homeserver heeds it, others send everybody.
    func members(of room: RoomID, limit: Int? = nil) async throws -> [SyncEvent] {
        let query = limit.map { [("org.parlor.limit", String($0))] } ?? []
        return SyncEvent.all(in: try await call(.members(room), query: query).root["chunk"])
    }

    func setTyping(_ isTyping: Bool, _ room: RoomID, _ user: UserID, for duration: Duration) async throws {
        var body: JSONValue = ["typing": .bool(isTyping)]
        if isTyping { body["timeout"] = JSONValue(Int(duration.components.seconds * 1000)) }
        _ = try await call(.typing(room, user), body: body)
    }

    func setAccountData(_ user: UserID, _ type: EventType, _ content: JSONValue) async throws {
        _ = try await call(.setAccountData(user, type), body: content)
    }

    func setAccountData(_ user: UserID, room: RoomID, _ type: EventType, _ content: JSONValue) async throws {
        _ = try await call(.setAccountData(user, room: room, type), body: content)
    }

    /// - Parameter content: Nil takes the tag away.
    func setTag(_ tag: String, _ content: JSONValue?, _ user: UserID, _ room: RoomID) async throws {
        if let content {
            _ = try await call(.setTag(user, room: room, tag), body: content)
        } else {
            try await ignoringNotFound { _ = try await call(.removeTag(user, room: room, tag)) }
        }
    }

    /// - Parameter content: Nil takes the rule away.
    func setPushRule(_ kind: String, _ id: String, _ content: JSONValue?) async throws {
        if let content {
            _ = try await call(.setPushRule(kind: kind, id), body: content)
        } else {
            try await ignoringNotFound { _ = try await call(.removePushRule(kind: kind, id)) }
        }
    }

    /// What is to be removed and is not there has been removed before, maybe by the very request whose answer was lost.
    private func ignoringNotFound(_ request: () async throws -> Void) async throws {
        do {
            try await request()
        } catch let error as ClientError where error.kind == .notFound {}
    }
}
