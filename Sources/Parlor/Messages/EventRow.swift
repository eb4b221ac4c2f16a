internal import JSON
internal import SQLite

/// A stored event, as ``MessageReader/columns`` selects it.
struct EventRow {
    let eventID: String
    let position: Int
    let type: String
    let sender: UserId
    let timestamp: Int
    let content: JSONValue
    let localID: String?
    let isRedacted: Bool

    init(_ row: borrowing Row) {
        eventID = row.text(0)
        position = row.int(1)
        type = row.text(2)
        sender = row.text(3)
        timestamp = row.int(4)
        content = (try? JSONValue(parsing: row.blob(5))) ?? .object([:])
        localID = row.optionalText(6)
        isRedacted = row.bool(7)
    }
}
