/// What a member may do, in the three steps that the homeserver's power levels are usually set to.
public enum MemberRole: String, Hashable, Sendable {
    case member
    /// Power level 50 and above.
    case moderator
    /// Power level 100 and above.
    case owner

    init(powerLevel: Int) {
        self = powerLevel >= 100 ? .owner : powerLevel >= 50 ? .moderator : .member
    }
}
