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
    let publish: @Sendable (StoreUpdate) -> Void
    nonisolated let damage: StoreDamage
    private(set) var account: AccountState
    private let now: @Sendable () -> Date

    nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

    /// A first sync is one transaction of tens of megabytes: it should fit the cache, and not be copied from the log to the file
    /// while somebody waits for it.
    private static var options: Database.Options {
        var options = Database.Options()
        options.cacheKilobytes = 64 * 1024
        options.checkpointPages = 8_000
        return options
    }

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
        MainThreadGuard.check("a store to be opened")
        damage = StoreDamage(file: file)
        database = try Database(file.map { .file($0) } ?? .memory, options: Self.options)
        try StoreSchema.migrator.migrate(database)
        account = try AccountState(reading: database)
    }

    func read<Value: Sendable>(_ body: @Sendable (Database) throws -> Value) throws -> Value {
        try guarded { try database.snapshot { try body(database) } }
    }

    /// Changes the store.
    ///
    /// - Parameter isRepeatable: What is written can be had from the homeserver again. Then the commit does not wait for the disk: a power
    ///   cut may undo it, together with the token that it came with, and never only a part of it.
    @discardableResult
    func write<Value: Sendable>(
        isRepeatable: Bool = false, _ body: @Sendable (StoreTransaction) throws -> Value
    ) throws -> Value {
        if isRepeatable { try guarded { try database.setSynchronous(.normal) } }
        defer { if isRepeatable { try? database.setSynchronous(.full) } }
        let transaction = StoreTransaction(
            database: database, userID: userID, account: account, now: now().milliseconds)
        let (value, update) = try guarded {
            try database.transaction {
                let value = try body(transaction)
                return (value, try transaction.makeUpdate())
            }
        }
        account = transaction.account
        if !update.isEmpty { publish(update) }
        return value
    }

    /// Tells the app's words for what SQLite says, and takes note of damage.
    private func guarded<Value>(_ body: () throws -> Value) throws -> Value {
        MainThreadGuard.check("the store")
        do {
            return try body()
        } catch {
            throw damage.noting(error)
        }
    }
}
