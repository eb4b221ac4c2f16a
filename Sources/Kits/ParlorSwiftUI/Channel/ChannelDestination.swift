import Parlor
import ParlorUI

/// A screen that a channel leads to.
public enum ChannelDestination: Hashable, Sendable {
    /// The thread that a message opens.
    case thread(MessageId)
    case threads
    case details
    case search
}

/// Who has reacted to a message, as a sheet over the channel.
public struct ReactorsSheet: Identifiable, Hashable, Sendable {
    public let message: ChatMessage
    /// The sign whose people are shown first; nil: all.
    public let key: String?

    public var id: MessageId { message.id }
}

/// Pictures of the conversation over the whole window.
public struct GalleryCover: Identifiable, Hashable, Sendable {
    public let content: GalleryContent

    public var id: Int { content.hashValue }
}
