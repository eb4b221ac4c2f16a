/// Compiled statements of one connection, by their text.
final class StatementCache {
    private let handle: OpaquePointer
    private let capacity: Int
    private var statements: [String: Statement] = [:]

    init(handle: OpaquePointer, capacity: Int) {
        self.handle = handle
        self.capacity = capacity
    }

    func checkOut(_ sql: String) throws -> Statement {
        if let cached = statements[sql], !cached.isInUse {
            cached.isInUse = true
            return cached
        }
        // Either new, or the same query is running further up the stack: that one needs a statement of its own.
        let statement = try Statement(sql, on: handle)
        statement.isInUse = true
        if statements[sql] == nil {
            if statements.count >= capacity { statements = statements.filter { $0.value.isInUse } }
            statements[sql] = statement
        }
        return statement
    }

    func checkIn(_ statement: Statement) {
        statement.reset()
        statement.isInUse = false
    }

    func removeAll() { statements.removeAll() }
}
