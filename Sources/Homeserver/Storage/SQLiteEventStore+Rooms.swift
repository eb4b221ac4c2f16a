import JSON
import Matrix
import SQLite

extension SQLiteEventStore {
    func room(_ id: RoomID) throws -> RoomRecord? {
        try reader.use {
            try $0.first("SELECT key FROM room WHERE id = ?", id.rawValue) { RoomRecord(key: $0.int(0), id: id) }
        }
    }

    func rooms(after key: Int, limit: Int) throws -> [RoomRecord] {
        try reader.use {
            try $0.rows("SELECT key, id FROM room WHERE key > ? ORDER BY key LIMIT ?", key, limit) { row in
                RoomID(row.text(1)).map { RoomRecord(key: row.int(0), id: $0) }
            }
        }.compactMap { $0 }
    }

    func state(of room: RoomRecord) throws -> [Event] {
        try events(
            in: room, "SELECT \(Self.columns) FROM state s JOIN event e ON e.position = s.position WHERE s.room = ?",
            room.key)
    }

    func event(_ id: EventID) throws -> Event? {
        try reader.use { database in
            let room = try database.first(
                "SELECT r.key, r.id FROM event e JOIN room r ON r.key = e.room WHERE e.id = ?", id.rawValue
            ) { row in RoomID(row.text(1)).map { RoomRecord(key: row.int(0), id: $0) } }
            guard case .some(.some(let room)) = room else { return nil }
            return try database.first("SELECT \(Self.columns) FROM event e WHERE e.id = ?", id.rawValue) {
                Self.event($0, in: room)
            } ?? nil
        }
    }

    func event(at position: Int, in room: RoomRecord) throws -> Event? {
        try events(
            in: room, "SELECT \(Self.columns) FROM event e WHERE e.position = ? AND e.room = ?", position, room.key
        ).first
    }

    func timeline(of room: RoomRecord, _ range: TimelineRange) throws -> [Event] {
        switch range.direction {
        case .forwards:
            try events(
                in: room,
                """
                SELECT \(Self.columns) FROM event e WHERE e.room = ? AND e.position > ? AND e.position <= ?
                ORDER BY e.position LIMIT ?
                """, room.key, range.from, range.to, range.limit)
        case .backwards:
            try events(
                in: room,
                """
                SELECT \(Self.columns) FROM event e WHERE e.room = ? AND e.position <= ? AND e.position > ?
                ORDER BY e.position DESC LIMIT ?
                """, room.key, range.from, range.to, range.limit)
        }
    }

    func events(
        in room: RoomRecord, closestTo time: Int, _ direction: TimelineRange.Direction, offset: Int, limit: Int
    ) throws -> [Event] {
        let (comparison, order) = direction == .forwards ? (">=", "ASC") : ("<=", "DESC")
        return try searcher.use { database in
            try database.rows(
                """
                SELECT \(Self.columns) FROM event e WHERE e.room = ? AND e.timestamp \(comparison) ?
                ORDER BY e.timestamp \(order), e.position \(order) LIMIT ? OFFSET ?
                """, room.key, time, limit, offset
            ) { Self.event($0, in: room) }
        }.compactMap { $0 }
    }

    func stateChanges(in room: RoomRecord, after: Int, through: Int) throws -> [Event] {
        try events(
            in: room,
            """
            SELECT \(Self.columns) FROM event e
            WHERE e.room = ? AND e.position > ? AND e.position <= ? AND e.state_key IS NOT NULL ORDER BY e.position
            """, room.key, after, through)
    }

    func stateHistory(in room: RoomRecord, of key: StateKey) throws -> [Event] {
        try events(
            in: room,
            """
            SELECT \(Self.columns) FROM event e
            WHERE e.room = ? AND e.state_key = ? AND e.type = ? AND e.state_key IS NOT NULL ORDER BY e.position
            """, room.key, key.key, key.type.rawValue)
    }

    func rooms(of user: UserID) throws -> [RoomID] {
        try reader.use {
            try $0.rows(
                """
                SELECT r.id FROM state s JOIN room r ON r.key = s.room WHERE s.type = 'm.room.member' AND s.key = ?
                """, user.rawValue
            ) { RoomID($0.text(0)) }
        }.compactMap { $0 }
    }

    func transientMembers() throws -> [TransientMember] {
        try reader.use {
            try $0.rows("SELECT t.user, r.id FROM transient_member t JOIN room r ON r.key = t.room") { row in
                guard let user = UserID(row.text(0)), let room = RoomID(row.text(1)) else { return nil }
                return TransientMember(user: user, room: room) as TransientMember?
            }
        }.compactMap { $0 }
    }

    func forgottenRooms(of user: UserID) throws -> Set<RoomID> {
        try reader.use {
            Set(
                try $0.rows("SELECT room FROM forgotten WHERE user = ?", user.rawValue) { RoomID($0.text(0)) }
                    .compactMap { $0 })
        }
    }

    func receipts(in room: RoomRecord) throws -> [StoredReceipt] {
        try reader.use {
            try $0.rows(
                "SELECT user, kind, thread, event, event_position, timestamp, position FROM receipt WHERE room = ?",
                room.key, map: Self.receipt)
        }.compactMap { $0 }
    }

    func notices(
        in room: RoomRecord, _ scope: NoticeScope, after position: Int, limit: Int
    ) throws -> [StoredNotice] {
        let condition =
            switch scope {
            case .everything: ""
            case .main: "AND (relation IS NULL OR relation <> 'm.thread')"
            case .threads: "AND relation = 'm.thread'"
            }
        return try reader.use {
            try $0.rows(
                """
                SELECT position, sender, notice, mentions, relation, relates_to FROM event
                WHERE room = ? AND position > ? \(condition) AND (notice > 0 OR mentions IS NOT NULL)
                ORDER BY position LIMIT ?
                """, room.key, position, limit
            ) { row in
                UserID(row.text(1)).map {
                    StoredNotice(
                        position: row.int(0), sender: $0,
                        notice: Notice(flags: row.int(2), mentionsText: row.optionalText(3)),
                        thread: row.text(4) == Relation.Kind.thread.rawValue ? EventID(row.text(5)) : nil)
                }
            }
        }.compactMap { $0 }
    }
}

extension SQLiteEventStore {
    static let columns = """
        e.position, e.id, e.type, e.sender, e.state_key, e.timestamp, e.json, e.unsigned, e.replaces, \
        e.membership_since, e.device, e.txn, e.notice, e.mentions, e.relates_to, e.relation, e.relation_key
        """
    /// How many ``columns`` there are: what a query asks for besides comes after them.
    static let columnCount = 17

    func events(
        in room: RoomRecord, _ sql: String, _ parameters: (any SQLiteBindable)?...
    ) throws -> [Event] {
        try reader.use { try $0.rows(sql, parameters: parameters) { Self.event($0, in: room) } }.compactMap { $0 }
    }

    static func event(_ row: borrowing Row, in room: RoomRecord) -> Event? {
        guard let id = EventID(row.text(1)), let sender = UserID(row.text(3)) else { return nil }
        let json = row.blob(6)
        let stateKey = row.optionalText(4)
        let state = stateKey == nil ? nil : (try? JSONDocument(parsing: json, maxDepth: 200))?.root["content"]?.value
        let device = row.optionalInt(10)
        let transaction = row.optionalText(11).flatMap { id in device.map { Event.Transaction(device: $0, id: id) } }
        return Event(
            position: row.int(0), room: room, id: id, type: EventType(row.text(2)), sender: sender,
            stateKey: stateKey, timestamp: row.int(5), json: json, unsigned: row.blob(7), state: state,
            replaces: row.optionalInt(8), membershipSince: row.int(9), transaction: transaction,
            notice: Notice(flags: row.int(12), mentionsText: row.optionalText(13)), relation: relation(row))
    }

    private static func relation(_ row: borrowing Row) -> EventRelation? {
        guard let parent = row.optionalText(14).flatMap(EventID.init), let kind = row.optionalText(15) else {
            return nil
        }
        return EventRelation(Relation.Kind(rawValue: kind), to: parent, key: row.optionalText(16))
    }

    private static func receipt(_ row: borrowing Row) -> StoredReceipt? {
        guard let user = UserID(row.text(0)), let kind = ReadReceipt.Kind(rawValue: row.text(1)),
            let event = EventID(row.text(3))
        else { return nil }
        let thread = row.text(2)
        return StoredReceipt(
            receipt: ReadReceipt(
                eventID: event, userID: user, kind: kind, timestamp: row.int(5),
                threadID: thread.isEmpty ? nil : thread),
            eventPosition: row.int(4), position: row.int(6))
    }
}
