/// Where the parts of a message stand, computed without any view, from left to right; views mirror it where needed.
///
/// ``ChatMessageView/layout(of:in:)`` makes it. Frames are in the row, those of quote, attachments, text and card in the bubble.
@MainActor public struct MessageLayout {
    /// The height of the row, with the space before it.
    public var height: CGFloat = 0
    public var bubble = CGRect.zero
    public var avatar: CGRect?
    public var name: CGRect?
    public var quote: CGRect?
    public var media: CGRect?
    public var grid: PictureGrid?
    /// Files and voice messages, one below the other.
    public var files: [CGRect] = []
    public var location: CGRect?
    public var text: CGRect?
    public var textLayout: MessageTextLayout?
    /// The lock before the words of an encrypted message.
    public var sign: CGRect?
    public var card: CGRect?
    public var reactions: CGRect?
    public var thread: CGRect?
    public var footnote: CGRect?

    public init() {}
}
