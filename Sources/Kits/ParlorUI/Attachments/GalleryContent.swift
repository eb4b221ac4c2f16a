import Parlor

/// The pictures and films of a conversation, to page through.
public struct GalleryContent: Hashable, Sendable {
    /// One of them, and the message that it came with.
    public struct Entry: Identifiable, Hashable, Sendable {
        public var attachment: ChatMessageAttachment
        public var message: ChatMessage

        public init(attachment: ChatMessageAttachment, message: ChatMessage) {
            self.attachment = attachment
            self.message = message
        }

        public var id: String { "\(message.id) \(attachment.id)" }
    }

    /// Oldest first; within a message, as they were sent.
    public var entries: [Entry]
    /// Which one is shown first.
    public var start: Int

    /// - Parameters:
    ///   - messages: Newest first.
    ///   - attachment: What was clicked.
    public init(
        _ messages: some BidirectionalCollection<ChatMessage>, opening attachment: ChatMessageAttachment,
        of message: ChatMessage
    ) {
        entries = messages.reversed().flatMap { message in
            MessageAttachments(message).media.map { Entry(attachment: $0, message: message) }
        }
        let wanted = Entry(attachment: attachment, message: message)
        if let place = entries.firstIndex(where: { $0.id == wanted.id }) {
            start = place
        } else {
            // Not among the loaded messages (any more): then it stands alone.
            (entries, start) = ([wanted], 0)
        }
    }

    /// `3 of 12`.
    public func position(_ index: Int) -> String { "\(index + 1) of \(entries.count)" }
}
