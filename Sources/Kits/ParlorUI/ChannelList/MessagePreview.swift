import Parlor

/// The second line of a channel in a list.
public struct MessagePreview: Hashable, Sendable {
    /// How the line is written.
    public enum Emphasis: Hashable, Sendable {
        case plain
        /// Something is going on: typing, a draft, an invitation.
        case accent
        /// Nothing is there.
        case placeholder
    }

    public var text: String
    public var icon: PreviewIcon?
    public var emphasis: Emphasis

    public init(_ text: String, icon: PreviewIcon? = nil, emphasis: Emphasis = .plain) {
        self.text = text
        self.icon = icon
        self.emphasis = emphasis
    }

    /// What is most worth telling of a channel: who types, a draft, the newest message.
    public static func of(_ channel: ChatChannel, currentUserID: UserId?, draft: String? = nil) -> MessagePreview {
        if channel.membership == .invited {
            let inviter = channel.invitedBy.map { "\($0.displayName.firstWord) invites you" } ?? "You are invited"
            return MessagePreview(inviter, emphasis: .accent)
        }
        if let typing = TypingText.of(channel.typingUsers, isGroup: channel.isGroup) {
            return MessagePreview(typing, emphasis: .accent)
        }
        if let draft = draft?.trimmedOrNil { return MessagePreview("Draft: \(draft.onOneLine)", emphasis: .accent) }
        guard let message = channel.previewMessage else {
            return MessagePreview("No messages yet", emphasis: .placeholder)
        }
        return of(message, isGroup: channel.isGroup)
    }

    /// A message on one line, with its author's name where it needs one.
    public static func of(_ message: ChatMessage, isGroup: Bool) -> MessagePreview {
        if message.isDeleted { return MessagePreview("Message deleted", emphasis: .placeholder) }
        let icon = message.attachments.first.map { PreviewIcon($0.kind) }
        let body = MessageSummary.of(message)
        return MessagePreview(author(of: message, isGroup: isGroup).map { "\($0): \(body)" } ?? body, icon: icon)
    }

    private static func author(of message: ChatMessage, isGroup: Bool) -> String? {
        if message.type == .emote { return nil }
        if message.isSentByCurrentUser { return "You" }
        return isGroup ? message.author.displayName.firstWord : nil
    }
}
