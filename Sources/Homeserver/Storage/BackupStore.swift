import Matrix

/// Reading key backups.
protocol BackupStore: Sendable {
    /// A backup, the latest when no version is named.
    func backup(_ version: Int?, of user: UserID) throws -> StoredBackup?
    /// The highest version that someone ever had; 0 before the first.
    func highestBackup(of user: UserID) throws -> Int
    func backupKeys(of backup: StoredBackup, room: String?, session: String?) throws -> [StoredBackupKey]
}

/// A version of someone's key backup.
struct StoredBackup: Sendable, Hashable {
    var user: UserID
    var version: Int
    var algorithm: String
    /// `auth_data`: how clients know that the backup is theirs.
    var data: [UInt8]
    /// Grows with every change of the keys.
    var tag: Int
    var count: Int
}

/// One key of a backup, encrypted by a client.
struct StoredBackupKey: Sendable, Hashable {
    var room: String
    var session: String
    var firstIndex: Int
    var forwarded: Int
    var isVerified: Bool
    var json: [UInt8]
}
