import Parlor

/// What the bar of a quoted message says.
public struct QuoteContent: Hashable, Sendable {
    /// Who wrote the original; nil when it is not known here.
    public var author: String?
    public var text: String
    /// The event of the original, for a jump to it.
    public var eventID: String

    public init(_ quote: QuotedMessage) {
        author = quote.author?.displayName
        text = quote.text?.trimmedOrNil?.onOneLine ?? "Earlier message"
        eventID = quote.eventID
    }

    public var spoken: String { "In reply to \(author ?? "an earlier message")" }
}
