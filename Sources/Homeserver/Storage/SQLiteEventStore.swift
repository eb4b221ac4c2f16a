import Matrix
import SQLite

/// The embedded store. Schema in `SQLiteSchema.swift`.
///
/// In a file one connection writes and another reads its snapshots of the write-ahead log, so that paging through
/// history never waits for a commit. In memory both are the same connection.
final class SQLiteEventStore: EventStore {
    let writer: SQLiteConnection
    let reader: SQLiteConnection
    /// For what may take long, so that quick reads don't wait for it.
    let searcher: SQLiteConnection

    init(_ location: Database.Location) throws {
        var options = Database.Options()
        options.cacheKilobytes = 64 * 1024
        options.checkpointPages = 8_000
        writer = try SQLiteConnection(location, options: options)
        try writer.use { try SQLiteSchema.migrator.migrate($0) }
        switch location {
        case .file:
            options.cacheKilobytes = 16 * 1024
            reader = try SQLiteConnection(location, access: .readOnly, options: options)
            searcher = try SQLiteConnection(location, access: .readOnly, options: options)
        case .memory:
            reader = writer
            searcher = writer
        }
    }

    func commit(_ units: [[StoreChange]]) throws -> [UnitOutcome] {
        try writer.use { database in
            try database.transaction { try units.map { try apply($0, to: database) } }
        }
    }

    func counters() throws -> StoreCounters {
        try reader.use { database in
            let position = try database.first(
                """
                SELECT max(coalesce((SELECT max(position) FROM event), 0),
                    coalesce((SELECT max(position) FROM receipt), 0),
                    coalesce((SELECT max(position) FROM account_data), 0),
                    coalesce((SELECT max(position) FROM to_device), 0),
                    coalesce((SELECT max(position) FROM key_change), 0),
                    coalesce((SELECT value FROM counter WHERE name = 'position'), 0))
                """
            ) { $0.int(0) }
            let room = try database.first("SELECT max(key) FROM room") { $0.int(0) }
            return StoreCounters(position: position ?? 0, room: room ?? 0)
        }
    }

    private func apply(_ unit: [StoreChange], to database: Database) throws -> UnitOutcome {
        // One event is the common case by far and never conflicts: it needs no savepoint of its own.
        if unit.count == 1, case .event(let event) = unit[0] {
            return try insert(event, into: database) ?? .committed
        }
        do {
            return try database.transaction {
                for change in unit {
                    if let outcome = try apply(change, to: database) { return outcome }
                }
                return .committed
            }
        } catch let error as SQLiteError {
            if case .constraint = error.kind { return .conflict }
            throw error
        }
    }

    /// - Returns: an outcome that ends the unit early.
    private func apply(_ change: StoreChange, to database: Database) throws -> UnitOutcome? {
        switch change {
        case .event(let event): return try insert(event, into: database)
        case .room, .redacted, .receipt, .forget, .remember: try applyToRooms(change, database)
        case .account, .profile, .password, .deactivate, .administrator, .accountData, .filter:
            try applyToAccounts(change, database)
        case .device, .token, .refreshToken, .endOlderTokens, .endNewerTokens, .renameDevice, .deviceSeen, .endDevice,
            .endAllDevices:
            try applyToSessions(change, database)
        case .registrationToken, .useRegistrationToken, .removeRegistrationToken:
            return try applyToRegistrationTokens(change, database)
        case .toDevice, .toDeviceTransaction, .toDeviceDelivered: try applyToToDevice(change, database)
        case .deviceKeys, .oneTimeKey, .claimOneTimeKey, .fallbackKey, .fallbackKeyUsed, .crossSigningKey,
            .keySignature, .keysChanged:
            return try applyToKeys(change, database)
        case .backup, .backupData, .removeBackup, .backupKeys, .removeBackupKeys: try applyToBackups(change, database)
        case .pusher, .removePusher: try applyToPush(change, database)
        case .alias, .removeAlias, .publish: try applyToDirectory(change, database)
        case .media, .mediaPlace, .mediaArrived: return try applyToMedia(change, database)
        case .report(let report): try insert(report, into: database)
        }
        return nil
    }
}
