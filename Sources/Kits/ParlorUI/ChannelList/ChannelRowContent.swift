import Foundation
import Parlor

/// All that a row of the channel list says, decided without any user interface.
public struct ChannelRowContent: Hashable, Sendable {
    /// What stands at the end of the second line.
    public enum Badge: Hashable, Sendable {
        case none
        /// `isQuiet`: the channel is muted.
        case unread(count: Int, isQuiet: Bool)
        case delivery(MessageDeliveryState)
    }

    public var name: String
    public var avatar: AvatarContent
    public var preview: MessagePreview
    public var time: String?
    public var badge: Badge
    public var isMuted: Bool
    public var isPinned: Bool
    public var isUnread: Bool

    public init(_ channel: ChatChannel, currentUserID: UserId?, name: String? = nil, times: TimeText = TimeText()) {
        let name = name ?? ChannelName.of(channel, currentUserID: currentUserID) ?? "Conversation"
        self.name = name
        avatar = AvatarContent(channel, name: name, currentUserID: currentUserID)
        preview = MessagePreview.of(channel, currentUserID: currentUserID)
        time = (channel.lastMessageAt ?? channel.previewMessage?.createdAt).map(times.listed)
        isMuted = channel.isMuted
        isPinned = channel.isPinned
        isUnread = channel.unreadCount.messages > 0
        badge = Self.badge(channel)
    }

    private static func badge(_ channel: ChatChannel) -> Badge {
        let unread = channel.unreadCount.messages
        if unread > 0 {
            return .unread(count: unread, isQuiet: channel.isMuted && channel.unreadCount.mentions == 0)
        }
        guard let message = channel.previewMessage, message.isSentByCurrentUser, !message.isDeleted else {
            return .none
        }
        return .delivery(message.deliveryState)
    }

    /// The row in one sentence, for a screen reader.
    public var spoken: String {
        var parts = [name]
        if isMuted { parts.append("muted") }
        if case .unread(let count, _) = badge { parts.append("\(count) unread") }
        parts.append(preview.text)
        if let time { parts.append(time) }
        if case .delivery(let state) = badge { parts.append(state.spoken) }
        return parts.joined(separator: ", ")
    }
}
