import Parlor

/// All reactions of one kind to a message, as a pill.
public struct ReactionPill: Identifiable, Hashable, Sendable {
    public var key: String
    /// Written beside the sign when it is more than one.
    public var count: Int
    /// Whether the current user is among them: a click takes the reaction back.
    public var isOwn: Bool

    public init(_ reaction: MessageReaction) {
        key = reaction.key
        count = reaction.count
        isOwn = reaction.isOwn
    }

    public var id: String { key }
    public var countText: String? { count > 1 ? UnreadBadge.text(count) : nil }

    /// For a screen reader: `👍, 3, yours too`.
    public var spoken: String { "\(key), \(count)\(isOwn ? count > 1 ? ", yours too" : ", yours" : "")" }

    /// The pills of a message, in the order in which the kinds first came; none for a deleted one.
    public static func of(_ message: ChatMessage) -> [ReactionPill] {
        message.isDeleted ? [] : message.reactions.map { ReactionPill($0) }
    }
}
