internal import SQLite

/// Something that can look into a user's store: the writer itself, or a connection that only reads.
protocol StoreAccess: Actor {
    /// Runs `body` on one unchanging view of the data.
    func read<Value: Sendable>(_ body: @Sendable (Database) throws -> Value) throws -> Value
}
