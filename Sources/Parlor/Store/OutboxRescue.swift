import Foundation
internal import SQLite

/// Takes what waited to be sent out of a store that is otherwise lost, and the session it was to be sent in: transaction ids belong to a
/// device, so only the same device can send them again without doubling what the homeserver has already.
///
/// Row by row, and whatever can't be read is left.
struct OutboxRescue {
    private let old: Database?
    private let new: StoreTransaction

    private static let columns = [
        "room", "transaction_id", "kind", "target", "content", "upload", "created_at", "state", "event_id", "error",
        "type", "state_key",
    ]

    init(from file: URL, to transaction: StoreTransaction) {
        old = try? Database(.file(file.path(percentEncoded: false)))
        // One of an older version is brought up to date first, so that its rows read as ours.
        if let old { try? StoreSchema.migrator.migrate(old) }
        new = transaction
    }

    /// - Returns: How many operations were rescued.
    func run() throws -> Int {
        guard let old else { return 0 }
        try copySession(from: old)
        let rooms = try copyRooms(from: old)
        return try copyOperations(from: old, rooms)
    }

    private func copySession(from old: Database) throws {
        let keys: [MetaKey] = [.accessToken, .refreshToken, .tokenEnd, .deviceID, .displayName, .avatar]
        for key in keys {
            if let value = try? old.meta(key) { try new.setMeta(key, value) }
        }
    }

    /// - Returns: The new row of each old one. The sync fills in the rest.
    private func copyRooms(from old: Database) throws -> [Int: Int] {
        var found: [(row: Int, id: String, membership: String)] = []
        try? old.forEach(
            "SELECT id, room_id, membership FROM room WHERE id IN (SELECT room FROM outbox)"
        ) { found.append(($0.int(0), $0.text(1), $0.text(2))) }
        var rooms = [OutboxItem.accountLane: OutboxItem.accountLane]
        for room in found {
            rooms[room.row] = try new.enter(room.id, as: Membership(rawValue: room.membership) ?? .joined)
        }
        return rooms
    }

    private func copyOperations(from old: Database, _ rooms: [Int: Int]) throws -> Int {
        let present = Set((try? old.rows("SELECT name FROM pragma_table_info('outbox')") { $0.text(0) }) ?? [])
        let columns = Self.columns.filter(present.contains)
        guard columns.starts(with: Self.columns.prefix(8)) else { return 0 }
        var rows: [(id: Int, values: [SQLiteValue])] = []
        try? old.forEach("SELECT id, \(columns.joined(separator: ", ")) FROM outbox ORDER BY id") { row in
            var values: [SQLiteValue] = []
            for index in columns.indices { values.append(row.value(index + 1)) }
            rows.append((row.int(0), values))
        }
        var ids: [Int: Int] = [:]
        for row in rows {
            guard case .integer(let room) = row.values[0], let newRoom = rooms[Int(room)] else { continue }
            var values = row.values
            values[0] = .integer(Int64(newRoom))
            values[3] = try resolved(values[3], in: old)
            try new.database.run(
                """
                INSERT OR IGNORE INTO outbox (\(columns.joined(separator: ", ")))
                VALUES (\(columns.map { _ in "?" }.joined(separator: ", ")))
                """, parameters: values.map { $0 as (any SQLiteBindable)? })
            ids[row.id] = Int(new.database.lastInsertedRowID)
            new.timelineChanged(newRoom)
        }
        try copyDependencies(from: old, ids)
        return ids.count
    }

    private func copyDependencies(from old: Database, _ ids: [Int: Int]) throws {
        var pairs: [(Int, Int)] = []
        try? old.forEach("SELECT item, needs FROM outbox_dependency") { pairs.append(($0.int(0), $0.int(1))) }
        for (item, needed) in pairs {
            if let item = ids[item], let needed = ids[needed] { try new.addDependency(of: item, on: needed) }
        }
    }

    /// A target that is a message of this device's own, by its local identifier, which only the old store can tell.
    private func resolved(_ target: SQLiteValue, in old: Database) throws -> SQLiteValue {
        guard case .text(let id) = target, !id.hasPrefix("$") else { return target }
        let event = try? old.first("SELECT event_id FROM event WHERE local_id = ?", id) { $0.text(0) }
        return event.map { .text($0) } ?? target
    }
}
