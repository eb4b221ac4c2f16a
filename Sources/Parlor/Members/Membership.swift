/// How a user stands to a channel.
public enum Membership: String, Hashable, Sendable, Codable {
    /// A member.
    case joined = "join"
    /// Invited, and has not answered.
    case invited = "invite"
    /// Asks to be let in.
    case knocking = "knock"
    /// Not a member, any more or ever.
    case left = "leave"
    /// Kept out.
    case banned = "ban"
}
