import Matrix

/// Which members a device was told of, and when, so that lazy loading doesn't repeat them with every message.
///
/// A note counts only for a client that comes with the token of that response, or a later one: whoever lost the
/// response is told again. Bounded; forgetting costs a repetition, nothing else.
struct ToldMembers: Sendable {
    private struct Key: Hashable {
        let room: Int
        let user: UserID
    }

    private static let capacity = 256
    private var positions: [Key: Int] = [:]

    func wereTold(_ user: UserID, in room: RoomRecord, to token: SyncToken) -> Bool {
        positions[Key(room: room.key, user: user)].map { $0 <= token.position } ?? false
    }

    mutating func note(_ users: some Sequence<UserID>, in room: RoomRecord, at position: Int) {
        for user in users {
            if positions.count >= Self.capacity { positions.removeAll(keepingCapacity: true) }
            let key = Key(room: room.key, user: user)
            positions[key] = min(positions[key] ?? position, position)
        }
    }
}
