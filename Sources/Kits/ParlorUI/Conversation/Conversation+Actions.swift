import Foundation
import Parlor

extension Conversation {
    /// Sends a message or an edit.
    public func perform(_ submission: ComposerSubmission) {
        let outgoing = submission.outgoing
        if case .edit(let id, _, _, _) = submission {
            run { try await $0.editMessage(id, to: outgoing) }
        } else {
            post(outgoing)
        }
    }

    /// Sends a message that was made without a composer.
    public func send(_ message: OutgoingMessage) { post(message) }

    /// Sends a failed message again.
    public func retry(_ message: ChatMessage) { controller.resendMessage(message.id) }

    /// Deletes a message for all, or drops one that has not been sent.
    public func delete(_ message: ChatMessage) { controller.deleteMessage(message.id) }

    /// Adds a reaction, or takes it back.
    public func toggleReaction(_ key: String, on message: ChatMessage) {
        if message.reactions.contains(where: { $0.key == key && $0.isOwn }) {
            controller.removeReaction(key, from: message.id)
        } else {
            controller.addReaction(key, to: message.id)
        }
    }

    public func setPinned(_ isPinned: Bool, _ message: ChatMessage) {
        run { isPinned ? try await $0.pinMessage(message.id) : try await $0.unpinMessage(message.id) }
    }

    public func report(_ message: ChatMessage, reason: String?) {
        run { try await $0.reportMessage(message.id, reason: reason) }
    }

    /// The address of a message, for the clipboard; nil while it has none.
    public func link(to message: ChatMessage) -> URL? {
        guard let channel else { return nil }
        return try? MessageLink(to: message, in: channel).url
    }

    /// What can be done with a message, in the order of a menu.
    public func actions(for message: ChatMessage) -> [MessageAction] {
        MessageAction.available(for: message, in: channel, isInThread: self is ThreadConversation)
    }

    private func run(_ body: @escaping @Sendable (ChatChannelController) async throws -> Void) {
        write { [controller] in try await body(controller) }
    }
}
