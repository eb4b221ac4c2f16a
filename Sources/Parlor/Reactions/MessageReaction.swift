/// All reactions of one kind to a message.
public struct MessageReaction: Hashable, Sendable {
    /// Usually an emoji.
    public let key: String
    public let count: Int
    public let userIDs: [UserId]
    public let isOwn: Bool

    public init(key: String, count: Int, userIDs: [UserId] = [], isOwn: Bool = false) {
        self.key = key
        self.count = count
        self.userIDs = userIDs
        self.isOwn = isOwn
    }
}
