/// The current user at one moment.
public struct CurrentChatUser: Hashable, Sendable {
    /// The user as others see them.
    public var user: ChatUser
    /// What waits to be read in all channels.
    public var unreadCount: UnreadTotals
    /// Whom the user does not want to hear; see ``ChatClient/ignoreUser(_:)``.
    public var ignoredUserIDs: Set<UserId>
    /// Words that notify and count as mentions; see ``ChatClient/setKeyword(_:isSet:)``.
    public var keywords: [String]

    /// The full identifier.
    public var id: UserId { user.id }
}

/// What waits to be read in all channels of a user together.
public struct UnreadTotals: Hashable, Sendable {
    /// Messages in channels that are not muted.
    public var messages = 0
    /// Those that mention the user, in channels that notify of mentions.
    public var mentions = 0
    /// Channels with something unread that are not muted.
    public var channels = 0
    /// Invitations that wait for an answer.
    public var invitations = 0

    /// Nothing waits.
    public static let nothing = UnreadTotals()

    /// Nothing, until something is counted.
    public init() {}

    init(_ channels: [ChatChannel]) {
        for channel in channels {
            if channel.membership == .invited { invitations += 1 }
            guard channel.membership == .joined else { continue }
            if channel.notificationLevel != .none { mentions += channel.unreadCount.mentions }
            guard !channel.isMuted else { continue }
            messages += channel.unreadCount.messages
            if channel.hasUnread { self.channels += 1 }
        }
    }
}

/// Hears about changes of the current user. All calls come on the main queue.
public protocol CurrentChatUserControllerDelegate: AnyObject {
    /// Something of the user has changed: profile, counts, whom they ignore.
    func currentUserController(_ controller: CurrentChatUserController, didChangeCurrentUser user: CurrentChatUser)
    /// The counts have changed.
    func currentUserController(_ controller: CurrentChatUserController, didChangeUnreadCount count: UnreadTotals)
}

extension CurrentChatUserControllerDelegate {
    /// Does nothing.
    public func currentUserController(
        _ controller: CurrentChatUserController, didChangeCurrentUser user: CurrentChatUser
    ) {}
    /// Does nothing.
    public func currentUserController(
        _ controller: CurrentChatUserController, didChangeUnreadCount count: UnreadTotals
    ) {}
}
