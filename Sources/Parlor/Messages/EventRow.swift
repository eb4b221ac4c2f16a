internal import JSON
internal import SQLite

/// A stored event, as ``columns`` selects it.
struct EventRow {
    static let columns = """
        SELECT event_id, position, type, sender, timestamp, content, local_id, is_redacted, state_key, previous, thread,
            is_shown
        FROM event
        """

    let eventID: String
    /// Nil for an event that is known only because another one brought it along.
    let position: Int?
    let type: String
    let sender: UserId
    let timestamp: Int
    let content: JSONValue
    let localID: String?
    let isRedacted: Bool
    let stateKey: String?
    let previous: JSONValue?
    let thread: String?
    let isShown: Bool

    init(_ row: borrowing Row) {
        eventID = row.text(0)
        position = row.optionalInt(1)
        type = row.text(2)
        sender = row.text(3)
        timestamp = row.int(4)
        content = (try? JSONValue(parsing: row.blob(5))) ?? .object([:])
        localID = row.optionalText(6)
        isRedacted = row.bool(7)
        stateKey = row.optionalText(8)
        previous = row.optionalBlob(9).flatMap { try? JSONValue(parsing: $0) }
        thread = row.optionalText(10)
        isShown = row.int(11) > 0
    }
}
