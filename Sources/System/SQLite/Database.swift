internal import CSQLite

/// One connection to a SQLite database, confined to its owner.
///
/// A connection isn't `Sendable`: an actor or a thread owns it, and every call returns when SQLite is done. Statements
/// are compiled once and cached by their text, so write SQL as constants with `?` parameters.
///
/// ```swift
/// let database = try Database(.file("/var/lib/chat/rooms.db"))
/// try database.run("INSERT INTO room (id, name) VALUES (?, ?)", "!a", "Allotment")
/// let names = try database.rows("SELECT name FROM room WHERE id = ?", "!a") { $0.text(0) }
/// ```
///
/// Files are in write-ahead-log mode: any number of read-only connections see a consistent snapshot while one
/// connection writes.
public final class Database {
    /// Where the data lives.
    public enum Location: Sendable, Equatable {
        /// A file, created when it is missing. Its folder must exist.
        case file(String)
        /// Private to this connection and gone with it.
        case memory
    }

    /// What the connection may do.
    public enum Access: Sendable {
        case readWrite
        /// Sees committed data only and can't change it. The file must exist.
        case readOnly
    }

    public let location: Location
    public let access: Access

    let handle: OpaquePointer
    let statements: StatementCache
    var transactionDepth = 0

    /// Opens the database.
    ///
    /// - Throws: ``SQLiteError`` of kind `cannotOpen(path:)` for a missing folder or missing rights, `notADatabase`
    ///   for a file of another format.
    public init(_ location: Location, access: Access = .readWrite, options: Options = Options()) throws {
        self.location = location
        self.access = access
        handle = try Self.open(location, access)
        statements = StatementCache(handle: handle, capacity: options.cachedStatements)
        do {
            try configure(options)
        } catch let error as SQLiteError {
            throw error.opening(location)
        }
    }

    deinit {
        statements.removeAll()
        sqlite3_close_v2(handle)
    }

    /// The row id of the latest successful `INSERT` on this connection.
    public var lastInsertedRowID: Int64 { sqlite3_last_insert_rowid(handle) }

    /// Whether a transaction or a snapshot is open.
    public var isInTransaction: Bool { sqlite3_get_autocommit(handle) == 0 }

    /// Runs a script: one or more statements without parameters. Use it for schemas and pragmas.
    public func execute(_ script: String) throws {
        let code = sqlite3_exec(handle, script, nil, nil, nil)
        if code != SQLITE_OK { throw SQLiteError(handle: handle, code: code) }
    }

    /// Changes how hard the next commits work; not inside a transaction.
    public func setSynchronous(_ synchronous: Synchronous) throws {
        try execute("PRAGMA synchronous = \(synchronous.rawValue)")
    }

    /// Copies the write-ahead log back into the main file as far as readers allow.
    public func checkpoint() throws {
        let code = sqlite3_wal_checkpoint_v2(handle, nil, SQLITE_CHECKPOINT_PASSIVE, nil, nil)
        if code != SQLITE_OK { throw SQLiteError(handle: handle, code: code) }
    }

    private static func open(_ location: Location, _ access: Access) throws -> OpaquePointer {
        let path =
            switch location {
            case .file(let path): path
            case .memory: ":memory:"
            }
        // The owner already serialises all use, so SQLite's own mutexes would only cost time.
        let mode = access == .readOnly ? SQLITE_OPEN_READONLY : SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE
        var opened: OpaquePointer?
        let code = sqlite3_open_v2(path, &opened, mode | SQLITE_OPEN_NOMUTEX | SQLITE_OPEN_EXRESCODE, nil)
        guard code == SQLITE_OK, let opened else {
            defer { sqlite3_close_v2(opened) }
            throw SQLiteError(handle: opened, code: code).opening(location)
        }
        return opened
    }
}
