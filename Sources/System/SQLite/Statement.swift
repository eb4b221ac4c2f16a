internal import CSQLite

/// A compiled statement. Only ``StatementCache`` makes them.
final class Statement {
    let handle: OpaquePointer
    let sql: String
    var isInUse = false
    private let database: OpaquePointer

    init(_ sql: String, on database: OpaquePointer) throws {
        var sql = sql
        var prepared: OpaquePointer?
        let code = sql.withUTF8 { text in
            text.withMemoryRebound(to: CChar.self) {
                sqlite3_prepare_v3(
                    database, $0.baseAddress, Int32($0.count), UInt32(SQLITE_PREPARE_PERSISTENT), &prepared, nil)
            }
        }
        guard code == SQLITE_OK else { throw SQLiteError(handle: database, code: code) }
        guard let prepared else { throw SQLiteError(kind: .misuse, code: SQLITE_MISUSE, message: "empty statement") }
        handle = prepared
        self.sql = sql
        self.database = database
    }

    deinit { sqlite3_finalize(handle) }

    /// Rows that the latest run changed; none for a statement that only reads.
    var changes: Int { sqlite3_stmt_readonly(handle) != 0 ? 0 : Int(sqlite3_changes64(database)) }

    func bind(_ parameters: [(any SQLiteBindable)?]) throws {
        let expected = Int(sqlite3_bind_parameter_count(handle))
        precondition(
            parameters.count == expected, "\(parameters.count) parameters for \(expected) places in: \(sql)")
        // By index, since an iterator would copy each parameter's box: that took a tenth of a first sync.
        for offset in parameters.indices {
            guard let value = parameters[offset]?.sqliteValue else { continue }  // cleared bindings are NULL
            let code = bind(value, at: Int32(offset + 1))
            if code != SQLITE_OK { throw SQLiteError(handle: database, code: code) }
        }
    }

    /// Moves to the next row; false at the end.
    func step() throws -> Bool {
        switch sqlite3_step(handle) {
        case SQLITE_ROW: return true
        case SQLITE_DONE: return false
        case let code: throw SQLiteError(handle: database, code: code)
        }
    }

    func reset() {
        sqlite3_reset(handle)
        sqlite3_clear_bindings(handle)
    }

    private func bind(_ value: SQLiteValue, at index: Int32) -> Int32 {
        // SQLite copies text and blobs: their Swift storage may move or go before the statement runs.
        let copied = unsafeBitCast(-1, to: sqlite3_destructor_type.self)
        switch value {
        case .null: return sqlite3_bind_null(handle, index)
        case .integer(let number): return sqlite3_bind_int64(handle, index, number)
        case .real(let number): return sqlite3_bind_double(handle, index, number)
        case .text(var text):
            return text.withUTF8 { utf8 in
                utf8.withMemoryRebound(to: CChar.self) {
                    sqlite3_bind_text64(
                        handle, index, $0.baseAddress, UInt64($0.count), copied, UInt8(SQLITE_UTF8))
                }
            }
        case .blob(let bytes):
            guard !bytes.isEmpty else { return sqlite3_bind_zeroblob(handle, index, 0) }
            return bytes.withUnsafeBytes {
                sqlite3_bind_blob64(handle, index, $0.baseAddress, UInt64($0.count), copied)
            }
        }
    }
}
