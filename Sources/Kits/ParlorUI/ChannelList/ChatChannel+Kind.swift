import Parlor

extension ChatChannel {
    /// Whether messages need their author's name: more than two people are here, or may come.
    public var isGroup: Bool { !isDirect && (memberCount > 2 || name?.trimmedOrNil != nil) }

    /// The other person of a conversation of two.
    public func partner(of currentUserID: UserId?) -> ChatChannelMember? {
        guard !isGroup else { return nil }
        return lastActiveMembers.first { $0.id != currentUserID }
    }
}
