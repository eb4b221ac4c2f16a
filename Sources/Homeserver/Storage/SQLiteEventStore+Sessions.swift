import Matrix
import SQLite

extension SQLiteEventStore {
    func applyToSessions(_ change: StoreChange, _ database: Database) throws {
        switch change {
        case .device(let device): try insert(device, into: database)
        case .token(let hash, let device, let expires, let generation):
            try database.run(
                "INSERT INTO token (hash, device, expires, generation) VALUES (?, ?, ?, ?)", hash, device, expires,
                generation)
        case .refreshToken(let hash, let device, let generation):
            try database.run(
                "INSERT INTO refresh_token (hash, device, generation) VALUES (?, ?, ?)", hash, device, generation)
        case .endOlderTokens(let device, let generation):
            try database.run("DELETE FROM token WHERE device = ? AND generation < ?", device, generation)
            try database.run("DELETE FROM refresh_token WHERE device = ? AND generation < ?", device, generation)
        case .endNewerTokens(let device, let generation):
            try database.run("DELETE FROM token WHERE device = ? AND generation > ?", device, generation)
            try database.run("DELETE FROM refresh_token WHERE device = ? AND generation > ?", device, generation)
        case .renameDevice(let key, let name): try database.run("UPDATE device SET name = ? WHERE key = ?", name, key)
        case .deviceSeen(let key, let time, let address):
            try database.run(
                "UPDATE device SET last_seen = ?, last_address = ? WHERE key = ?", time, address, key)
        case .endDevice(let key, _): try database.run("DELETE FROM device WHERE key = ?", key)
        case .endAllDevices(let user): try database.run("DELETE FROM device WHERE user = ?", user.rawValue)
        default: break
        }
    }

    private func insert(_ device: StoredDevice, into database: Database) throws {
        // A login with a known device id takes that device over, and its old tokens end.
        for table in ["token", "refresh_token"] {
            try database.run(
                "DELETE FROM \(table) WHERE device IN (SELECT key FROM device WHERE user = ? AND id = ?)",
                device.user.rawValue, device.id)
        }
        try database.run(
            """
            INSERT INTO device (key, user, id, name, created) VALUES (?, ?, ?, ?, ?)
            ON CONFLICT (user, id) DO UPDATE SET key = excluded.key, name = excluded.name
            """, device.key, device.user.rawValue, device.id, device.name, device.created)
    }

    func device(forTokenHash hash: [UInt8]) throws -> StoredDevice? { try accessToken(hash)?.device }

    func accessToken(_ hash: [UInt8]) throws -> StoredToken? {
        try reader.use {
            try $0.first(
                """
                SELECT \(Self.deviceColumns), t.expires, t.generation FROM token t JOIN device d ON d.key = t.device
                WHERE t.hash = ?
                """, hash, map: Self.token
            ) ?? nil
        }
    }

    func refreshToken(_ hash: [UInt8]) throws -> StoredToken? {
        try reader.use {
            try $0.first(
                """
                SELECT \(Self.deviceColumns), NULL, t.generation FROM refresh_token t JOIN device d ON d.key = t.device
                WHERE t.hash = ?
                """, hash, map: Self.token
            ) ?? nil
        }
    }

    func devices(of user: UserID) throws -> [StoredDevice] {
        try reader.use {
            try $0.rows(
                "SELECT \(Self.deviceColumns) FROM device d WHERE d.user = ? ORDER BY d.key", user.rawValue,
                map: Self.device)
        }.compactMap { $0 }
    }

    func highestDeviceKey() throws -> Int {
        try reader.use {
            // Keys of ended devices live on in the log, where they mark who sent what.
            try $0.first(
                "SELECT max(coalesce((SELECT max(key) FROM device), 0), coalesce((SELECT max(device) FROM event WHERE txn IS NOT NULL), 0))"
            ) { $0.int(0) } ?? 0
        }
    }

    private static let deviceColumns = "d.key, d.user, d.id, d.name, d.created, d.last_seen, d.last_address"

    private static func device(_ row: borrowing Row) -> StoredDevice? {
        guard let user = UserID(row.text(1)) else { return nil }
        return StoredDevice(
            key: row.int(0), user: user, id: row.text(2), name: row.optionalText(3), created: row.int(4),
            lastSeen: row.optionalInt(5), lastAddress: row.optionalText(6))
    }

    private static func token(_ row: borrowing Row) -> StoredToken? {
        guard let device = device(row) else { return nil }
        return StoredToken(device: device, expires: row.optionalInt(7), generation: row.int(8))
    }
}
