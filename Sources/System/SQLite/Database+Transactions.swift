extension Database {
    /// Runs the body in a write transaction: all of it is committed, or, when it throws, none of it.
    ///
    /// The write lock is taken at once, so the body never fails half-way with `busy`. Inside another transaction the
    /// body runs in a savepoint: when it throws, only its own changes are undone.
    @discardableResult
    public func transaction<T>(_ body: () throws -> T) throws -> T {
        guard isInTransaction else {
            return try scope(
                begin: access == .readOnly ? "BEGIN" : "BEGIN IMMEDIATE", commit: "COMMIT", rollback: "ROLLBACK", body)
        }
        let name = "level\(transactionDepth)"
        return try scope(
            begin: "SAVEPOINT \(name)", commit: "RELEASE \(name)",
            rollback: "ROLLBACK TO \(name); RELEASE \(name)", body)
    }

    /// Runs the body on one unchanging view of the data, whatever other connections commit meanwhile.
    ///
    /// Keep it short: the write-ahead log can't be recycled while a snapshot is open.
    @discardableResult
    public func snapshot<T>(_ body: () throws -> T) throws -> T {
        guard !isInTransaction else { return try body() }
        return try scope(begin: "BEGIN", commit: "COMMIT", rollback: "ROLLBACK") {
            // A deferred transaction sees the data as of its first read, not of BEGIN: read something now.
            try execute("SELECT 1 FROM sqlite_schema LIMIT 1")
            return try body()
        }
    }

    private func scope<T>(begin: String, commit: String, rollback: String, _ body: () throws -> T) throws -> T {
        try execute(begin)
        transactionDepth += 1
        defer { transactionDepth -= 1 }
        do {
            let value = try body()
            try execute(commit)
            return value
        } catch {
            // After a full disk or an I/O error SQLite may already have rolled everything back.
            if isInTransaction { try? execute(rollback) }
            throw error
        }
    }
}
