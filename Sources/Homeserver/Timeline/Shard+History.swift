import Matrix

extension Shard {
    /// - Throws: `M_FORBIDDEN` for those who may read nothing of the room.
    func historyReader(of roomID: RoomID, for user: UserID) throws -> HistoryReader {
        guard let room = try room(roomID) else { throw Authorization.forbidden("You are not in this room.") }
        let access = try historyAccess(of: user, to: room)
        let wasIn = access.memberships.contains { $0.membership == .join }
        guard wasIn || room.rules.historyVisibility == .worldReadable else {
            throw Authorization.forbidden("You are not in this room.")
        }
        return HistoryReader(
            store: store, room: room.record, user: user, ignored: try person(user).ignored, access: access,
            published: published)
    }

    /// The member events of those who sent something, for clients that load members lazily.
    func members(_ senders: Set<UserID>, of roomID: RoomID) throws -> [Event] {
        guard let room = try room(roomID) else { return [] }
        return senders.compactMap { room.state.members[$0] }.sorted { $0.position < $1.position }
    }
}
