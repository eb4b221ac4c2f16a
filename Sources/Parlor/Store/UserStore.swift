import Foundation
internal import SQLite

/// Everything known of one user, on disk. The only writer of its file.
///
/// All changes go through ``write(_:)``: one SQLite transaction each, a whole sync response included. What changed is published
/// after the commit and before the call returns, in the order of the commits.
actor UserStore: StoreAccess {
    let userID: UserId
    private let executor = QueueExecutor(label: "parlor.store.writer")
    private let database: Database
    private let publish: @Sendable (StoreUpdate) -> Void
    private var account: AccountState
    private let now: @Sendable () -> Date

    nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

    /// Opens the store, bringing an older one up to date. Blocks; not for the main thread.
    ///
    /// - Parameters:
    ///   - file: Nil: in memory, gone with the store.
    init(
        file: String?, userID: UserId, now: @escaping @Sendable () -> Date,
        publish: @escaping @Sendable (StoreUpdate) -> Void
    ) throws {
        self.userID = userID
        self.publish = publish
        self.now = now
        database = try Database(file.map { .file($0) } ?? .memory)
        try StoreSchema.migrator.migrate(database)
        account = try AccountState(reading: database)
    }

    func read<Value: Sendable>(_ body: @Sendable (Database) throws -> Value) throws -> Value {
        try database.snapshot { try body(database) }
    }

    @discardableResult
    func write<Value: Sendable>(_ body: @Sendable (StoreTransaction) throws -> Value) throws -> Value {
        let transaction = StoreTransaction(
            database: database, userID: userID, account: account, now: now().milliseconds)
        let (value, update) = try database.transaction {
            let value = try body(transaction)
            return (value, try transaction.makeUpdate())
        }
        account = transaction.account
        if !update.isEmpty { publish(update) }
        return value
    }

    /// All channels, for a store that has just been opened.
    func allChannels() throws -> [ChannelRecord] {
        try database.snapshot {
            let loader = ChannelRecordLoader(database: database, userID: userID, account: account)
            return try database.rows("SELECT id FROM room") { $0.int(0) }.compactMap(loader.record(ofRoom:))
        }
    }
}
