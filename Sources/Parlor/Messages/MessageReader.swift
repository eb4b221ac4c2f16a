import Foundation
internal import JSON
internal import SQLite

/// Reads messages of one room, with everything applied that came later: edits, deletions, reactions, receipts, replies in threads,
/// and what still stands in the outbox.
///
/// Messages are read in batches: one question to the store for the edits of all, one for their reactions, and so on.
struct MessageReader {
    let database: Database
    let room: Int
    let cid: ChannelId
    let userID: UserId
    let members: MemberReader
    let receipts: ReceiptReader
    let outbox: [OutboxItem]
    let pinned: Set<String>

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
        pinned = Set(try database.pinnedEventIDs(inRoom: room))
    }

    init(database: Database, room: Int, cid: ChannelId, userID: UserId) throws {
        try self.init(
            database: database, room: room, cid: cid, userID: userID,
            members: MemberReader(database: database, room: room),
            receipts: ReceiptReader(database: database, room: room, without: userID))
    }

    /// The message a list shows as the channel's newest.
    func newest() throws -> ChatMessage? {
        if let pending = outbox.last(where: { $0.kind == .message && $0.isShownInChannel }) {
            return try message(from: pending)
        }
        return try messages(
            """
            WHERE room = ? AND is_shown = 1 AND position IS NOT NULL AND \(MessageVisibility.condition)
            ORDER BY position DESC LIMIT 1
            """, room
        )
        .first
    }

    /// Messages between two positions, newest first.
    ///
    /// - Parameter highest: Nil: up to now, with what waits to be sent at the end.
    func messages(from lowest: Int, to highest: Int?, notes: Bool = false) throws -> [ChatMessage] {
        let stored = try messages(
            "WHERE room = ? AND \(Self.shown(notes: notes)) AND position BETWEEN ? AND ? ORDER BY position DESC", room,
            lowest, highest ?? .max)
        return highest == nil ? try pending() + stored : stored
    }

    /// Messages by event or local identifier, in no order.
    func messages(ids: some Collection<String>) throws -> [ChatMessage] {
        let list = jsonList(ids)
        return try messages(
            """
            WHERE room = ?1 AND (event_id IN (SELECT value FROM json_each(?2))
                OR local_id IN (SELECT value FROM json_each(?2)))
            """, room, list)
    }

    /// What was composed for the channel and has not come back yet, newest first.
    func pending() throws -> [ChatMessage] {
        try outbox.reversed().filter { $0.kind == .message && $0.isShownInChannel }.map(message(from:))
    }

    func messages(_ condition: String, _ parameters: (any SQLiteBindable)?...) throws -> [ChatMessage] {
        try messages(of: database.rows("\(EventRow.columns) \(condition)", parameters: parameters) { EventRow($0) })
    }

    func messages(of rows: [EventRow]) throws -> [ChatMessage] {
        let relations = try MessageRelations(of: rows, reader: self)
        var messages = try rows.map { try message(from: $0, relations) }
        try fillQuotes(of: &messages)
        return messages
    }

    /// The condition for what stands in a channel's list. The store has an index for each of the two.
    static func shown(notes: Bool) -> String {
        "\(notes ? "is_shown > 0" : "is_shown = 1") AND \(MessageVisibility.condition)"
    }

    private func message(from row: EventRow, _ relations: MessageRelations) throws -> ChatMessage {
        let id = row.localID ?? row.eventID
        var message = ChatMessage(
            id: id, eventID: row.eventID, cid: cid, text: "", author: try members.user(row.sender),
            createdAt: Date(milliseconds: row.timestamp), isSentByCurrentUser: row.sender == userID)
        if let stateKey = row.stateKey {
            try fill(&message, stateKey: stateKey, row)
            return message
        }
        message.threadRootID = row.thread
        message.isPinned = pinned.contains(row.eventID)
        if message.isSentByCurrentUser { message.readBy = try readers(of: message, position: row.position) }
        message.thread = relations.threads[row.eventID]
        if row.isRedacted || isRedactionPending(of: message) {
            message.type = .deleted
            message.isShownInChannel = row.thread != nil && row.isShown
        } else if row.type == "m.room.encrypted" {
            message.type = .encrypted
        } else {
            fill(&message, content: row.content)
            relations.apply(to: &message)
            applyPending(to: &message)
        }
        return message
    }

    func message(from item: OutboxItem) throws -> ChatMessage {
        var message = ChatMessage(
            id: item.transactionID, eventID: item.eventID, cid: cid, text: "", author: try members.user(userID),
            createdAt: Date(milliseconds: item.createdAt), isSentByCurrentUser: true, localState: item.state.localState,
            sendingError: item.error)
        message.isPinned = item.eventID.map(pinned.contains) ?? false
        if isRedactionPending(of: message) {
            message.type = .deleted
        } else {
            fill(&message, content: item.content)
            applyUploads(to: &message, of: item)
            applyPending(to: &message)
            message.thread = try pendingThread(of: item.transactionID)
        }
        var messages = [message]
        try fillQuotes(of: &messages)
        return messages[0]
    }

    /// Who else has read as far as an own message.
    ///
    /// - Parameter position: Nil: not known; the time says it alone.
    func readers(of message: ChatMessage, position: Int?) throws -> [ChatUser] {
        try receipts.readers(position: position, timestamp: message.createdAt.milliseconds, members: members)
    }

    private func fill(_ message: inout ChatMessage, content: JSONValue) {
        let body = MessageBody(content, messageID: message.id)
        message.replaceBody(by: body, userID: userID)
        message.attachments = body.attachments
        message.threadRootID = message.threadRootID ?? body.threadRootID
        message.isShownInChannel = body.isShownInChannel
        message.quotedMessage = body.quotedEventID.map { QuotedMessage(eventID: $0) }
    }

    private func fill(_ message: inout ChatMessage, stateKey: String, _ row: EventRow) throws {
        message.type = .system
        message.systemEvent = try SystemEventReader(
            type: row.type, stateKey: stateKey, sender: row.sender, content: row.content, previous: row.previous
        ).event(user: members.user)
        message.text = message.systemEvent.map { SystemEventText.text(of: $0, by: message.author) } ?? ""
    }

    private func fillQuotes(of messages: inout [ChatMessage]) throws {
        let ids = Set(messages.compactMap(\.quotedMessage?.eventID))
        guard !ids.isEmpty else { return }
        let quotes = try QuoteReader(reader: self).quotes(of: ids)
        for index in messages.indices {
            if let id = messages[index].quotedMessage?.eventID, let quote = quotes[id] {
                messages[index].quotedMessage = quote
            }
        }
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

extension OutboxItem {
    /// The message whose thread it belongs to; by its local identifier, if it was unsent when the reply was composed.
    var threadRoot: String? {
        guard content["m.relates_to"]?["rel_type"]?.string == "m.thread" else { return nil }
        return content["m.relates_to"]?["event_id"]?.string
    }

    /// Whether its echo stands in the channel's list.
    var isShownInChannel: Bool { threadRoot == nil || content[MessageComposer.Key.inChannel]?.bool == true }
}

extension ChatMessage {
    /// Takes over what an edit may change.
    mutating func replaceBody(by body: MessageBody, userID: UserId) {
        type = body.type
        contentType = body.contentType
        text = body.text
        formattedBody = body.formattedBody
        mentions = body.mentions
        isMentioningCurrentUser = !isSentByCurrentUser && body.mentions.calls(userID)
        customData = body.customData
        location = body.location
    }
}
