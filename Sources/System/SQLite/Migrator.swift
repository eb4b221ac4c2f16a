/// One step from a version of a schema to the next.
public struct Migration {
    let body: (Database) throws -> Void

    public init(_ body: @escaping (Database) throws -> Void) { self.body = body }

    /// A step that runs a script.
    public init(_ script: String) { self.init { try $0.execute(script) } }
}

/// Brings a database to the newest version of its schema.
///
/// The version is the number of migrations that ran, kept in SQLite's `user_version`. Steps are only ever appended:
/// a released one never changes.
public struct Migrator {
    private let migrations: [Migration]

    public init(_ migrations: [Migration]) { self.migrations = migrations }

    /// Runs the missing steps, all in one transaction.
    ///
    /// - Throws: ``SQLiteError`` of kind `newerSchema` when the file was written by a newer program. It is left as it
    ///   is.
    public func migrate(_ database: Database) throws {
        try database.transaction {
            let version = try database.first("PRAGMA user_version") { $0.int(0) } ?? 0
            guard version <= migrations.count else {
                throw SQLiteError(
                    kind: .newerSchema(found: version, supported: migrations.count), code: 0, message: "newer schema")
            }
            guard version < migrations.count else { return }
            for migration in migrations[version...] { try migration.body(database) }
            try database.execute("PRAGMA user_version = \(migrations.count)")
        }
    }
}
