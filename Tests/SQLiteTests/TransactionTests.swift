import SQLite
import Testing

@Suite struct TransactionTests {
    struct Failure: Error {}
    let database: Database

    init() throws {
        database = try Database(.memory)
        try database.execute("CREATE TABLE item (id INTEGER PRIMARY KEY)")
    }

    private func insert(_ id: Int) throws { try database.run("INSERT INTO item VALUES (?)", id) }
    private var ids: [Int] { get throws { try database.rows("SELECT id FROM item ORDER BY id") { $0.int(0) } } }

    @Test func bodyThatThrowsLeavesNothing() throws {
        #expect(throws: Failure.self) {
            try database.transaction {
                try insert(1)
                throw Failure()
            }
        }
        #expect(try ids == [])
        #expect(!database.isInTransaction)
    }

    @Test func innerFailureUndoesOnlyTheInnerPart() throws {
        try database.transaction {
            try insert(1)
            try? database.transaction {
                try insert(2)
                try database.transaction { try insert(3) }
                throw Failure()
            }
            try database.transaction { try insert(4) }
        }
        #expect(try ids == [1, 4])
    }

    @Test func failedStatementInsideATransactionKeepsTheRest() throws {
        try database.transaction {
            try insert(1)
            #expect(throws: SQLiteError.self) { try insert(1) }
            try insert(2)
        }
        #expect(try ids == [1, 2])
    }

    @Test func valueIsReturned() throws {
        #expect(try database.transaction { 7 } == 7)
        #expect(try database.snapshot { try database.snapshot { 8 } } == 8)
    }
}
