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
        let there = Self.first(of: state, but: user) { $0 == .join || $0 == .invite }
        heroes = there.isEmpty ? Self.first(of: state, but: user) { _ in true } : there
    }

    private static let mostHeroes = 5

    /// Those who came first. One look at each member and no sorting of all: rooms may be large.
    private static func first(
        of state: RoomState, but user: UserID, where isWanted: (Membership?) -> Bool
    ) -> [UserID] {
        var first: [(since: Int, user: UserID)] = []
        for (other, event) in state.members where other != user && isWanted(event.membership) {
            let since = event.membershipSince
            if first.count == mostHeroes, since >= first[mostHeroes - 1].since { continue }
            first.insert((since, other), at: first.firstIndex { $0.since > since } ?? first.count)
            if first.count > mostHeroes { first.removeLast() }
        }
        return first.map(\.user)
    }

    private static func isNamed(_ state: RoomState) -> Bool {
        let name = state[StateKey(.name)]?.state?["name"]?.string
        let alias = state[StateKey(.canonicalAlias)]?.state?["alias"]?.string
        return name?.isEmpty == false || alias?.isEmpty == false
    }
}
