import Matrix

/// What a client needs to name a room and count its people without knowing every member.
struct RoomSummary: Sendable, Hashable {
    var joined: Int
    var invited: Int
    /// Only where the room has neither name nor alias.
    var heroes: [UserID]?

    /// Specification: client-server API, "Calculating the display name for a room".
    init(of state: RoomState, for user: UserID) {
        joined = state.joinedCount
        invited = state.invitedCount
        if Self.isNamed(state) { return }
        let others = state.members.filter { $0.key != user }
        var chosen = others.filter { $0.value.membership == .join || $0.value.membership == .invite }
        if chosen.isEmpty { chosen = others }
        heroes = chosen.sorted { $0.value.membershipSince < $1.value.membershipSince }.prefix(5).map(\.key)
    }

    private static func isNamed(_ state: RoomState) -> Bool {
        let name = state[StateKey(.name)]?.state?["name"]?.string
        let alias = state[StateKey(.canonicalAlias)]?.state?["alias"]?.string
        return name?.isEmpty == false || alias?.isEmpty == false
    }
}
