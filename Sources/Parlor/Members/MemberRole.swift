/// What a member may do, in the three steps that the homeserver's power levels are usually set to.
public enum MemberRole: String, Hashable, Sendable {
    /// Below power level 50.
    case member
    /// Power level 50 and above.
    case moderator
    /// Power level 100 and above.
    case owner

    /// The power level that gives the role.
    var powerLevel: Int {
        switch self {
        case .member: 0
        case .moderator: 50
        case .owner: 100
        }
    }

    init(powerLevel: Int) {
        self = powerLevel >= 100 ? .owner : powerLevel >= 50 ? .moderator : .member
    }
}
