import Foundation
internal import JSON
internal import SQLite

/// Reads messages of one room, with everything applied that came later: edits, deletions, reactions, receipts, and what still
/// stands in the outbox.
struct MessageReader {
    let database: Database
    let room: Int
    let cid: ChannelId
    let userID: UserId
    let members: MemberReader
    let receipts: ReceiptReader
    let outbox: [OutboxItem]

    static let columns = """
        SELECT event_id, position, type, sender, timestamp, content, local_id, is_redacted FROM event
        """

    init(
        database: Database, room: Int, cid: ChannelId, userID: UserId, members: MemberReader, receipts: ReceiptReader
    ) throws {
        self.database = database
        self.room = room
        self.cid = cid
        self.userID = userID
        self.members = members
        self.receipts = receipts
        outbox = try database.outbox(ofRoom: room)
    }

    init(database: Database, room: Int, cid: ChannelId, userID: UserId) throws {
        try self.init(
            database: database, room: room, cid: cid, userID: userID,
            members: MemberReader(database: database, room: room),
            receipts: ReceiptReader(database: database, room: room, without: userID))
    }

    /// The message a list shows as the channel's newest.
    func newest() throws -> ChatMessage? {
        if let pending = outbox.last(where: { $0.kind == .message }) { return try message(from: pending) }
        return try messages(
            "WHERE room = ? AND is_shown = 1 AND position IS NOT NULL ORDER BY position DESC LIMIT 1", room
        )
        .first
    }

    /// Messages between two positions, newest first.
    ///
    /// - Parameter highest: Nil: up to now, with what waits to be sent at the end.
    func messages(from lowest: Int, to highest: Int?) throws -> [ChatMessage] {
        let stored = try messages(
            "WHERE room = ? AND is_shown = 1 AND position BETWEEN ? AND ? ORDER BY position DESC", room, lowest,
            highest ?? .max)
        return highest == nil ? try pending() + stored : stored
    }

    /// What was composed here and has not come back yet, newest first.
    func pending() throws -> [ChatMessage] {
        try outbox.reversed().filter { $0.kind == .message }.map(message(from:))
    }

    private func messages(_ condition: String, _ parameters: (any SQLiteBindable)?...) throws -> [ChatMessage] {
        try database.rows("\(Self.columns) \(condition)", parameters: parameters) { EventRow($0) }.map(message(from:))
    }

    private func message(from row: EventRow) throws -> ChatMessage {
        let id = row.localID ?? row.eventID
        var message = ChatMessage(
            id: id, eventID: row.eventID, cid: cid, text: "", author: try members.user(row.sender),
            createdAt: Date(milliseconds: row.timestamp), isSentByCurrentUser: row.sender == userID)
        if message.isSentByCurrentUser {
            message.readBy = try receipts.readers(
                position: row.position, timestamp: row.timestamp, members: members)
        }
        if row.isRedacted || isRedactionPending(of: message) {
            message.type = .deleted
        } else if row.type == "m.room.encrypted" {
            message.type = .encrypted
        } else {
            try fill(&message, content: row.content)
            try applyRelations(to: &message)
            try applyPending(to: &message)
        }
        return message
    }

    private func message(from item: OutboxItem) throws -> ChatMessage {
        var message = ChatMessage(
            id: item.transactionID, eventID: item.eventID, cid: cid, text: "", author: try members.user(userID),
            createdAt: Date(milliseconds: item.createdAt), isSentByCurrentUser: true, localState: item.state.localState,
            sendingError: item.error)
        if isRedactionPending(of: message) {
            message.type = .deleted
        } else {
            try fill(&message, content: item.content)
            applyUploads(to: &message, of: item)
            try applyPending(to: &message)
        }
        return message
    }

    private func fill(_ message: inout ChatMessage, content: JSONValue) throws {
        let body = MessageBody(content, messageID: message.id)
        message.type = body.type
        message.text = body.text
        message.attachments = body.attachments
        message.threadRootID = body.threadRootID
        message.quotedMessage = try body.quotedEventID.map(quoted)
    }

    private func quoted(_ eventID: String) throws -> QuotedMessage {
        guard
            let row = try database.first("\(Self.columns) WHERE event_id = ?", eventID, map: { EventRow($0) }),
            !row.isRedacted
        else { return QuotedMessage(eventID: eventID) }
        var original = ChatMessage(
            id: eventID, eventID: eventID, cid: cid, text: MessageBody(row.content, messageID: eventID).text,
            author: try members.user(row.sender), createdAt: Date(milliseconds: row.timestamp))
        try applyRelations(to: &original)
        return QuotedMessage(eventID: eventID, text: original.text, author: original.author)
    }
}

extension OutboxItem.State {
    var localState: LocalMessageState? {
        switch self {
        case .pending: .pendingSend
        case .sending: .sending
        case .failed: .sendingFailed
        case .sent: nil
        }
    }
}
