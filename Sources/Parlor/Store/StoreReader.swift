internal import SQLite

/// A second connection to a user's store. It reads snapshots while the writer writes, so that paging never waits for a large sync.
actor StoreReader: StoreAccess {
    private let executor = QueueExecutor(label: "parlor.store.reader")
    private let database: Database

    nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

    init(file: String) throws {
        database = try Database(.file(file), access: .readOnly)
    }

    func read<Value: Sendable>(_ body: @Sendable (Database) throws -> Value) throws -> Value {
        try database.snapshot { try body(database) }
    }
}
