internal import JSON
internal import SQLite

/// What the user has noted about one channel, in its account data. It follows the account to all devices.
struct ChannelNotes {
    static let tags = "m.tag"
    static let markedUnread = "m.marked_unread"
    static let hidden = "parlor.hidden"
    static let draft = "parlor.draft"

    static let favourite = "m.favourite"
    static let archive = "m.lowpriority"

    var isArchived = false
    /// Set by hand, whatever has been read.
    var isMarkedUnread = false
    /// The message from which on the channel counts as unread.
    var unreadFrom: String?
    /// Milliseconds since 1970: a channel is hidden until something newer comes. Nil: not hidden.
    var hiddenAt: Int?
    var drafts: [ChannelDraft] = []
    /// The user is in for a while only.
    var isEntered = false

    init(database: Database, room: Int) throws {
        try database.forEach("SELECT type, content FROM room_account_data WHERE room = ?", room) { row in
            guard let content = try? JSONValue(parsing: row.blob(1)) else { return }
            read(row.text(0), content)
        }
    }

    private mutating func read(_ type: String, _ content: JSONValue) {
        switch type {
        case Self.tags: isArchived = content["tags"]?[Self.archive] != nil
        case Self.markedUnread:
            isMarkedUnread = content["unread"]?.bool ?? false
            unreadFrom = isMarkedUnread ? content["parlor.from"]?.string : nil
        case Self.hidden: hiddenAt = content["at"]?.int
        case ChannelVisit.note: isEntered = ChannelVisit(content) != nil
        case Self.draft: drafts = ChannelDraft.all(in: content)
        default: break
        }
    }
}

extension StoreTransaction {
    /// Takes what the user has noted about a room, from here or from another device.
    func setNote(_ type: String, _ content: JSONValue, room: Int) throws {
        try database.run(
            "INSERT OR REPLACE INTO room_account_data (room, type, content) VALUES (?, ?, ?)", room, type,
            content.serialized())
        switch type {
        case ChannelNotes.tags:
            let isPinned = content["tags"]?[ChannelNotes.favourite] != nil
            try database.run("UPDATE room SET is_pinned = ? WHERE id = ?", isPinned, room)
        case ChannelNotes.hidden:
            let cleared = content["cleared"]?.int ?? 0
            let changed = try database.run(
                "UPDATE room SET history_cleared_at = ?1 WHERE id = ?2 AND history_cleared_at < ?1", cleared, room)
            if changed > 0 { timelineChanged(room) }
        default: break
        }
        channelChanged(room)
    }

    /// A note as it stands; an empty object where there is none.
    func note(_ type: String, room: Int) throws -> JSONValue {
        let stored = try database.first(
            "SELECT content FROM room_account_data WHERE room = ? AND type = ?", room, type
        ) { $0.blob(0) }
        return try stored.map { try JSONValue(parsing: $0) } ?? .object([:])
    }
}
