internal import JSON
internal import SQLite

/// What waits for what in the outbox: a message for its uploads; an edit, a reaction or a deletion for its message.
///
/// A need is met when its row is gone or sent. When it fails for good, whatever waits for it fails with it: a message stays and shows
/// that, anything else has lost its point and goes.
extension StoreTransaction {
    func addDependency(of item: Int, on needed: Int) throws {
        try database.run("INSERT OR IGNORE INTO outbox_dependency (item, needs) VALUES (?, ?)", item, needed)
    }

    func isBlocked(_ item: OutboxItem) throws -> Bool {
        try database.first(
            """
            SELECT 1 FROM outbox_dependency d JOIN outbox o ON o.id = d.needs WHERE d.item = ? AND o.state <> 'sent'
            """, item.id
        ) { _ in true } ?? false
    }

    /// The row that an operation about `target` has to wait for; nil for an event that the homeserver has.
    func neededItem(_ target: String, by kind: OutboxItem.Kind) throws -> Int? {
        // An upload is needed by its message, not the other way round.
        guard kind != .upload, !target.hasPrefix("$"), let item = try database.outboxItem(transactionID: target),
            item.state != .sent
        else { return nil }
        guard item.state != .failed else {
            throw ClientError(.notFound, "Message \(target) could not be sent, so nothing can refer to it")
        }
        return item.id
    }

    func dependants(of item: OutboxItem) throws -> [OutboxItem] {
        try database.rows(
            "\(OutboxItem.columns) WHERE id IN (SELECT item FROM outbox_dependency WHERE needs = ?) ORDER BY id",
            item.id
        ) { OutboxItem($0) }.compactMap { $0 }
    }

    func needs(of item: OutboxItem) throws -> [OutboxItem] {
        try database.rows(
            "\(OutboxItem.columns) WHERE id IN (SELECT needs FROM outbox_dependency WHERE item = ?) ORDER BY id",
            item.id
        ) { OutboxItem($0) }.compactMap { $0 }
    }

    /// Gives an item up, and with it what depends on it.
    ///
    /// - Returns: What was given up, the item first.
    @discardableResult
    func fail(_ item: OutboxItem, because error: ClientError) throws -> [OutboxItem] {
        guard let item = try database.outboxItem(id: item.id), item.state != .failed else { return [] }
        let waiting = try dependants(of: item)
        if item.kind == .message || item.kind == .upload {
            try setOutboxState(item, .failed, error: error)
        } else {
            try dropFromOutbox(item)
        }
        return try [item] + waiting.flatMap { try fail($0, because: error) }
    }

    /// Drops what has not been sent: the message, the files it waited for, and what was about it.
    ///
    /// - Returns: What is gone. Whatever of it is running has to be stopped.
    @discardableResult
    func withdraw(_ item: OutboxItem) throws -> [OutboxItem] {
        let uploads = try needs(of: item).filter { $0.kind == .upload && $0.target == item.transactionID }
        let gone = try [item] + uploads + dependants(of: item).flatMap { try withdraw($0) }
        for item in [item] + uploads { try dropFromOutbox(item) }
        return gone
    }
}
