import Parlor
import ParlorUI

extension ChatChannelViewModel {
    /// Sends a failed message again.
    public func retry(_ message: ChatMessage) { conversation.retry(message) }

    public func delete(_ message: ChatMessage) { conversation.delete(message) }

    public func reply(to message: ChatMessage) { composer.reply(to: message) }

    public func edit(_ message: ChatMessage) { composer.edit(message) }

    /// Adds a reaction, or takes it back.
    public func toggleReaction(_ key: String, on message: ChatMessage) {
        conversation.toggleReaction(key, on: message)
    }

    /// Shows the message that a quote refers to, wherever in the history it stands.
    public func show(_ quote: QuotedMessage) {
        Task {
            if let item = await conversation.reveal(quote.eventID) { scroll(to: .item(item)) }
        }
    }
}
