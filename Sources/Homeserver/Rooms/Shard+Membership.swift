import Matrix

extension Shard {
    /// Changes a membership. Asking for what is so already changes nothing and succeeds.
    func performMembership(_ request: MembershipRequest, in roomID: RoomID) async throws {
        guard let room = try room(roomID) else {
            throw request.action == .join || request.action == .knock
                ? MatrixError.notFound("There is no such room.") : Authorization.forbidden("You are not in this room.")
        }
        let view = room.view
        let current = view.membership(of: request.target)
        guard try isChange(request, from: current, in: view) else { return }
        if request.isTransient, view.rules.joinRule != .public {
            throw Authorization.forbidden("Only public rooms can be entered for a while.")
        }
        if request.action == .invite { try checkExists(request.target) }
        // Those who are thrown out keep the name they had; those who come bring their own.
        let profile =
            request.membership == .join || request.membership == .invite || request.membership == .knock
            ? try store.profile(of: request.target) : nil
        var content = MemberContent(
            membership: request.membership, profile, reason: request.reason, isDirect: request.isDirect)
        content.isTransient = request.isTransient
        content.joinAuthorisedVia = try guarantor(for: request, from: current, in: view)
        let draft = Draft(
            sender: request.sender, type: .member, stateKey: request.target.rawValue,
            content: EventContent(content.json), timestamp: request.timestamp)
        var changes = try makeEvents([draft], in: room).map { StoreChange.event($0) }
        if request.membership == .join || request.membership == .invite {
            changes.append(.remember(roomID, request.target))
        }
        _ = try await perform(changes)
    }

    /// The member in whose name someone joins a restricted room; `nil` where no one is needed, or none will do.
    ///
    /// Specification: room version 8, "Restricted rooms".
    private func guarantor(
        for request: MembershipRequest, from current: Membership?, in view: StateView
    ) throws -> UserID? {
        guard request.action == .join, view.rules.isRestricted,
            current == nil || current == .leave || current == .knock,
            try mayEnter(request.target, view.rules)
        else { return nil }
        let levels = view.rules.powerLevels
        let guarantor = view.joinedMembers.filter { levels.level(of: $0) >= levels.invite }
            .max { levels.level(of: $0) < levels.level(of: $1) }
        guard let guarantor else {
            throw MatrixError(.unableToGrantJoin, status: 400, "Nobody in this room may let you in.")
        }
        return guarantor
    }

    /// Whether someone is in one of the rooms whose members may join a restricted one.
    func mayEnter(_ user: UserID, _ rules: RoomRules) throws -> Bool {
        try rules.allowedRooms.contains { try room($0)?.state.membership(of: user) == .join }
    }

    /// Lets a room vanish from the lists of someone who left it.
    func forget(_ roomID: RoomID, by user: UserID) async throws {
        guard let room = try room(roomID), let membership = room.state.membership(of: user) else {
            throw Authorization.forbidden("You were never in this room.")
        }
        guard membership == .leave || membership == .ban else {
            throw MatrixError(.unknown, status: 400, "Leave the room before you forget it.")
        }
        _ = try await perform([.forget(roomID, user)])
    }

    private func isChange(
        _ request: MembershipRequest, from current: Membership?, in view: StateView
    ) throws(MatrixError) -> Bool {
        switch request.action {
        case .join:
            // Who entered for a while may stay for good; who is in for good isn't made a visitor.
            let member = view[StateKey(.member, request.target.rawValue)]
            return current != .join || !request.isTransient && member?.isTransientJoin == true
        case .leave: return current == .join || current == .invite || current == .knock || current == nil
        case .unban:
            guard view.isJoined(request.sender) else { throw Authorization.forbidden("You are not in this room.") }
            guard current == .ban else { throw Authorization.forbidden("\(request.target) is not banned.") }
            return true
        case .kick:
            guard current != .ban else { throw Authorization.forbidden("\(request.target) is banned.") }
            return true
        case .ban: return current != .ban
        case .invite: return current != .invite
        case .knock: return true
        }
    }
}
