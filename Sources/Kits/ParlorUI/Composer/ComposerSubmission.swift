import Parlor

/// What leaves a composer.
public enum ComposerSubmission: Hashable, Sendable {
    case message(text: String, quotedMessageID: MessageId? = nil, attachments: [AttachmentPayload] = [])
    case edit(MessageId, text: String)
}
