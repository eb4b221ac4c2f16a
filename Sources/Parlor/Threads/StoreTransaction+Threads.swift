internal import JSON
internal import SQLite

extension StoreTransaction {
    /// Makes sure there is a row for a thread.
    func enterThread(_ root: String, room: Int) throws {
        try database.run("INSERT OR IGNORE INTO thread (root, room) VALUES (?, ?)", root, room)
    }

    /// Takes over what the homeserver says of a thread beside the message that opened it.
    func noteBundledThread(of event: SyncEvent, room: Int) throws {
        guard let root = event.eventID, let bundle = event.bundledThread, let count = bundle["count"]?.int,
            let latest = bundle["latest_event"].flatMap(SyncEvent.init)
        else { return }
        try enterThread(root, room: room)
        try database.run(
            "UPDATE thread SET reply_count = ?, latest = ?, is_participating = ? WHERE root = ?", count,
            latest.timestamp,
            bundle["current_user_participated"]?.bool ?? false, root)
        if latest.isIn(thread: root) { try insert(latest, room: room, position: nil) }
        messagesChanged(room, TimelineChange(messages: [root]))
    }

    /// A reply was taken back that the homeserver may have counted.
    func forgetReply(in root: String, timestamp: Int) throws {
        try database.run(
            "UPDATE thread SET reply_count = max(0, reply_count - 1) WHERE root = ? AND latest >= ?", root, timestamp)
    }

    /// What a sync says is unread in the threads of a room. Threads it does not name have nothing unread.
    func applyThreadCounts(_ counts: [String: ChannelUnreadCount], room: Int) throws {
        let unread = try database.rows(
            "SELECT root FROM thread WHERE room = ? AND (notification_count > 0 OR highlight_count > 0)", room
        ) { $0.text(0) }
        var changed: Set<String> = []
        for root in Set(unread).union(counts.keys) {
            let count = counts[root] ?? .noUnread
            try enterThread(root, room: room)
            let rows = try database.run(
                """
                UPDATE thread SET notification_count = ?1, highlight_count = ?2
                WHERE root = ?3 AND (notification_count <> ?1 OR highlight_count <> ?2)
                """, count.messages, count.mentions, root)
            if rows > 0 { changed.insert(root) }
        }
        if !changed.isEmpty { messagesChanged(room, TimelineChange(messages: changed)) }
    }

    /// How far the user has read in a thread, on this device or another.
    func advanceThreadRead(_ root: String, to timestamp: Int, room: Int) throws {
        try enterThread(root, room: room)
        let rows = try database.run(
            "UPDATE thread SET read_at = ?1 WHERE root = ?2 AND coalesce(read_at, 0) < ?1", timestamp, root)
        if rows > 0 { messagesChanged(room, TimelineChange(messages: [root])) }
    }

    /// A sync has left events out; replies may be among them.
    func loseThreads(ofRoom room: Int) throws {
        try database.run("UPDATE thread SET is_fresh = 0 WHERE room = ?", room)
    }

    /// Marks a thread as read up to its newest reply, and puts the news of it into the outbox. Nothing happens where all is read.
    func markThreadRead(_ root: String, room: Int, transactionID: String) throws {
        let newest = try database.first(
            "SELECT event_id, timestamp FROM event WHERE thread = ? ORDER BY timestamp DESC, event_id DESC LIMIT 1",
            root
        ) { (eventID: $0.text(0), timestamp: $0.int(1)) }
        guard let newest else { return }
        let record = try database.thread(root)
        if record?.readAt ?? 0 >= newest.timestamp, record?.notifications ?? 0 == 0 { return }
        try advanceThreadRead(root, to: newest.timestamp, room: room)
        try enqueue(
            .readMarker(target: newest.eventID, thread: root), room: room, transactionID: transactionID)
    }

    /// Stores a page of older replies, newest first.
    ///
    /// - Parameters:
    ///   - isFirst: Whether it is the newest page.
    ///   - next: Where the next page begins; nil at the thread's beginning.
    func insertReplies(_ page: [SyncEvent], of root: String, room: Int, isFirst: Bool, next: String?) throws {
        try enterThread(root, room: room)
        let record = try database.thread(root)
        // The newest page meets what is known already: then nothing is missing between, and older pages need not be loaded again.
        let meets = try isFirst && record?.token != nil && page.contains { try isStored($0.eventID) }
        for event in page where event.isIn(thread: root) { try insert(event, room: room, position: nil) }
        if !meets {
            try database.run(
                "UPDATE thread SET token = ?, floor = ?, is_complete = ? WHERE root = ?", next,
                next == nil ? nil : page.last?.timestamp, next == nil, root)
        }
        try database.run("UPDATE thread SET is_fresh = 1 WHERE root = ?", root)
        messagesChanged(room, TimelineChange(messages: [root]))
    }

    private func isStored(_ eventID: String?) throws -> Bool {
        guard let eventID else { return false }
        return try database.first("SELECT 1 FROM event WHERE event_id = ?", eventID, map: { _ in true }) ?? false
    }
}

extension SyncEvent {
    /// The message whose thread it belongs to.
    var threadRoot: String? {
        let relation = content["m.relates_to"]
        return relation?["rel_type"]?.string == "m.thread" ? relation?["event_id"]?.string : nil
    }

    /// Whether it is a reply in a thread. Homeservers are asked for those only; what else comes would stand in a wrong place.
    func isIn(thread root: String) -> Bool {
        isRedacted
            || (content["m.relates_to"]?["rel_type"]?.string == "m.thread"
                && content["m.relates_to"]?["event_id"]?.string == root)
    }
}
