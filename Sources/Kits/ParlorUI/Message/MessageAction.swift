import Parlor

/// Something that can be done with a message.
public enum MessageAction: String, Hashable, Sendable, CaseIterable {
    case resend, react, reply, thread, edit, copy, copyLink, pin, unpin, readers, report, delete
    /// Throws away a message that was never sent.
    case discard

    public var title: String {
        switch self {
        case .resend: "Send again"
        case .react: "React"
        case .reply: "Reply"
        case .thread: "Reply in thread"
        case .edit: "Edit"
        case .copy: "Copy text"
        case .copyLink: "Copy link"
        case .pin: "Pin"
        case .unpin: "Unpin"
        case .readers: "Reactions"
        case .report: "Report"
        case .delete: "Delete"
        case .discard: "Delete"
        }
    }

    public var isDestructive: Bool { self == .delete || self == .discard || self == .report }

    /// What the current user can do with a message, in the order of a menu.
    ///
    /// - Parameters:
    ///   - channel: Where it stands; it says what the user may do there.
    ///   - isInThread: Whether it is shown in the screen of a thread, where no other thread begins.
    public static func available(
        for message: ChatMessage, in channel: ChatChannel?, isInThread: Bool = false
    ) -> [MessageAction] {
        guard message.type != .system else { return [] }
        if message.localState != nil { return ofUnsent(message) }
        guard !message.isDeleted else { return [] }
        let rights = channel?.ownCapabilities ?? [.sendMessages, .react]
        let isLocked = message.type == .encrypted
        var actions: [MessageAction] = []
        if rights.contains(.react), !isLocked { actions.append(.react) }
        if rights.contains(.sendMessages), !isLocked {
            actions.append(.reply)
            if !isInThread, !message.isThreadReply { actions.append(.thread) }
        }
        if !message.text.isEmpty, !isLocked { actions.append(.copy) }
        actions.append(.copyLink)
        if !message.reactions.isEmpty { actions.append(.readers) }
        if Composer.isEditable(message), rights.contains(.sendMessages) { actions.append(.edit) }
        if rights.contains(.pinMessages) { actions.append(message.isPinned ? .unpin : .pin) }
        if !message.isSentByCurrentUser { actions.append(.report) }
        if message.isSentByCurrentUser || rights.contains(.deleteAnyMessage) { actions.append(.delete) }
        return actions
    }

    private static func ofUnsent(_ message: ChatMessage) -> [MessageAction] {
        var actions: [MessageAction] = message.deliveryState == .failed ? [.resend] : []
        if !message.text.isEmpty { actions.append(.copy) }
        actions.append(.discard)
        return actions
    }
}
