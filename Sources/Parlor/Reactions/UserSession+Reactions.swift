internal import JSON
internal import Matrix
internal import SQLite

extension UserSession {
    /// Adds a reaction. One that is there already stays as it is.
    ///
    /// - Parameter isUnique: Whether it takes the place of the user's other reactions to the message.
    func react(_ key: String, to messageID: MessageId, isUnique: Bool, in cid: ChannelId) async throws {
        guard !key.isEmpty else { throw ClientError(.emptyMessage, "A reaction needs a key") }
        let makeID = dependencies.makeTransactionID
        try await compose(in: cid) { transaction, room in
            let own = try transaction.ownReactions(to: messageID, room: room)
            if isUnique {
                for other in own where other != key {
                    try transaction.withdrawReaction(other, from: messageID, room: room, transactionID: makeID())
                }
            }
            guard !own.contains(key) else { return }
            try transaction.react(key, to: messageID, room: room, transactionID: makeID())
        }
    }

    func withdrawReaction(_ key: String, from messageID: MessageId, in cid: ChannelId) async throws {
        let transactionID = dependencies.makeTransactionID()
        try await compose(in: cid) {
            try $0.withdrawReaction(key, from: messageID, room: $1, transactionID: transactionID)
        }
    }

    /// Fetches a page of a message's reactions into the store. They count from then on.
    ///
    /// - Returns: Where the next page begins; nil at the end.
    func loadReactions(of messageID: MessageId, in cid: ChannelId, from token: String?, limit: Int) async throws
        -> String?
    {
        let room = try room(cid)
        let target = try await reader.read { database in
            try database.first("SELECT event_id FROM event WHERE event_id = ?1 OR local_id = ?1", messageID) {
                $0.text(0)
            }
        }
        guard let event = EventID(target ?? messageID) else { return nil }
        let page = try await api.relations(
            room, event, .annotation, type: .reaction, from: token, limit: min(max(limit, 1), 100))
        try await store.write { transaction in
            guard let row = try transaction.row(ofRoom: room.rawValue) else { return }
            for reaction in page.events { try transaction.insert(reaction, room: row, position: nil) }
        }
        return page.end
    }
}

extension StoreTransaction {
    /// The keys of the user's reactions to a message as the list shows them: withdrawn ones are gone, waiting ones are there.
    func ownReactions(to messageID: MessageId, room: Int) throws -> [String] {
        let reader = try MessageReader(
            database: database, room: room, cid: ChannelId(type: .messaging, id: ""), userID: userID)
        let stored = try reader.messages(ids: [messageID]).first
        let item = reader.outbox.first { $0.kind == .message && $0.transactionID == messageID }
        guard let message = try stored ?? item.map(reader.message(from:)) else {
            throw ClientError(.notFound, "There is no message \(messageID) here")
        }
        return message.reactions.filter(\.isOwn).map(\.key)
    }
}
