internal import Matrix
internal import SQLite

extension ThreadFeed {
    /// A call gives up here, if page after page does not lead where it should.
    private static let pagesPerCall = 50

    /// Brings the newest replies up to date, unless every sync since has brought all of them.
    func loadNewest(_ limit: Int) async throws {
        try await refresh()
        guard let root = try await root() else { return }
        let known = try await session.reader.read { database in
            let isStored = try database.first("SELECT 1 FROM event WHERE event_id = ?", root.event.rawValue) { _ in true
            }
            return (isStored: isStored ?? false, record: try database.thread(root.event.rawValue))
        }
        if !known.isStored { try await loadMessage(root.room, root.event) }
        if known.record?.isFresh != true { try await loadPage(root, token: nil, limit) }
        try await refresh()
    }

    /// Shows up to `count` older replies.
    func loadPrevious(_ count: Int) async throws {
        try await move { $0.limit += count }
        guard let root = try await root() else { return }
        do {
            for _ in 0..<Self.pagesPerCall {
                guard let token = try await missingPage(root.event.rawValue) else { break }
                try await loadPage(root, token: token.isEmpty ? nil : token, count)
            }
        } catch let error as ClientError {
            let before = content.replies.count
            try await move { $0.crossesHoles = true }
            guard content.replies.count > before else { throw error }
        }
        try await refresh()
    }

    /// Shows up to `count` newer replies, where the window does not reach up to now.
    func loadNext(_ count: Int) async throws {
        guard let root = try await root()?.event.rawValue, let newest = window.newest else { return }
        let next = try await session.reader.read { try ThreadReader.place(count, above: newest, in: root, $0) }
        try await move { window in
            window.limit += count
            window.newest = next
        }
    }

    /// Shows a reply with its neighbours.
    func center(on replyID: MessageId, limit: Int) async throws {
        guard let root = try await root() else { return }
        let id = root.event.rawValue
        for _ in 0..<Self.pagesPerCall {
            let found = try await session.reader.read { database in
                try ThreadReader.place(of: replyID, in: id, database).map { place in
                    let floor = try database.thread(id)?.floor ?? .min
                    let above = try ThreadReader.place(limit / 2, above: place, in: id, database)
                    return (isReached: place.timestamp >= floor, above: above)
                }
            }
            let record = try await session.reader.read { try $0.thread(id) }
            if let found, found.isReached || record?.isComplete == true {
                return try await move { window in
                    window.newest = found.above
                    window.limit = limit
                }
            }
            if record?.isComplete == true { break }
            try await loadPage(root, token: record?.token, max(limit, 50))
        }
        throw ClientError(.notFound, "There is no reply \(replyID) in the thread of \(messageID)")
    }

    /// The token of the page that the window lacks; empty for the newest, nil when it lacks none.
    private func missingPage(_ root: String) async throws -> String? {
        let window = window
        let userID = session.userID
        return try await session.reader.read { [cid, messageID] database in
            guard let record = try database.thread(root) else { return "" }
            if record.isComplete { return nil }
            let room = record.room
            let reader = try MessageReader(database: database, room: room, cid: cid, userID: userID)
            let count = try ThreadReader(reader: reader, messageID: messageID).count(root, window, floor: record.floor)
            return count >= window.limit ? nil : record.token ?? ""
        }
    }

    private func loadPage(_ root: (room: RoomID, event: EventID), token: String?, _ limit: Int) async throws {
        let page = try await session.api.relations(
            root.room, root.event, .thread, from: token, limit: min(max(limit, 10), 100))
        try await session.store.write { transaction in
            guard let room = try transaction.row(ofRoom: root.room.rawValue) else { return }
            try transaction.insertReplies(
                page.events, of: root.event.rawValue, room: room, isFirst: token == nil, next: page.end)
        }
    }

    private func loadMessage(_ room: RoomID, _ event: EventID) async throws {
        let message = try await session.api.event(room, event)
        try await session.store.write { transaction in
            guard let row = try transaction.row(ofRoom: room.rawValue) else { return }
            try transaction.insert(message, room: row, position: nil)
        }
    }
}
