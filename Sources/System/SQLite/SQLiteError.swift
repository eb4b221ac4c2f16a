internal import CSQLite

/// A failure reported by SQLite. It never contains the parameters of a statement.
public struct SQLiteError: Error, Sendable, Equatable, CustomStringConvertible {
    /// What to do about it, by cause.
    public enum Kind: Sendable, Equatable {
        /// The file couldn't be opened or created: a missing folder, or missing rights.
        case cannotOpen(path: String)
        /// The file belongs to a newer version of this program.
        case newerSchema(found: Int, supported: Int)
        /// Another connection held the lock for longer than the busy timeout: retry.
        case busy
        case readOnly
        /// The disk or a quota is full.
        case full
        case corrupt
        /// The file is no SQLite database.
        case notADatabase
        case constraint(Constraint)
        case inputOutput
        /// A mistake in the program: bad SQL, a missing table.
        case misuse
        case other
    }

    public enum Constraint: Sendable, Equatable {
        case unique, foreignKey, notNull, check, other
    }

    public let kind: Kind
    /// SQLite's extended result code.
    public let code: Int32
    public let message: String

    public var description: String {
        switch kind {
        case .cannotOpen(let path): "cannot open the database \(path): \(message)"
        case .newerSchema(let found, let supported):
            "the database has version \(found), this program supports up to \(supported)"
        default: "SQLite error \(code): \(message)"
        }
    }

    init(kind: Kind, code: Int32, message: String) {
        self.kind = kind
        self.code = code
        self.message = message
    }

    init(handle: OpaquePointer?, code: Int32) {
        let extended = handle.map { sqlite3_extended_errcode($0) } ?? code
        // The connection remembers its latest failure, which is this one unless the primary codes differ.
        self.code = extended & 0xFF == code & 0xFF ? extended : code
        message = handle.map { String(cString: sqlite3_errmsg($0)) } ?? String(cString: sqlite3_errstr(code))
        kind = Kind(code: self.code)
    }

    /// The same failure, told as one of opening the file where rights or the folder are the cause.
    func opening(_ location: Database.Location) -> SQLiteError {
        guard case .file(let path) = location else { return self }
        switch kind {
        case .readOnly, .inputOutput, .cannotOpen, .other:
            return SQLiteError(kind: .cannotOpen(path: path), code: code, message: message)
        default: return self
        }
    }
}

extension SQLiteError.Kind {
    init(code: Int32) {
        self =
            switch code & 0xFF {
            case SQLITE_BUSY, SQLITE_LOCKED: .busy
            case SQLITE_READONLY: .readOnly
            case SQLITE_FULL: .full
            case SQLITE_CORRUPT: .corrupt
            case SQLITE_NOTADB: .notADatabase
            case SQLITE_CANTOPEN: .cannotOpen(path: "")
            case SQLITE_IOERR: .inputOutput
            case SQLITE_CONSTRAINT: .constraint(.init(code: code))
            case SQLITE_MISUSE, SQLITE_ERROR, SQLITE_RANGE, SQLITE_SCHEMA: .misuse
            default: .other
            }
    }
}

extension SQLiteError.Constraint {
    init(code: Int32) {
        let reason = code >> 8
        // SQLITE_CONSTRAINT_UNIQUE and its siblings are macros that Swift can't import: base code plus reason << 8.
        self =
            switch reason {
            case 8, 6, 10: .unique  // UNIQUE, PRIMARYKEY, ROWID
            case 3: .foreignKey
            case 5: .notNull
            case 1: .check
            default: .other
            }
    }
}
