import Parlor
import ParlorUI
import UIKit

extension ChatChannelViewModel {
    /// What can be done with a message, in the order of a menu.
    public func actions(for message: ChatMessage, _ configuration: MessageListConfiguration) -> [MessageAction] {
        configuration.actions(message, conversation.actions(for: message))
    }

    /// Sends a failed message again.
    public func retry(_ message: ChatMessage) { conversation.retry(message) }

    public func delete(_ message: ChatMessage) { conversation.delete(message) }

    public func reply(to message: ChatMessage) { composer.reply(to: message) }

    public func edit(_ message: ChatMessage) { composer.edit(message) }

    /// Adds a reaction, or takes it back.
    public func toggleReaction(_ key: String, on message: ChatMessage) {
        conversation.toggleReaction(key, on: message)
    }

    func performStandard(_ action: MessageAction, on message: ChatMessage) {
        switch action {
        case .resend: retry(message)
        case .reply: reply(to: message)
        case .thread: openThread(message.id)
        case .edit: edit(message)
        case .copy: UIPasteboard.general.string = message.text
        case .copyLink: UIPasteboard.general.string = conversation.link(to: message)?.absoluteString
        case .pin: conversation.setPinned(true, message)
        case .unpin: conversation.setPinned(false, message)
        case .readers: showReactors(of: message)
        case .report: reportedMessage = message
        case .delete, .discard: delete(message)
        // The picker stands at the message, and calls `toggleReaction`.
        case .react: break
        }
    }

    // MARK: Where it leads

    /// Shows the thread that a message opens, or belongs to.
    public func openThread(_ rootID: MessageId) { destination = .thread(rootID) }

    public func showReactors(of message: ChatMessage, key: String? = nil) {
        reactorsSheet = ReactorsSheet(message: message, key: key)
    }

    /// Shows a picture or a film over the window, with all others of the conversation to page through.
    public func showGallery(_ attachment: ChatMessageAttachment, of message: ChatMessage) {
        let content = GalleryContent(Array(conversation.messages), opening: attachment, of: message)
        galleryCover = GalleryCover(content: content)
    }

    /// Shows the message that a quote refers to, wherever in the history it stands.
    public func show(_ quote: QuotedMessage) { show(messageID: quote.eventID) }

    /// Shows a message, by its own or its event's identifier, wherever in the history it stands.
    public func show(messageID: String) {
        Task {
            if let item = await conversation.reveal(messageID) { scroll(to: .item(item)) }
        }
    }

    /// Shows the newest message, also when the history around an old one is shown.
    public func jumpToLatest(glides: Bool = true) {
        let target: ScrollRequest.Target = glides ? .latest : .end
        guard conversation.hasNewer else { return scroll(to: target) }
        Task {
            await conversation.revealNewest()
            scroll(to: .end)
        }
    }
}
