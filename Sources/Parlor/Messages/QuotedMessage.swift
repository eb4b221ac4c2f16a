/// The message that another one answers. The text is nil when this client has not loaded the original.
public struct QuotedMessage: Hashable, Sendable {
    /// The event of the message, or its local identifier while that one is unsent.
    public let eventID: String
    /// Its text as it was last left; nil when this client has not loaded it, or it was deleted.
    public let text: String?
    /// Who wrote it; nil when this client has not loaded it.
    public let author: ChatUser?

    /// For previews and tests; the kit itself makes quotes from its store.
    public init(eventID: String, text: String? = nil, author: ChatUser? = nil) {
        self.eventID = eventID
        self.text = text
        self.author = author
    }
}
