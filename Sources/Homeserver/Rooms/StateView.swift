import Matrix

/// The state that the next event of a room is checked against: what is published, and over it what was accepted
/// but is still on its way to the disk.
struct StateView: Sendable {
    private let published: RoomState
    private let pending: [StateKey: Event]
    let rules: RoomRules

    init(_ published: RoomState, pending: [StateKey: Event] = [:]) {
        self.published = published
        self.pending = pending
        rules = pending.values.sorted { $0.position < $1.position }.reduce(into: published.rules) { $0.apply($1) }
    }

    subscript(key: StateKey) -> Event? { pending[key] ?? published[key] }

    func membership(of user: UserID) -> Membership? {
        if !pending.isEmpty, let event = pending[StateKey(.member, user.rawValue)] { return event.membership }
        return published.membership(of: user)
    }

    var joinedMembers: some Sequence<UserID> {
        published.members.keys.lazy.filter { membership(of: $0) == .join }
    }

    func isJoined(_ user: UserID) -> Bool { membership(of: user) == .join }
}
