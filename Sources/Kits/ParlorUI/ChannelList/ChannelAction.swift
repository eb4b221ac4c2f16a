import Parlor

/// What can be done with a channel from a list.
public enum ChannelAction: Hashable, Sendable, CaseIterable {
    case markRead, mute, unmute, pin, unpin, accept, decline, leave

    /// What makes sense for a channel as it is, in the order of a menu.
    public static func available(for channel: ChatChannel) -> [ChannelAction] {
        if channel.membership == .invited { return [.accept, .decline] }
        let read: [ChannelAction] = channel.hasUnread ? [.markRead] : []
        return read + [channel.isMuted ? .unmute : .mute, channel.isPinned ? .unpin : .pin, .leave]
    }

    public var title: String {
        switch self {
        case .markRead: "Mark as read"
        case .mute: "Mute"
        case .unmute: "Unmute"
        case .pin: "Pin to the top"
        case .unpin: "Unpin"
        case .accept: "Accept invitation"
        case .decline: "Decline"
        case .leave: "Leave"
        }
    }

    /// For a small button: one word.
    public var shortTitle: String {
        switch self {
        case .markRead: "Read"
        case .pin: "Pin"
        case .accept: "Accept"
        case .mute, .unmute, .unpin, .decline, .leave: title
        }
    }

    public var symbol: SymbolToken {
        switch self {
        case .markRead: .markRead
        case .mute: .muted
        case .unmute: .unmuted
        case .pin: .pinned
        case .unpin: .unpinned
        case .accept: .check
        case .decline: .close
        case .leave: .leave
        }
    }

    /// Whether it takes something away that does not come back by itself.
    public var isDestructive: Bool { self == .leave || self == .decline }
}
