/// How a user stands to a room.
public enum Membership: String, Sendable, Hashable, CaseIterable {
    case join, invite, knock, leave, ban
}
