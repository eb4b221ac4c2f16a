import Parlor

/// What leaves a composer.
public enum ComposerSubmission: Hashable, Sendable {
    case message(
        text: String, quotedMessageID: MessageId? = nil, attachments: [AttachmentPayload] = [],
        mentions: [ChatUser] = [], mentionsEveryone: Bool = false)
    case edit(MessageId, text: String, mentions: [ChatUser] = [], mentionsEveryone: Bool = false)

    /// The message as controllers send it, or as an edit leaves it.
    public var outgoing: OutgoingMessage {
        switch self {
        case .message(let text, let quotedMessageID, let attachments, let mentions, let mentionsEveryone):
            OutgoingMessage(
                text: text, mentions: mentions, mentionsEveryone: mentionsEveryone, attachments: attachments,
                quotedMessageId: quotedMessageID)
        case .edit(_, let text, let mentions, let mentionsEveryone):
            OutgoingMessage(text: text, mentions: mentions, mentionsEveryone: mentionsEveryone)
        }
    }
}
