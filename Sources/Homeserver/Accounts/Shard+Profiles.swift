import JSON
import Matrix

extension Shard {
    /// Changes a profile, and with it the person's membership of every room they are in.
    func changeProfile(of user: UserID, _ change: @Sendable (inout Profile) -> Void) async throws {
        guard let old = try store.profile(of: user) else { throw MatrixError.notFound("There is no such account.") }
        var profile = old
        change(&profile)
        guard profile != old else { return }
        var changes: [StoreChange] = [.profile(user, profile)]
        for room in try person(user).rooms.values where room.view.isJoined(user) {
            var member = MemberContent(membership: .join, profile)
            member.isTransient = room.view[StateKey(.member, user.rawValue)]?.isTransientJoin == true
            let content = EventContent(member.json)
            let draft = Draft(sender: user, type: .member, stateKey: user.rawValue, content: content)
            // Being in the room, they may always say who they are.
            changes += try makeEvents([draft], in: room).map { .event($0) }
        }
        _ = try await perform(changes)
    }
}

extension MemberContent {
    init(membership: Membership, _ profile: Profile?, reason: String? = nil, isDirect: Bool = false) {
        self.init(
            membership: membership, displayName: profile?.displayName, avatarURL: profile?.avatarURL, reason: reason,
            isDirect: isDirect)
    }
}
