import Matrix
import SQLite

extension SQLiteEventStore {
    /// So many messages may wait for one device; those beyond are dropped, as a lost device would collect them for ever.
    private static let mostWaiting = 10_000
    /// Milliseconds for which a transaction id is remembered.
    private static let transactionLifetime = 86_400_000

    func applyToToDevice(_ change: StoreChange, _ database: Database) throws {
        switch change {
        case .toDevice(let message):
            try database.run(
                """
                INSERT INTO to_device (position, device, json) SELECT ?1, ?2, ?3
                WHERE (SELECT count(*) FROM to_device WHERE device = ?2) < ?4
                    AND EXISTS (SELECT 1 FROM device WHERE key = ?2)
                """, message.position, message.device, message.json, Self.mostWaiting)
        case .toDeviceTransaction(let device, let id, let time):
            try database.run(
                "DELETE FROM to_device_transaction WHERE time < ?", time - Self.transactionLifetime)
            try database.run(
                "INSERT INTO to_device_transaction (device, id, time) VALUES (?, ?, ?)", device, id, time)
        case .toDeviceDelivered(let device, let position):
            try database.run("DELETE FROM to_device WHERE device = ? AND position <= ?", device, position)
        default: break
        }
    }

    func toDevice(_ device: Int, after position: Int, limit: Int) throws -> [StoredToDevice] {
        try reader.use {
            try $0.rows(
                """
                SELECT t.position, d.user, t.json FROM to_device t JOIN device d ON d.key = t.device
                WHERE t.device = ? AND t.position > ? ORDER BY t.position LIMIT ?
                """, device, position, limit
            ) { row in
                UserID(row.text(1)).map {
                    StoredToDevice(position: row.int(0), user: $0, device: device, json: row.blob(2))
                }
            }
        }.compactMap { $0 }
    }

    func toDeviceBounds(_ device: Int) throws -> (first: Int, last: Int)? {
        try reader.use {
            try $0.first("SELECT min(position), max(position) FROM to_device WHERE device = ?", device) { row in
                row.optionalInt(0).map { (first: $0, last: row.int(1)) }
            } ?? nil
        }
    }
}
