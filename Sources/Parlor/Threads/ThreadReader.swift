import Foundation
internal import SQLite

/// Reads a message and the replies of its thread.
struct ThreadReader {
    let reader: MessageReader
    let messageID: MessageId

    private var database: Database { reader.database }

    func content(of window: ThreadWindow) throws -> ThreadFeed.Content {
        var content = ThreadFeed.Content(message: try message())
        let root = content.message?.eventID ?? messageID
        let record = try database.thread(root)
        let floor = window.crossesHoles ? nil : record?.floor
        content.replies = try replies(root, window, floor: floor)
        if window.newest == nil {
            let pending = reader.outbox.filter {
                $0.kind == .message && ($0.threadRoot == root || $0.threadRoot == messageID)
            }
            content.replies = try pending.reversed().map(reader.message(from:)) + content.replies
        }
        content.hasAllNext = window.newest == nil
        let isWhole = content.message?.eventID == nil || record?.isComplete == true
        let stored = try count(root, window, floor: nil)
        content.hasAllPrevious = isWhole && stored <= window.limit
        return content
    }

    /// The message itself, or its echo while it is unsent.
    private func message() throws -> ChatMessage? {
        if let stored = try reader.messages(ids: [messageID]).first { return stored }
        let item = reader.outbox.first {
            $0.kind == .message && ($0.transactionID == messageID || $0.eventID == messageID)
        }
        return try item.map(reader.message(from:))
    }

    private static let range = "WHERE thread = ?1 AND timestamp >= ?2 AND (timestamp, event_id) <= (?3, ?4)"

    private func replies(_ root: String, _ window: ThreadWindow, floor: Int?) throws -> [ChatMessage] {
        try reader.messages(
            "\(Self.range) ORDER BY timestamp DESC, event_id DESC LIMIT ?5", root, floor ?? .min,
            window.newest?.timestamp ?? .max, window.newest?.eventID ?? "", window.limit)
    }

    /// How many replies are stored that the window could show.
    func count(_ root: String, _ window: ThreadWindow, floor: Int?) throws -> Int {
        try database.first(
            "SELECT count(*) FROM event \(Self.range)", root, floor ?? .min, window.newest?.timestamp ?? .max,
            window.newest?.eventID ?? ""
        ) { $0.int(0) } ?? 0
    }

    /// The reply that stands `distance` places above another, or nil where the thread ends before.
    static func place(_ distance: Int, above place: ThreadFeed.Place, in root: String, _ database: Database) throws
        -> ThreadFeed.Place?
    {
        try database.first(
            """
            SELECT timestamp, event_id FROM event WHERE thread = ? AND (timestamp, event_id) > (?, ?)
            ORDER BY timestamp, event_id LIMIT 1 OFFSET ?
            """, root, place.timestamp, place.eventID, max(0, distance - 1)
        ) { ThreadFeed.Place(timestamp: $0.int(0), eventID: $0.text(1)) }
    }

    static func place(of messageID: MessageId, in root: String, _ database: Database) throws -> ThreadFeed.Place? {
        try database.first(
            "SELECT timestamp, event_id FROM event WHERE (event_id = ?1 OR local_id = ?1) AND thread = ?2", messageID,
            root
        ) { ThreadFeed.Place(timestamp: $0.int(0), eventID: $0.text(1)) }
    }
}
