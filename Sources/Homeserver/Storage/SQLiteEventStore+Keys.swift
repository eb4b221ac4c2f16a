import Matrix
import SQLite

extension SQLiteEventStore {
    /// - Returns: `.conflict` for a one-time key that somebody else has claimed.
    func applyToKeys(_ change: StoreChange, _ database: Database) throws -> UnitOutcome? {
        switch change {
        case .deviceKeys(let device, let json):
            try database.run("INSERT OR REPLACE INTO device_key (device, json) VALUES (?, ?)", device, json)
        case .oneTimeKey(let device, let key):
            try database.run(
                "INSERT OR IGNORE INTO one_time_key (device, algorithm, id, json) VALUES (?, ?, ?, ?)", device,
                key.algorithm, key.id, key.json)
        case .claimOneTimeKey(let device, let key):
            let claimed = try database.run(
                "DELETE FROM one_time_key WHERE device = ? AND algorithm = ? AND id = ?", device, key.algorithm,
                key.id)
            if claimed == 0 { return .conflict }
        case .fallbackKey(let device, let key):
            try database.run(
                "INSERT OR REPLACE INTO fallback_key (device, algorithm, id, json, is_used) VALUES (?, ?, ?, ?, 0)",
                device, key.algorithm, key.id, key.json)
        case .fallbackKeyUsed(let device, let key):
            try database.run(
                "UPDATE fallback_key SET is_used = 1 WHERE device = ? AND algorithm = ? AND id = ?", device,
                key.algorithm, key.id)
        case .crossSigningKey(let user, let usage, let json):
            try database.run(
                "INSERT OR REPLACE INTO cross_signing_key (user, usage, json) VALUES (?, ?, ?)", user.rawValue,
                usage.rawValue, json)
        case .keySignature(let signature):
            try database.run(
                "INSERT OR REPLACE INTO key_signature (user, key, signer, json) VALUES (?, ?, ?, ?)",
                signature.user.rawValue, signature.key, signature.signer.rawValue, signature.json)
        case .keysChanged(let user, let position):
            try database.run(
                "INSERT OR REPLACE INTO key_change (user, position) VALUES (?, ?)", user.rawValue, position)
        default: break
        }
        return nil
    }

    func deviceKeys(_ device: Int) throws -> [UInt8]? {
        try reader.use { try $0.first("SELECT json FROM device_key WHERE device = ?", device) { $0.blob(0) } }
    }

    func oneTimeKeys(_ device: Int, algorithm: String, limit: Int) throws -> [StoredKey] {
        try reader.use {
            try $0.rows(
                "SELECT algorithm, id, json FROM one_time_key WHERE device = ? AND algorithm = ? ORDER BY id LIMIT ?",
                device, algorithm, limit, map: Self.key)
        }
    }

    func oneTimeKey(_ device: Int, algorithm: String, id: String) throws -> StoredKey? {
        try reader.use {
            try $0.first(
                "SELECT algorithm, id, json FROM one_time_key WHERE device = ? AND algorithm = ? AND id = ?", device,
                algorithm, id, map: Self.key)
        }
    }

    func fallbackKey(_ device: Int, algorithm: String) throws -> StoredKey? {
        try reader.use {
            try $0.first(
                "SELECT algorithm, id, json FROM fallback_key WHERE device = ? AND algorithm = ?", device, algorithm,
                map: Self.key)
        }
    }

    func keyCounts(_ device: Int) throws -> KeyCounts {
        try reader.use { database in
            var counts = KeyCounts()
            try database.forEach(
                "SELECT algorithm, count(*) FROM one_time_key WHERE device = ? GROUP BY algorithm", device
            ) { counts.oneTime[$0.text(0)] = $0.int(1) }
            counts.unusedFallbacks = try database.rows(
                "SELECT algorithm FROM fallback_key WHERE device = ? AND NOT is_used ORDER BY algorithm", device
            ) { $0.text(0) }
            return counts
        }
    }

    func crossSigningKeys(of user: UserID) throws -> [CrossSigningUsage: [UInt8]] {
        let rows = try reader.use {
            try $0.rows("SELECT usage, json FROM cross_signing_key WHERE user = ?", user.rawValue) {
                (CrossSigningUsage(rawValue: $0.text(0)), $0.blob(1))
            }
        }
        return Dictionary(rows.compactMap { usage, json in usage.map { ($0, json) } }) { first, _ in first }
    }

    func keySignatures(of user: UserID) throws -> [StoredKeySignature] {
        try reader.use {
            try $0.rows("SELECT key, signer, json FROM key_signature WHERE user = ?", user.rawValue) { row in
                UserID(row.text(1)).map {
                    StoredKeySignature(user: user, key: row.text(0), signer: $0, json: row.blob(2))
                }
            }
        }.compactMap { $0 }
    }

    func keyChanges() throws -> [(user: UserID, position: Int)] {
        try reader.use {
            try $0.rows("SELECT user, position FROM key_change ORDER BY position") { row in
                UserID(row.text(0)).map { (user: $0, position: row.int(1)) }
            }
        }.compactMap { $0 }
    }

    private static func key(_ row: borrowing Row) -> StoredKey {
        StoredKey(algorithm: row.text(0), id: row.text(1), json: row.blob(2))
    }
}
