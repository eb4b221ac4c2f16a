import Matrix

extension Shard {
    /// Sets one piece of state. Setting what is there already makes no event.
    func performState(_ draft: Draft, in roomID: RoomID) async throws -> EventID {
        guard let room = try room(roomID) else { throw Authorization.forbidden("You are not in this room.") }
        if draft.type == .canonicalAlias { try checkAliases(draft, in: roomID) }
        let view = room.view
        if draft.type == .member { try checkGuarantor(draft, view) }
        try Authorization.check(draft.proposal, against: view)
        if let key = draft.stateKey, let current = view[StateKey(draft.type, key)], current.sender == draft.sender,
            current.state == draft.content.value
        {
            return current.id
        }
        let event = try makeEvent(draft, in: room, view)
        _ = try await perform([.event(event)])
        return event.id
    }

    /// The state as someone may see it: as it is for members, as it was for those who left.
    func visibleState(of roomID: RoomID, for user: UserID, at position: Int? = nil) throws -> [Event] {
        guard let room = try room(roomID) else { throw Authorization.forbidden("You are not in this room.") }
        var through = min(position ?? published, published)
        switch room.state.members[user] {
        case let member? where member.membership == .join: break
        case let member? where room.rules.historyVisibility != .worldReadable:
            let access = try historyAccess(of: user, to: room)
            guard access.memberships.contains(where: { $0.membership == .join }) else {
                throw Authorization.forbidden("You are not in this room.")
            }
            through = min(through, member.position)
        default:
            guard room.rules.historyVisibility == .worldReadable else {
                throw Authorization.forbidden("You are not in this room.")
            }
        }
        if through >= room.lastPosition { return Array(room.state.all) }
        return StateDelta.changes(
            try store.stateChanges(in: room.record, after: 0, through: through), besides: [])
    }

    /// In whose name someone came in is the server's word: nobody says it of themselves.
    private func checkGuarantor(_ draft: Draft, _ view: StateView) throws {
        let key = "join_authorised_via_users_server"
        guard let said = draft.content.value[key] else { return }
        let current = view[StateKey(.member, draft.stateKey ?? "")]?.state
        guard current?["membership"]?.string == "join", current?[key] == said else {
            throw Authorization.forbidden("\(key) is set by the server.")
        }
    }

    private func checkAliases(_ draft: Draft, in room: RoomID) throws {
        let content = draft.content.value
        let names =
            [content["alias"]?.string].compactMap { $0 } + (content["alt_aliases"]?.array ?? []).compactMap(\.string)
        for name in names where !name.isEmpty {
            guard let alias = RoomAlias(name) else { throw MatrixError.invalid("\(name) is no alias.") }
            guard try store.alias(alias)?.room == room else {
                throw MatrixError(.badAlias, status: 400, "\(name) does not point at this room.")
            }
        }
    }
}

extension Room {
    var rules: RoomRules { state.rules }
}
