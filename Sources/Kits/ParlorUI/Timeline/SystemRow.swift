import Parlor

/// Something that happened to the channel or its members, told between the messages.
public struct SystemRow: Identifiable, Hashable, Sendable {
    /// What a sign before the words would mean.
    public enum Sign: Hashable, Sendable { case member, settings, pin, lock, moved }

    public var message: ChatMessage

    public init(_ message: ChatMessage) { self.message = message }

    public var id: MessageId { message.id }
    public var text: String { message.text }

    public var sign: Sign {
        switch message.systemEvent {
        case .messagesPinned, .messagesUnpinned: .pin
        case .encryptionEnabled: .lock
        case .upgraded: .moved
        case .channelCreated, .channelRenamed, .topicChanged, .channelPictureChanged, .frozen, .unfrozen, nil: .settings
        default: .member
        }
    }
}
