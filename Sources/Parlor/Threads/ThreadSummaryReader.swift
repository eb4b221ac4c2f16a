import Foundation
internal import JSON
internal import SQLite

/// Counts and names the replies of threads, for several messages at once.
struct ThreadSummaryReader {
    let reader: MessageReader

    private static let participantLimit = 5

    private struct Count {
        /// Replies that are known here, and those of them that are newer than what the homeserver has counted.
        var known = 0
        var newer = 0
        var own = 0
        var latest = 0
    }

    /// - Parameter roots: Event identifiers, as ``jsonList(_:)`` writes them.
    func summaries(of roots: String) throws -> [String: ThreadSummary] {
        var counts: [String: Count] = [:]
        try reader.database.forEach(
            """
            SELECT e.thread, count(*), sum(e.timestamp > coalesce(t.latest, 0)), sum(e.sender = ?2), max(e.timestamp)
            FROM event e LEFT JOIN thread t ON t.root = e.thread
            WHERE e.thread IN (SELECT value FROM json_each(?1)) AND e.is_redacted = 0 GROUP BY e.thread
            """, roots, reader.userID
        ) {
            counts[$0.text(0)] = Count(known: $0.int(1), newer: $0.int(2), own: $0.int(3), latest: $0.int(4))
        }
        var records: [String: ThreadRecord] = [:]
        try reader.database.forEach(
            "\(ThreadRecord.columns) WHERE root IN (SELECT value FROM json_each(?))", roots
        ) { row in
            let record = ThreadRecord(row)
            records[record.root] = record
        }
        var result: [String: ThreadSummary] = [:]
        for root in Set(counts.keys).union(records.keys).union(pendingRoots) {
            let count = counts[root] ?? Count()
            result[root] = try summary(of: root, count, records[root])
        }
        return result
    }

    /// What waits to be sent counts already.
    func pending(in root: String) -> [OutboxItem] {
        reader.outbox.filter { $0.kind == .message && $0.threadRoot == root && $0.state != .failed }
    }

    private var pendingRoots: [String] { reader.outbox.filter { $0.state != .failed }.compactMap(\.threadRoot) }

    private func summary(of root: String, _ count: Count, _ record: ThreadRecord?) throws -> ThreadSummary? {
        let pending = pending(in: root)
        var replies = count.known
        if let record, !record.isComplete { replies = max(replies, record.replyCount + count.newer) }
        replies += pending.count
        guard replies > 0 else { return nil }
        var summary = ThreadSummary(
            replyCount: replies, participants: try participants(root, isWriting: !pending.isEmpty),
            latestReply: try latest(root, pending.last),
            isParticipating: count.own > 0 || !pending.isEmpty || record?.isParticipating == true)
        if let record, record.readAt ?? 0 < max(count.latest, record.latest) {
            summary.unreadCount = ChannelUnreadCount(messages: record.notifications, mentions: record.highlights)
        }
        return summary
    }

    private func participants(_ root: String, isWriting: Bool) throws -> [ChatUser] {
        var ids = try reader.database.rows(
            """
            SELECT sender FROM event WHERE thread = ? AND is_redacted = 0
            GROUP BY sender ORDER BY max(timestamp) DESC, sender LIMIT \(Self.participantLimit)
            """, root
        ) { $0.text(0) }
        if isWriting { ids = [reader.userID] + ids.filter { $0 != reader.userID } }
        return try ids.prefix(Self.participantLimit).map(reader.members.user)
    }

    private func latest(_ root: String, _ pending: OutboxItem?) throws -> ThreadSummary.Reply? {
        if let pending {
            let text = MessageBody(pending.content, messageID: pending.transactionID).text
            return ThreadSummary.Reply(
                id: pending.transactionID, text: text, author: try reader.members.user(reader.userID),
                createdAt: Date(milliseconds: pending.createdAt))
        }
        let row = try reader.database.first(
            """
            \(EventRow.columns) WHERE thread = ? AND is_redacted = 0 ORDER BY timestamp DESC, event_id DESC LIMIT 1
            """, root
        ) { EventRow($0) }
        guard let row else { return nil }
        let content = try reader.database.latestEdit(of: row.eventID, by: row.sender) ?? row.content
        return ThreadSummary.Reply(
            id: row.localID ?? row.eventID, text: MessageBody(content, messageID: row.eventID).text,
            author: try reader.members.user(row.sender), createdAt: Date(milliseconds: row.timestamp))
    }
}

extension MessageReader {
    /// The thread of a message that is unsent itself: only unsent replies can be in it.
    func pendingThread(of transactionID: String) throws -> ThreadSummary? {
        guard outbox.contains(where: { $0.threadRoot == transactionID }) else { return nil }
        return try ThreadSummaryReader(reader: self).summaries(of: jsonList([transactionID]))[transactionID]
    }
}
