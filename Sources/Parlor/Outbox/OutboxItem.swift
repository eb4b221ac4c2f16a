import Foundation
internal import JSON
internal import SQLite

/// One thing that is to be told to the homeserver, as it stands in the store.
struct OutboxItem: Sendable, Equatable {
    enum Kind: String, Sendable {
        case message, edit, redaction, reaction
        case readMarker = "read_marker"
    }

    enum State: String, Sendable {
        case pending, sending, failed
        /// The homeserver has it, under ``OutboxItem/eventID``; the sync has not brought it yet.
        case sent
    }

    let id: Int
    let room: Int
    /// Chosen when the item was composed. The homeserver recognises by it what it has already.
    let transactionID: String
    let kind: Kind
    /// The event that is edited, redacted, reacted to or read up to. May be the transaction id of a message that was unsent when
    /// this was composed; it is resolved when its turn comes.
    let target: String?
    let content: JSONValue
    /// A file, below the user's uploads, that goes first.
    let upload: String?
    let createdAt: Int
    let state: State
    let eventID: String?
    let error: ClientError?

    static let columns = """
        SELECT id, room, transaction_id, kind, target, content, upload, created_at, state, event_id, error FROM outbox
        """

    init?(_ row: borrowing Row) {
        guard let kind = Kind(rawValue: row.text(3)), let state = State(rawValue: row.text(8)) else { return nil }
        id = row.int(0)
        room = row.int(1)
        transactionID = row.text(2)
        self.kind = kind
        target = row.optionalText(4)
        content = (try? JSONValue(parsing: row.blob(5))) ?? .object([:])
        upload = row.optionalText(6)
        createdAt = row.int(7)
        self.state = state
        eventID = row.optionalText(9)
        error = row.optionalText(10).flatMap(ClientError.init(stored:))
    }
}

extension ClientError {
    /// As it stands in the store, to be shown after a restart too.
    var stored: String { "\(kind.rawValue)\n\(errcode ?? "")\n\(message)" }

    init?(stored: String) {
        let parts = stored.split(separator: "\n", maxSplits: 2, omittingEmptySubsequences: false)
        guard parts.count == 3, let kind = Kind(rawValue: String(parts[0])) else { return nil }
        self.init(kind, String(parts[2]), errcode: parts[1].isEmpty ? nil : String(parts[1]))
    }
}

extension Database {
    /// What stands in a room's outbox, in the order in which it is sent.
    func outbox(ofRoom room: Int) throws -> [OutboxItem] {
        try rows("\(OutboxItem.columns) WHERE room = ? ORDER BY id", room) { OutboxItem($0) }.compactMap { $0 }
    }

    func outboxItem(transactionID: String) throws -> OutboxItem? {
        try first("\(OutboxItem.columns) WHERE transaction_id = ?1 OR event_id = ?1", transactionID) { OutboxItem($0) }
            ?? nil
    }
}
