import Parlor

/// What leaves a composer.
public enum ComposerSubmission: Hashable, Sendable {
    case message(text: String, quotedMessageID: MessageId?)
    case edit(MessageId, text: String)
}
