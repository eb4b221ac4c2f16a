import Parlor

/// What can be done with a member of a channel.
public enum MemberAction: Hashable, Sendable {
    case write
    case makeRole(MemberRole)
    case silence, unsilence
    case remove
    case ban

    /// What the current user may do with a member, in the order of a menu; nothing with oneself.
    public static func available(
        for member: ChatChannelMember, in channel: ChatChannel, currentUserID: UserId?
    ) -> [MemberAction] {
        guard member.id != currentUserID else { return [] }
        let can = channel.ownCapabilities
        var actions: [MemberAction] = [.write]
        if can.contains(.changeRoles) {
            actions += [.member, .moderator, .owner].filter { $0 != member.role }.map(MemberAction.makeRole)
            actions.append(member.isSilenced ? .unsilence : .silence)
        }
        if can.contains(.removeMembers) { actions.append(.remove) }
        if can.contains(.ban) { actions.append(.ban) }
        return actions
    }

    public func title(for member: ChatChannelMember) -> String {
        switch self {
        case .write: "Write to \(member.displayName)"
        case .makeRole(let role): "Make \(role.title?.lowercased() ?? "ordinary member")"
        case .silence: "Take the word from them"
        case .unsilence: "Let them write again"
        case .remove: "Remove from the channel"
        case .ban: "Ban from the channel"
        }
    }

    public var isDestructive: Bool { self == .remove || self == .ban }
}

extension MemberRole {
    /// The word behind a member's name; none for one of many.
    public var title: String? {
        switch self {
        case .member: nil
        case .moderator: "Moderator"
        case .owner: "Owner"
        }
    }
}
