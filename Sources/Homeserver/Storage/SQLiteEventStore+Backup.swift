import Matrix
import SQLite

extension SQLiteEventStore {
    func applyToBackups(_ change: StoreChange, _ database: Database) throws {
        switch change {
        case .backup(let backup):
            try database.run(
                "INSERT INTO backup (user, version, algorithm, data) VALUES (?, ?, ?, ?)", backup.user.rawValue,
                backup.version, backup.algorithm, backup.data)
        case .backupData(let backup):
            try database.run(
                "UPDATE backup SET data = ? WHERE user = ? AND version = ?", backup.data, backup.user.rawValue,
                backup.version)
        case .removeBackup(let backup):
            try database.run(
                "UPDATE backup SET is_removed = 1, data = x'' WHERE user = ? AND version = ?", backup.user.rawValue,
                backup.version)
            try database.run(
                "DELETE FROM backup_key WHERE user = ? AND version = ?", backup.user.rawValue, backup.version)
        case .backupKeys(let backup, let keys):
            var changed = 0
            for key in keys { changed += try put(key, in: backup, database) }
            if changed > 0 { try touch(backup, database) }
        case .removeBackupKeys(let backup, let room, let session):
            let removed = try database.run(
                """
                DELETE FROM backup_key WHERE user = ?1 AND version = ?2 AND (?3 IS NULL OR room = ?3)
                    AND (?4 IS NULL OR session = ?4)
                """, backup.user.rawValue, backup.version, room, session)
            if removed > 0 { try touch(backup, database) }
        default: break
        }
    }

    /// Keeps the better of two keys: verified before not, then that of the earlier message, then the less forwarded.
    private func put(_ key: StoredBackupKey, in backup: StoredBackup, _ database: Database) throws -> Int {
        try database.run(
            """
            INSERT INTO backup_key (user, version, room, session, first_index, forwarded, is_verified, json)
            VALUES (?, ?, ?, ?, ?, ?, ?, ?)
            ON CONFLICT (user, version, room, session) DO UPDATE SET first_index = excluded.first_index,
                forwarded = excluded.forwarded, is_verified = excluded.is_verified, json = excluded.json
            WHERE (excluded.is_verified, -excluded.first_index, -excluded.forwarded)
                > (is_verified, -first_index, -forwarded)
            """, backup.user.rawValue, backup.version, key.room, key.session, key.firstIndex, key.forwarded,
            key.isVerified, key.json)
    }

    private func touch(_ backup: StoredBackup, _ database: Database) throws {
        try database.run(
            "UPDATE backup SET tag = tag + 1 WHERE user = ? AND version = ?", backup.user.rawValue, backup.version)
    }

    func backup(_ version: Int?, of user: UserID) throws -> StoredBackup? {
        try reader.use {
            try $0.first(
                """
                SELECT version, algorithm, data, tag,
                    (SELECT count(*) FROM backup_key k WHERE k.user = b.user AND k.version = b.version)
                FROM backup b WHERE user = ?1 AND (?2 IS NULL OR version = ?2) AND NOT is_removed
                ORDER BY version DESC LIMIT 1
                """, user.rawValue, version
            ) {
                StoredBackup(
                    user: user, version: $0.int(0), algorithm: $0.text(1), data: $0.blob(2), tag: $0.int(3),
                    count: $0.int(4))
            }
        }
    }

    func highestBackup(of user: UserID) throws -> Int {
        try reader.use {
            try $0.first("SELECT max(version) FROM backup WHERE user = ?", user.rawValue) { $0.int(0) } ?? 0
        }
    }

    func backupKeys(of backup: StoredBackup, room: String?, session: String?) throws -> [StoredBackupKey] {
        try reader.use {
            try $0.rows(
                """
                SELECT room, session, first_index, forwarded, is_verified, json FROM backup_key
                WHERE user = ?1 AND version = ?2 AND (?3 IS NULL OR room = ?3) AND (?4 IS NULL OR session = ?4)
                """, backup.user.rawValue, backup.version, room, session
            ) {
                StoredBackupKey(
                    room: $0.text(0), session: $0.text(1), firstIndex: $0.int(2), forwarded: $0.int(3),
                    isVerified: $0.bool(4), json: $0.blob(5))
            }
        }
    }
}
