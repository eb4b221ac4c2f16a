/// The message that another one answers. The text is nil when this client has not loaded the original.
public struct QuotedMessage: Hashable, Sendable {
    public let eventID: String
    public let text: String?
    public let author: ChatUser?

    public init(eventID: String, text: String? = nil, author: ChatUser? = nil) {
        self.eventID = eventID
        self.text = text
        self.author = author
    }
}
