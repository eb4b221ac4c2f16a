internal import JSON
internal import Matrix
internal import SQLite

/// What the user notes for themselves about channels and people. It shows at once, also without a network: it stands in the store and,
/// in the same transaction, in the outbox, which brings it to the homeserver.
extension UserSession {
    /// Changes a note about a channel in the room's account data.
    func changeNote(
        _ type: String, in cid: ChannelId,
        _ change: @Sendable (JSONValue, StoreTransaction, _ room: Int) throws -> JSONValue
    ) async throws {
        let transactionID = dependencies.makeTransactionID()
        try await compose(in: cid) { transaction, room in
            let content = try change(try transaction.note(type, room: room), transaction, room)
            try transaction.setNote(type, content, room: room)
            try transaction.enqueue(
                .accountData(type: type, content: content), room: room, transactionID: transactionID)
        }
        await flushDeliveries()
    }

    /// Sets or removes a tag of a channel.
    func setTag(_ tag: String, isSet: Bool, on cid: ChannelId) async throws {
        let transactionID = dependencies.makeTransactionID()
        try await compose(in: cid) { transaction, room in
            let own: JSONValue? = isSet ? ["order": 0.5] : nil
            var content = try transaction.note(ChannelNotes.tags, room: room)
            var tags = content["tags"]?.object ?? [:]
            tags[tag] = own
            content["tags"] = .object(tags)
            try transaction.setNote(ChannelNotes.tags, content, room: room)
            try transaction.enqueue(.tag(tag, content: own), room: room, transactionID: transactionID)
        }
        await flushDeliveries()
    }

    /// Changes data of the whole account.
    func changeAccountData(
        _ type: String, _ change: @Sendable (StoreTransaction) throws -> JSONValue
    ) async throws {
        let transactionID = dependencies.makeTransactionID()
        try await store.write { transaction in
            let content = try change(transaction)
            try transaction.setAccountData(type, content)
            try transaction.enqueue(
                .accountData(type: type, content: content), room: OutboxItem.accountLane, transactionID: transactionID)
        }
        await outbox.send(room: OutboxItem.accountLane)
        await flushDeliveries()
    }

    /// Changes push rules, one after the other.
    func changePushRules(_ edits: [PushRuleEdit]) async throws {
        let ids = edits.map { _ in dependencies.makeTransactionID() }
        try await store.write { transaction in
            var content = try transaction.accountData(AccountDataType.pushRules)
            for edit in edits { edit.apply(to: &content) }
            try transaction.setAccountData(AccountDataType.pushRules, content)
            for (edit, id) in zip(edits, ids) {
                try transaction.enqueue(
                    .pushRule(kind: edit.kind, id: edit.id, content: edit.rule), room: OutboxItem.accountLane,
                    transactionID: id)
            }
        }
        await outbox.send(room: OutboxItem.accountLane)
        await flushDeliveries()
    }
}

extension StoreTransaction {
    /// Whether something of this kind was changed here and is still on its way. What a sync tells of it meanwhile is older, and would
    /// undo for a moment what the user has just done.
    ///
    /// - Parameter room: The row of the room, or ``OutboxItem/accountLane``.
    func isOnItsWay(_ type: String, room: Int) throws -> Bool {
        let condition =
            switch type {
            case ChannelNotes.tags: "kind = 'tag'"
            case AccountDataType.pushRules: "kind = 'push_rule'"
            default: "kind = 'account_data' AND type = ?2"
            }
        return try database.first(
            "SELECT 1 FROM outbox WHERE room = ?1 AND \(condition) AND ?2 <> '' LIMIT 1", room, type
        ) { $0.int(0) } != nil
    }
}

extension StoreTransaction {
    /// Puts by what a sync brought of a setting while a change of it made here is on its way. It may be older than the change, or newer:
    /// what was brought last before the change has settled is what the homeserver has.
    func holdBack(_ type: String, _ content: JSONValue, room: Int) throws {
        try database.run(
            "INSERT OR REPLACE INTO held_back (room, type, content) VALUES (?, ?, ?)", room, type, content.serialized())
    }

    /// A change has settled or was refused: what was held back because of it counts now.
    func release(heldBackBy item: OutboxItem) throws {
        let type: String? =
            switch item.kind {
            case .tag: ChannelNotes.tags
            case .pushRule: AccountDataType.pushRules
            case .accountData: item.type
            default: nil
            }
        guard let type, try !isOnItsWay(type, room: item.room) else { return }
        let held = try database.first(
            "DELETE FROM held_back WHERE room = ? AND type = ? RETURNING content", item.room, type
        ) { try JSONValue(parsing: $0.blob(0)) }
        guard let held else { return }
        if item.room == OutboxItem.accountLane {
            try setAccountData(type, held)
        } else {
            try setNote(type, held, room: item.room)
        }
    }
}
