internal import SQLite

extension StoreTransaction {
    /// An event arrived that may be one of ours: it takes the echo's place.
    ///
    /// - Returns: The identifier the echo had, which the event keeps: a message is shown under it, and what waits in the outbox
    ///   may refer to it, such as the redaction of a reaction that was still on its way.
    func settleOutbox(_ event: SyncEvent, room: Int) throws -> String? {
        guard event.sender == userID else { return nil }
        let item = try database.first(
            "\(OutboxItem.columns) WHERE (transaction_id = ?1 OR event_id = ?2) AND room = ?3", event.transactionID,
            event.eventID, room
        ) { OutboxItem($0) }
        guard let item = item ?? nil else { return nil }
        try dropFromOutbox(item)
        return item.transactionID
    }

    /// Changes of state that the homeserver has accepted. A sync that is asked for from now on brings them, or what others have
    /// made of them since; after it they are settled by ``settleAccepted(_:)``.
    ///
    /// They cannot be recognised one by one: account data have no identifiers, and a state event may be passed over by a gap.
    func acceptedChanges() throws -> [Int] {
        try database.rows(
            """
            SELECT id FROM outbox WHERE state = 'sent' AND kind IN ('state_event', 'account_data', 'tag', 'push_rule')
            """
        ) { $0.int(0) }
    }

    func settleAccepted(_ ids: [Int]) throws {
        for id in ids {
            if let item = try database.outboxItem(id: id) { try dropFromOutbox(item) }
        }
    }
}
