extension Database {
    /// Runs one statement to its end.
    ///
    /// - Returns: the number of rows it inserted, changed or deleted.
    @discardableResult
    public func run(_ sql: String, _ parameters: (any SQLiteBindable)?...) throws -> Int {
        try run(sql, parameters: parameters)
    }

    /// Runs one statement with parameters that were collected beforehand.
    @discardableResult
    public func run(_ sql: String, parameters: [(any SQLiteBindable)?]) throws -> Int {
        try withStatement(sql, parameters) { statement in
            while try statement.step() {}
            return statement.changes
        }
    }

    /// All rows of a query, each mapped to a value.
    public func rows<T>(
        _ sql: String, _ parameters: (any SQLiteBindable)?..., map: (borrowing Row) throws -> T
    ) throws -> [T] {
        try rows(sql, parameters: parameters, map: map)
    }

    /// All rows of a query whose parameters were collected beforehand.
    public func rows<T>(
        _ sql: String, parameters: [(any SQLiteBindable)?], map: (borrowing Row) throws -> T
    ) throws -> [T] {
        var values: [T] = []
        try forEach(sql, parameters: parameters) { values.append(try map($0)) }
        return values
    }

    /// The first row of a query, mapped, or nil when there is none. Later rows aren't read.
    public func first<T>(
        _ sql: String, _ parameters: (any SQLiteBindable)?..., map: (borrowing Row) throws -> T
    ) throws -> T? {
        try first(sql, parameters: parameters, map: map)
    }

    /// The first row of a query whose parameters were collected beforehand.
    public func first<T>(
        _ sql: String, parameters: [(any SQLiteBindable)?], map: (borrowing Row) throws -> T
    ) throws -> T? {
        try withStatement(sql, parameters) { statement in
            guard try statement.step() else { return nil }
            return try map(Row(statement.handle))
        }
    }

    /// Visits the rows of a query one at a time, without collecting them.
    public func forEach(
        _ sql: String, _ parameters: (any SQLiteBindable)?..., body: (borrowing Row) throws -> Void
    ) throws {
        try forEach(sql, parameters: parameters, body: body)
    }

    /// Visits the rows of a query whose parameters were collected beforehand.
    public func forEach(
        _ sql: String, parameters: [(any SQLiteBindable)?], body: (borrowing Row) throws -> Void
    ) throws {
        try withStatement(sql, parameters) { statement in
            while try statement.step() { try body(Row(statement.handle)) }
        }
    }

    private func withStatement<T>(
        _ sql: String, _ parameters: [(any SQLiteBindable)?], _ body: (Statement) throws -> T
    ) throws -> T {
        let statement = try statements.checkOut(sql)
        defer { statements.checkIn(statement) }
        try statement.bind(parameters)
        return try body(statement)
    }
}
