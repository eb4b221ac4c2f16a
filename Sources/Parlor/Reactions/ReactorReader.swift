import Foundation
internal import SQLite

/// Reads who has reacted to a message.
struct ReactorReader {
    let reader: MessageReader

    /// Those who reacted last first.
    ///
    /// - Parameter eventID: The message's event.
    func reactors(to eventID: String) throws -> [MessageReactor] {
        var seen: Set<String> = []
        let rows = try reader.database.rows(
            """
            SELECT reaction, sender, timestamp FROM event
            WHERE target = ? AND relation = 'm.annotation' AND is_redacted = 0 ORDER BY timestamp DESC, event_id DESC
            """, eventID
        ) { (key: $0.text(0), sender: $0.text(1), timestamp: $0.int(2)) }
        return try rows.compactMap { row in
            let reactor = MessageReactor(
                key: row.key, user: try reader.members.user(row.sender), createdAt: Date(milliseconds: row.timestamp))
            return !row.key.isEmpty && seen.insert(reactor.id).inserted ? reactor : nil
        }
    }
}
