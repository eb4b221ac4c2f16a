/// Compiled statements of one connection, by their text.
final class StatementCache {
    private let handle: OpaquePointer
    private let capacity: Int
    private var statements: [Key: Statement] = [:]

    /// Statements are constants of hundreds of bytes, and looked up for every row: hashing them whole took as long as SQLite's work.
    private struct Key: Hashable {
        let sql: String

        func hash(into hasher: inout Hasher) {
            hasher.combine(sql.utf8.count)
            // The ends differ more than the beginnings.
            var sql = sql
            sql.withUTF8 { utf8 in
                hasher.combine(bytes: UnsafeRawBufferPointer(rebasing: UnsafeRawBufferPointer(utf8).suffix(16)))
            }
        }
    }

    init(handle: OpaquePointer, capacity: Int) {
        self.handle = handle
        self.capacity = capacity
    }

    func checkOut(_ sql: String) throws -> Statement {
        let key = Key(sql: sql)
        let cached = statements[key]
        if let cached, !cached.isInUse {
            cached.isInUse = true
            return cached
        }
        // Either new, or the same query is running further up the stack: that one needs a statement of its own.
        let statement = try Statement(sql, on: handle)
        statement.isInUse = true
        if cached == nil {
            if statements.count >= capacity { statements = statements.filter { $0.value.isInUse } }
            statements[key] = statement
        }
        return statement
    }

    func checkIn(_ statement: Statement) {
        statement.reset()
        statement.isInUse = false
    }

    func removeAll() { statements.removeAll() }
}
