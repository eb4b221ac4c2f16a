import SQLite
import Synchronization

/// A connection that threads take in turns.
final class SQLiteConnection: @unchecked Sendable {  // `lock` guards `database`
    private let lock = Mutex(())
    private let database: Database

    init(_ location: Database.Location, access: Database.Access = .readWrite, options: Database.Options) throws {
        database = try Database(location, access: access, options: options)
    }

    func use<T>(_ body: (Database) throws -> T) rethrows -> T {
        try lock.withLock { _ in try body(database) }
    }
}
