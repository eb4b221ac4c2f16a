internal import JSON
internal import SQLite

/// The index is brought up to date when somebody searches, not when messages arrive: a first sync would take twice as long, and most
/// texts are never searched for.
extension StoreTransaction {
    private static let batch = 2_000

    /// Takes in events that came since the last time: new messages, edits, redactions.
    ///
    /// - Returns: Whether there may be more. One call is one bounded transaction, so that a sync never waits long behind it.
    func indexMessages() throws -> Bool {
        let known = try database.meta(.searchIndex).flatMap { Int($0) } ?? 0
        var last = known
        var stale: Set<String> = []
        try database.forEach(
            """
            SELECT id, event_id, relation, target, is_shown, type FROM event WHERE id > ? ORDER BY id LIMIT \(Self.batch)
            """, known
        ) { row in
            last = row.int(0)
            switch row.optionalText(2) {
            case "m.replace", StoredEvent.redaction: if let target = row.optionalText(3) { stale.insert(target) }
            case "m.annotation": break
            default: if row.text(5) == "m.room.message" { stale.insert(row.text(1)) }
            }
        }
        for eventID in stale { try index(eventID) }
        guard last > known else { return false }
        try setMeta(.searchIndex, String(last))
        return true
    }

    private func index(_ eventID: String) throws {
        let event = try database.first(
            "SELECT id, sender, content, is_redacted, type, relation, target FROM event WHERE event_id = ?", eventID
        ) {
            (
                id: $0.int(0), sender: $0.text(1), content: $0.blob(2), isRedacted: $0.bool(3), type: $0.text(4),
                relation: $0.optionalText(5)
            )
        }
        guard let event else { return }
        try database.run("DELETE FROM message_text WHERE rowid = ?", event.id)
        guard !event.isRedacted, event.type == "m.room.message", event.relation != "m.replace",
            let original = try? JSONValue(parsing: event.content)
        else { return }
        let content = try database.latestEdit(of: eventID, by: event.sender) ?? original
        let body = MessageBody(content, messageID: eventID)
        let names = body.attachments.map(\.name)
        let text = ([body.text] + names).filter { !$0.isEmpty }.joined(separator: " ")
        guard !text.isEmpty else { return }
        try database.run("INSERT INTO message_text (rowid, body) VALUES (?, ?)", event.id, SearchText.indexed(text))
    }

    /// A message lost its text, or an edit did: what was indexed of it must not be found any more.
    func forgetSearchText(_ eventID: String, target: String?) throws {
        try database.run(
            "DELETE FROM message_text WHERE rowid = (SELECT id FROM event WHERE event_id = ?)", eventID)
        if let target { try index(target) }
    }
}
