import Parlor
import ParlorUI

extension ChatChannelViewModel {
    /// Sends a failed message again.
    public func retry(_ message: ChatMessage) { controller.resendMessage(message.id) }

    public func delete(_ message: ChatMessage) { controller.deleteMessage(message.id) }

    public func reply(to message: ChatMessage) { composer.reply(to: message) }

    public func edit(_ message: ChatMessage) { composer.edit(message) }

    /// Adds a reaction, or takes it back.
    public func toggleReaction(_ key: String, on message: ChatMessage) {
        if message.reactions.contains(where: { $0.key == key && $0.isOwn }) {
            controller.removeReaction(key, from: message.id)
        } else {
            controller.addReaction(key, to: message.id)
        }
    }

    /// Shows the message that a quote refers to, if it is loaded.
    public func show(_ quote: QuotedMessage) {
        let original = items.last { item in
            guard case .message(let row) = item else { return false }
            return row.message.eventID == quote.eventID
        }
        if let original { scroll(to: .item(original.id)) }
    }
}
