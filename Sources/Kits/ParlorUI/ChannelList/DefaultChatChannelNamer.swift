import Parlor

/// Says what a channel is called for a user; `nil` when nothing is known of it.
public typealias ChatChannelNamer = (_ channel: ChatChannel, _ currentUserId: UserId?) -> String?

/// The channel's own name, or else its members' names without the user's own.
///
/// - Parameter maxMemberNames: More members than this are counted instead of named.
public func DefaultChatChannelNamer(maxMemberNames: Int = 3) -> ChatChannelNamer {
    { channel, currentUserId in ChannelName.of(channel, currentUserID: currentUserId, maxNames: maxMemberNames) }
}
