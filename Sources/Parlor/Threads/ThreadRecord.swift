internal import SQLite

/// What the store knows of a thread beside its replies.
struct ThreadRecord: Sendable, Equatable {
    static let columns = """
        SELECT root, room, reply_count, latest, is_participating, notification_count, highlight_count, read_at, token, floor,
            is_complete, is_fresh
        FROM thread
        """

    let root: String
    let room: Int
    /// What the homeserver has counted, up to the reply of the time ``latest``.
    let replyCount: Int
    let latest: Int
    let isParticipating: Bool
    let notifications: Int
    let highlights: Int
    /// The time of the newest reply that the user has read.
    let readAt: Int?
    /// Where the next page of older replies begins; nil before the first was loaded.
    let token: String?
    /// Replies older than this may have holes between them.
    let floor: Int?
    /// All replies are known, back to the first.
    let isComplete: Bool
    /// No sync has left anything out since the newest page was loaded.
    let isFresh: Bool

    init(_ row: borrowing Row) {
        root = row.text(0)
        room = row.int(1)
        replyCount = row.int(2)
        latest = row.int(3)
        isParticipating = row.bool(4)
        notifications = row.int(5)
        highlights = row.int(6)
        readAt = row.optionalInt(7)
        token = row.optionalText(8)
        floor = row.optionalInt(9)
        isComplete = row.bool(10)
        isFresh = row.bool(11)
    }
}

extension Database {
    func thread(_ root: String) throws -> ThreadRecord? {
        try first("\(ThreadRecord.columns) WHERE root = ?", root) { ThreadRecord($0) }
    }
}
