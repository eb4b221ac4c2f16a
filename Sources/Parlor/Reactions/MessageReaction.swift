/// All reactions of one kind to a message.
public struct MessageReaction: Hashable, Sendable {
    /// Usually an emoji.
    public let key: String
    /// How many have reacted so.
    public let count: Int
    /// Who has, those who did first at the front.
    public let userIDs: [UserId]
    /// Whether the current user is among them.
    public let isOwn: Bool

    /// For previews and tests; the kit itself makes reactions from its store.
    public init(key: String, count: Int, userIDs: [UserId] = [], isOwn: Bool = false) {
        self.key = key
        self.count = count
        self.userIDs = userIDs
        self.isOwn = isOwn
    }
}
