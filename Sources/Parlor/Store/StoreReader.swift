internal import SQLite

/// A second connection to a user's store. It reads snapshots while the writer writes, so that paging never waits for a large sync.
actor StoreReader: StoreAccess {
    private let executor = QueueExecutor(label: "parlor.store.reader")
    private let database: Database

    nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

    private let damage: StoreDamage

    /// - Parameter damage: That of the writer.
    init(file: String, damage: StoreDamage) throws {
        self.damage = damage
        database = try Database(.file(file), access: .readOnly)
    }

    func read<Value: Sendable>(_ body: @Sendable (Database) throws -> Value) throws -> Value {
        MainThreadGuard.check("the store")
        do {
            return try database.snapshot { try body(database) }
        } catch {
            throw damage.noting(error)
        }
    }
}
