import Matrix
import SQLite

extension SQLiteEventStore {
    func applyToPush(_ change: StoreChange, _ database: Database) throws {
        switch change {
        case .pusher(let pusher, let isExclusive):
            if isExclusive {
                try database.run(
                    "DELETE FROM pusher WHERE app = ? AND key = ? AND user <> ?", pusher.app, pusher.key,
                    pusher.user.rawValue)
            }
            try database.run(
                "INSERT OR REPLACE INTO pusher (user, app, key, device, json) VALUES (?, ?, ?, ?, ?)",
                pusher.user.rawValue, pusher.app, pusher.key, pusher.device, pusher.json)
        case .removePusher(let pusher):
            try database.run(
                "DELETE FROM pusher WHERE user = ? AND app = ? AND key = ?", pusher.user.rawValue, pusher.app,
                pusher.key)
        default: break
        }
    }

    func noticedEvents(through position: Int, limit: Int) throws -> [Event] {
        try reader.use {
            try $0.rows(
                """
                SELECT \(Self.columns), r.key, r.id FROM event e JOIN room r ON r.key = e.room
                WHERE e.position <= ? AND (e.notice > 0 OR e.mentions IS NOT NULL) ORDER BY e.position DESC LIMIT ?
                """, position, limit
            ) { row -> Event? in
                guard let id = RoomID(row.text(Self.columnCount + 1)) else { return nil }
                return Self.event(row, in: RoomRecord(key: row.int(Self.columnCount), id: id))
            }
        }.compactMap { $0 }
    }

    func pushers(of user: UserID) throws -> [StoredPusher] {
        try reader.use {
            try $0.rows("SELECT device, app, key, json FROM pusher WHERE user = ? ORDER BY app, key", user.rawValue) {
                StoredPusher(user: user, device: $0.int(0), app: $0.text(1), key: $0.text(2), json: $0.blob(3))
            }
        }
    }
}
