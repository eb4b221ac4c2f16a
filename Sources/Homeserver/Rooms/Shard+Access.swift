import Matrix

extension Shard {
    /// - Throws: `M_FORBIDDEN` unless the user is in the room. Whether it exists is nobody else's business.
    func joinedRoom(_ id: RoomID, of user: UserID) throws -> Room {
        guard let room = try room(id), room.state.membership(of: user) == .join else {
            throw Authorization.forbidden("You are not in this room.")
        }
        return room
    }

    /// What someone may read of a room's history.
    func historyAccess(of user: UserID, to room: Room) throws -> HistoryAccess {
        let isOpen = room.visibilities.allSatisfy { $0.visibility == .shared || $0.visibility == .worldReadable }
        if isOpen, let member = room.state.members[user], member.membership == .join {
            return HistoryAccess(
                visibilities: room.visibilities, memberships: [(position: member.position, membership: .join)])
        }
        let history = try store.stateHistory(in: room.record, of: StateKey(.member, user.rawValue))
        return HistoryAccess(
            visibilities: room.visibilities,
            memberships: history.filter { $0.position <= published }
                .map { (position: $0.position, membership: $0.membership ?? .leave) })
    }
}
