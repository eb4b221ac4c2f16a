/// How a user stands to a channel.
public enum Membership: String, Hashable, Sendable, Codable {
    case joined = "join"
    case invited = "invite"
    case knocking = "knock"
    case left = "leave"
    case banned = "ban"
}
