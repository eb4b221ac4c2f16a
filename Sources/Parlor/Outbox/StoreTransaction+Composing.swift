import Foundation
internal import JSON
internal import SQLite

extension StoreTransaction {
    /// What an item in the outbox refers to a message by: its event, or its local identifier while there is none.
    ///
    /// - Throws: ``ClientError/Kind/notFound`` for a message that is neither stored nor waiting.
    func target(_ messageID: MessageId, room: Int) throws -> String {
        let eventID = try database.first(
            "SELECT event_id FROM event WHERE (event_id = ?1 OR local_id = ?1) AND room = ?2", messageID, room
        ) { $0.text(0) }
        if let eventID { return eventID }
        if let item = try database.outboxItem(transactionID: messageID) { return item.eventID ?? item.transactionID }
        throw ClientError(.notFound, "There is no message \(messageID) here")
    }

    /// Tries a failed message again, with those of its files that have not been uploaded.
    func resend(_ messageID: MessageId) throws {
        guard let item = try database.outboxItem(transactionID: messageID), item.state == .failed else {
            throw ClientError(.notFound, "Message \(messageID) has not failed")
        }
        for upload in try needs(of: item) where upload.state == .failed { try setOutboxState(upload, .pending) }
        try setOutboxState(item, .pending)
    }

    /// Drops a message that has not been sent; takes one back that has.
    ///
    /// - Returns: What was dropped from the outbox; to be stopped by ``Outbox/cancel(_:)`` where it is running.
    @discardableResult
    func withdraw(
        _ messageID: MessageId, room: Int, transactionID: String, reason: String? = nil
    ) throws -> [OutboxItem] {
        if let item = try database.outboxItem(transactionID: messageID), item.kind == .message,
            item.state == .pending || item.state == .failed
        {
            return try withdraw(item)
        }
        let target = try target(messageID, room: room)
        try enqueue(.redaction(target: target, reason: reason), room: room, transactionID: transactionID)
        return []
    }

    func react(_ key: String, to messageID: MessageId, room: Int, transactionID: String) throws {
        let target = try target(messageID, room: room)
        try enqueue(.reaction(target: target, key: key), room: room, transactionID: transactionID)
    }

    func withdrawReaction(_ key: String, from messageID: MessageId, room: Int, transactionID: String) throws {
        let target = try target(messageID, room: room)
        let own = try database.first(
            """
            SELECT event_id FROM event WHERE target = ? AND relation = 'm.annotation' AND reaction = ? AND sender = ?
                AND is_redacted = 0
            """, target, key, userID
        ) { $0.text(0) }
        if let own { return _ = try enqueue(.redaction(target: own), room: room, transactionID: transactionID) }
        // A reaction that was made before the message was sent names it by its local identifier.
        let names = try database.rows("SELECT local_id FROM event WHERE event_id = ?", target) { $0.optionalText(0) }
        let targets = Set([target, messageID] + names.compactMap { $0 })
        for item in try database.outbox(ofRoom: room)
        where item.kind == .reaction && item.target.map(targets.contains) == true
            && item.content["m.relates_to"]?["key"]?.string == key
        {
            if item.state == .pending { return _ = try withdraw(item) }
            return _ = try enqueue(
                .redaction(target: item.transactionID), room: room, transactionID: transactionID)
        }
        throw ClientError(.notFound, "The user has not reacted to \(messageID) with that")
    }
}
