import Foundation
internal import JSON
internal import SQLite

/// An operation as it stands in the store. ``OutboxOperation`` says what the columns mean for each kind.
struct OutboxItem: Sendable, Equatable {
    enum Kind: String, Sendable, CaseIterable {
        case upload, message, edit, redaction, reaction, tag
        case readMarker = "read_marker"
        case stateEvent = "state_event"
        case accountData = "account_data"
        case pushRule = "push_rule"
    }

    enum State: String, Sendable {
        case pending, sending, failed
        /// The homeserver has it, under ``OutboxItem/eventID`` if it is an event; the sync has not brought it yet.
        case sent
    }

    /// In place of a room's row: what belongs to the account. Rows of rooms begin with 1.
    static let accountLane = 0

    let id: Int
    let room: Int
    /// Chosen when the item was composed. The homeserver recognises by it what it has already.
    let transactionID: String
    let kind: Kind
    /// The event that is edited, redacted, reacted to or read up to, or the message an upload is for. May be the transaction id of
    /// something that was unsent when this was composed; it is resolved when its turn comes.
    let target: String?
    let content: JSONValue
    /// The file of an upload.
    let upload: String?
    let createdAt: Int
    let state: State
    let eventID: String?
    let error: ClientError?
    let type: String?
    let stateKey: String?
    /// How often it was tried.
    let attempts: Int
    /// How much of an upload has gone out, `0...1`; nil while none is running.
    let progress: Double?

    static let columns = """
        SELECT id, room, transaction_id, kind, target, content, upload, created_at, state, event_id, error, type, state_key,
            attempts, progress FROM outbox
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
        type = row.optionalText(11)
        stateKey = row.optionalText(12)
        attempts = row.int(13)
        progress = row.optionalDouble(14)
    }

    var lane: OutboxLane { OutboxLane(room: room, traffic: kind.traffic) }
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

    /// Changes of a room's state, account data, tags and push rules that the sync has not brought yet, in the order in which they
    /// were made: what is to be laid over the stored state, so that a change shows at once and without a network.
    ///
    /// - Parameter room: The row of the room, or ``OutboxItem/accountLane``.
    func pendingOperations(ofRoom room: Int) throws -> [OutboxItem] {
        try rows(
            """
            \(OutboxItem.columns) WHERE room = ? AND state <> 'failed'
                AND kind IN ('state_event', 'account_data', 'tag', 'push_rule') ORDER BY id
            """, room
        ) { OutboxItem($0) }.compactMap { $0 }
    }

    func outboxItem(transactionID: String) throws -> OutboxItem? {
        try first("\(OutboxItem.columns) WHERE transaction_id = ?1 OR event_id = ?1", transactionID) { OutboxItem($0) }
            ?? nil
    }

    func outboxItem(id: Int) throws -> OutboxItem? {
        try first("\(OutboxItem.columns) WHERE id = ?", id) { OutboxItem($0) } ?? nil
    }
}
