import Parlor

/// What is shown of a message whose words are gone or cannot be read.
public enum MessagePlaceholder: Hashable, Sendable {
    case deleted
    /// Encrypted end to end, which this app cannot read yet.
    case locked

    public init?(_ message: ChatMessage) {
        switch message.type {
        case .deleted: self = .deleted
        case .encrypted: self = .locked
        default: return nil
        }
    }

    public var text: String {
        switch self {
        case .deleted: "Message deleted"
        case .locked: "Encrypted message"
        }
    }
}
