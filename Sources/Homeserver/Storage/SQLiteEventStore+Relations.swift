import JSON
import Matrix
import SQLite

// A list goes into a statement as one JSON text, so that its SQL stays the same whatever the list's length.
extension SQLiteEventStore {
    func parents(among ids: [EventID], in room: RoomRecord) throws -> Set<EventID> {
        let found = try reader.use {
            try $0.rows(
                """
                SELECT DISTINCT relates_to FROM event
                WHERE room = ? AND relates_to IN (SELECT value FROM json_each(?)) AND relates_to IS NOT NULL
                """, room.key, Self.list(ids.map(\.rawValue))
            ) { EventID($0.text(0)) }
        }
        return Set(found.compactMap { $0 })
    }

    func hasAnnotation(_ annotation: Annotation, in room: RoomRecord) throws -> Bool {
        try reader.use {
            try $0.first(
                """
                SELECT 1 FROM event WHERE room = ? AND relates_to = ? AND relation = 'm.annotation'
                AND coalesce(relation_key, '') = ? AND sender = ? AND type = ?
                """, room.key, annotation.parent.rawValue, annotation.key, annotation.sender.rawValue,
                annotation.type.rawValue
            ) { _ in true } ?? false
        }
    }

    func latestReplacement(of event: Event, through position: Int) throws -> Event? {
        try events(
            in: event.room,
            """
            SELECT \(Self.columns) FROM event e
            WHERE e.room = ? AND e.relates_to = ? AND e.relation = 'm.replace' AND e.position <= ? AND e.sender = ?
            AND e.type = ? ORDER BY e.position DESC LIMIT 1
            """, event.room.key, event.id.rawValue, position, event.sender.rawValue, event.type.rawValue
        ).first
    }

    func thread(of root: Event, for viewer: Viewer, through position: Int) throws -> ThreadSummary? {
        let ignored = Self.list(viewer.ignored.map(\.rawValue))
        let row = try reader.use {
            try $0.first(
                """
                SELECT count(*), max(position), max(sender = ?) FROM event
                WHERE room = ? AND relates_to = ? AND relation = 'm.thread' AND position <= ?
                AND sender NOT IN (SELECT value FROM json_each(?))
                """, viewer.user.rawValue, root.room.key, root.id.rawValue, position, ignored
            ) { (count: $0.int(0), latest: $0.int(1), hasParticipated: $0.bool(2)) }
        }
        guard let row, row.count > 0, let latest = try event(at: row.latest, in: root.room) else { return nil }
        return ThreadSummary(count: row.count, latest: latest, hasParticipated: row.hasParticipated)
    }

    func references(to event: Event, for viewer: Viewer, through position: Int, limit: Int) throws -> [EventID] {
        try reader.use {
            try $0.rows(
                """
                SELECT id FROM event WHERE room = ? AND relates_to = ? AND relation = 'm.reference' AND position <= ?
                AND sender NOT IN (SELECT value FROM json_each(?)) ORDER BY position LIMIT ?
                """, event.room.key, event.id.rawValue, position, Self.list(viewer.ignored.map(\.rawValue)), limit
            ) { EventID($0.text(0)) }
        }.compactMap { $0 }
    }

    func related(to parent: EventID, in room: RoomRecord, _ query: RelationQuery) throws -> [Event] {
        let isForwards = query.range.direction == .forwards
        let bounds = isForwards ? "e.position > ?5 AND e.position <= ?6" : "e.position <= ?5 AND e.position > ?6"
        return try events(
            in: room,
            """
            WITH RECURSIVE found (id, position, depth, relation, type) AS (
                SELECT id, position, 1, relation, type FROM event WHERE room = ?1 AND relates_to = ?2
                UNION SELECT c.id, c.position, f.depth + 1, c.relation, c.type FROM found f
                JOIN event c ON c.room = ?1 AND c.relates_to = f.id WHERE f.depth < ?8
            )
            SELECT \(Self.columns) FROM event e WHERE e.position IN (
                SELECT position FROM found WHERE (?3 IS NULL OR relation = ?3) AND (?4 IS NULL OR type = ?4)
            ) AND \(bounds) ORDER BY e.position \(isForwards ? "ASC" : "DESC") LIMIT ?7
            """, room.key, parent.rawValue, query.kind?.rawValue, query.type?.rawValue, query.range.from,
            query.range.to, query.range.limit, query.depth)
    }

    func threads(in room: RoomRecord, _ query: ThreadQuery) throws -> [ThreadPlace] {
        try searcher.use {
            try $0.rows(
                """
                SELECT t.relates_to, max(t.position) AS latest FROM event t
                WHERE t.room = ?1 AND t.relation = 'm.thread' AND t.position <= ?2
                AND t.sender NOT IN (SELECT value FROM json_each(?5))
                GROUP BY t.relates_to HAVING latest < ?3 AND (
                    ?4 IS NULL OR max(t.sender = ?4)
                    OR EXISTS (SELECT 1 FROM event r WHERE r.id = t.relates_to AND r.sender = ?4)
                ) ORDER BY latest DESC LIMIT ?6
                """, room.key, query.through, query.before, query.participant?.rawValue,
                Self.list(query.ignored.map(\.rawValue)), query.limit
            ) { row in EventID(row.text(0)).map { ThreadPlace(root: $0, latest: row.int(1)) } }
        }.compactMap { $0 }
    }

    func isRelated(_ event: Event, by kinds: [String]?, senders: [String]?) throws -> Bool {
        try reader.use {
            try $0.first(
                """
                SELECT 1 FROM event WHERE room = ?1 AND relates_to = ?2
                AND (?3 IS NULL OR relation IN (SELECT value FROM json_each(?3)))
                AND (?4 IS NULL OR sender IN (SELECT value FROM json_each(?4)))
                """, event.room.key, event.id.rawValue, kinds.map(Self.list), senders.map(Self.list)
            ) { _ in true } ?? false
        }
    }

    func hasEvent(_ transaction: Event.Transaction, type: EventType, in room: RoomRecord) throws -> Bool {
        try reader.use {
            try $0.first(
                "SELECT 1 FROM event WHERE device = ? AND txn = ? AND room = ? AND type = ?", transaction.device,
                transaction.id, room.key, type.rawValue
            ) { _ in true } ?? false
        }
    }

    static func list(_ items: [String]) -> String { JSONValue(items).description }
}
