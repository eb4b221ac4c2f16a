import Parlor

/// Counts what has arrived below the reader: the number on the jump-to-latest button.
public struct ArrivalCounter: Hashable, Sendable {
    private var newestSeen: MessageId?
    /// Messages of others that came after the newest one that was on screen.
    public private(set) var count = 0

    public init() {}

    /// Call it when messages change and when the reader reaches or leaves the bottom.
    ///
    /// - Parameter messages: Newest first.
    public mutating func update(_ messages: some RandomAccessCollection<ChatMessage>, isAtBottom: Bool) {
        if isAtBottom || newestSeen == nil {
            newestSeen = messages.first?.id
            count = 0
            return
        }
        let newer = messages.prefix { $0.id != newestSeen }
        // The message that marked the place may be gone (deleted before it was sent): then start anew from here.
        guard newer.count < messages.count else {
            newestSeen = messages.first?.id
            return
        }
        count = newer.count { !$0.isSentByCurrentUser }
    }
}
