import JSON
import Matrix
import SQLite

extension SQLiteEventStore {
    /// - Returns: `.duplicate` when the same device had sent it before; nothing is stored then.
    func insert(_ event: Event, into database: Database) throws -> UnitOutcome? {
        let inserted = try database.run(
            """
            INSERT INTO event (position, room, id, type, sender, state_key, timestamp, json, unsigned, replaces,
                membership_since, device, txn, notice, mentions, relates_to, relation, relation_key)
            VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
            ON CONFLICT (device, txn, room, type) WHERE txn IS NOT NULL
            DO NOTHING
            """,
            event.position, event.room.key, event.id.rawValue, event.type.rawValue, event.sender.rawValue,
            event.stateKey, event.timestamp, event.json, event.unsigned.isEmpty ? nil : event.unsigned,
            event.replaces, event.type == .member ? event.membershipSince : nil, event.transaction?.device,
            event.transaction?.id, event.notice.flags, event.notice.mentionsText, event.relation?.parent.rawValue,
            event.relation?.kind.rawValue, event.relation?.key)
        guard inserted == 1 else { return .duplicate(of: try original(of: event, in: database)) }
        if let key = event.stateKey {
            try database.run(
                "INSERT OR REPLACE INTO state (room, type, key, position) VALUES (?, ?, ?, ?)", event.room.key,
                event.type.rawValue, key, event.position)
            if event.type == .member { try noteTransience(of: event, key, in: database) }
        }
        try index(event, in: database)
        return nil
    }

    /// Keeps those who are members for a while where a start finds them without reading all members.
    private func noteTransience(of event: Event, _ user: String, in database: Database) throws {
        let statement =
            event.isTransientJoin
            ? "INSERT OR REPLACE INTO transient_member (room, user) VALUES (?, ?)"
            : "DELETE FROM transient_member WHERE room = ? AND user = ?"
        try database.run(statement, event.room.key, user)
    }

    private func original(of event: Event, in database: Database) throws -> EventID {
        let id = try database.first(
            "SELECT id FROM event WHERE device = ? AND txn = ? AND room = ? AND type = ?", event.transaction?.device,
            event.transaction?.id, event.room.key, event.type.rawValue
        ) { $0.text(0) }
        return id.flatMap(EventID.init) ?? event.id
    }

    func applyToRooms(_ change: StoreChange, _ database: Database) throws {
        switch change {
        case .room(let room, let creator, let isPublic):
            try database.run(
                "INSERT INTO room (key, id, creator, is_public) VALUES (?, ?, ?, ?)", room.key, room.id.rawValue,
                creator.rawValue, isPublic)
        case .redacted(let event):
            let relation = try database.first(
                "SELECT relates_to, relation FROM event WHERE position = ?", event.position
            ) { row in
                EventID(row.text(0)).map { EventRelation(Relation.Kind(rawValue: row.text(1)), to: $0) }
            }
            try database.run(
                """
                UPDATE event SET json = ?, unsigned = ?, notice = 0, mentions = NULL, relates_to = NULL, relation = NULL,
                    relation_key = NULL WHERE position = ?
                """, event.json, event.unsigned, event.position)
            try unindex(event, replaced: relation ?? nil, in: database)
        case .receipt(let stored, let room):
            try database.run(
                """
                INSERT OR REPLACE INTO receipt (room, user, kind, thread, event, event_position, timestamp, position)
                VALUES (?, ?, ?, ?, ?, ?, ?, ?)
                """,
                room.key, stored.receipt.userID.rawValue, stored.receipt.kind.rawValue,
                stored.receipt.threadID ?? "", stored.receipt.eventID.rawValue, stored.eventPosition,
                stored.receipt.timestamp, stored.position)
        case .forget(let room, let user):
            try database.run(
                "INSERT OR IGNORE INTO forgotten (user, room) VALUES (?, ?)", user.rawValue, room.rawValue)
        case .remember(let room, let user):
            try database.run("DELETE FROM forgotten WHERE user = ? AND room = ?", user.rawValue, room.rawValue)
        default: break
        }
    }

    func applyToDirectory(_ change: StoreChange, _ database: Database) throws {
        switch change {
        case .alias(let alias, let room, let creator):
            try database.run(
                "INSERT INTO alias (alias, room, creator) VALUES (?, ?, ?)", alias.rawValue, room.rawValue,
                creator.rawValue)
        case .removeAlias(let alias): try database.run("DELETE FROM alias WHERE alias = ?", alias.rawValue)
        case .publish(let room, let isPublic):
            try database.run("UPDATE room SET is_public = ? WHERE id = ?", isPublic, room.rawValue)
        default: break
        }
    }

    func insert(_ media: StoredMedia, into database: Database) throws {
        try database.run(
            "INSERT INTO media (id, owner, content_type, file_name, size, created) VALUES (?, ?, ?, ?, ?, ?)",
            media.id, media.owner.rawValue, media.contentType, media.fileName, media.size, media.created)
    }
}

extension Notice {
    /// Both yes-or-no questions in one column.
    var flags: Int { (notifies ? 1 : 0) | (mentionsRoom ? 2 : 0) }

    var mentionsText: String? {
        mentions.isEmpty ? nil : mentions.map(\.rawValue).joined(separator: " ")
    }

    init(flags: Int, mentionsText: String?) {
        notifies = flags & 1 != 0
        mentionsRoom = flags & 2 != 0
        mentions = mentionsText?.split(separator: " ").compactMap { UserID(String($0)) } ?? []
    }
}
