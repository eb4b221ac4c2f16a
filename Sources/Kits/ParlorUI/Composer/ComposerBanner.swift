import Parlor

/// What stands above the input while it replies or edits.
public struct ComposerBanner: Hashable, Sendable {
    public var title: String
    public var text: String

    public init?(_ mode: Composer.Mode) {
        switch mode {
        case .writing: return nil
        case .replying(let message):
            title = "Reply to \(message.isSentByCurrentUser ? "yourself" : message.author.displayName)"
            text = MessageSummary.of(message)
        case .editing(let message):
            title = "Edit message"
            text = MessageSummary.of(message)
        }
    }
}
