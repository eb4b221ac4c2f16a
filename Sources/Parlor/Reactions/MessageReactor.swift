import Foundation

/// Somebody's reaction to a message: one line of the list of who reacted how.
public struct MessageReactor: Identifiable, Hashable, Sendable {
    /// The key of the reaction, usually an emoji.
    public let key: String
    /// Who reacted.
    public let user: ChatUser
    /// When they did.
    public let createdAt: Date

    /// User and key, which are there once in a message.
    public var id: String { "\(user.id) \(key)" }

    /// For previews and tests; the kit itself makes them from its store.
    public init(key: String, user: ChatUser, createdAt: Date) {
        self.key = key
        self.user = user
        self.createdAt = createdAt
    }
}
