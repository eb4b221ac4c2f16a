import SQLite
import Testing

/// Two connections to one file.
@Suite struct ConcurrencyTests {
    let folder: TemporaryFolder
    var path: String { folder.path("data.db") }

    init() throws {
        folder = try TemporaryFolder()
        try Database(.file(path)).execute("CREATE TABLE item (id INTEGER PRIMARY KEY, batch INTEGER)")
    }

    @Test func snapshotDoesNotSeeWhatIsCommittedMeanwhile() throws {
        let writer = try Database(.file(path))
        let reader = try Database(.file(path), access: .readOnly)
        let count = { try reader.first("SELECT count(*) FROM item") { $0.int(0) } }
        try reader.snapshot {
            try writer.run("INSERT INTO item VALUES (1, 1)")
            #expect(try count() == 0)
        }
        #expect(try count() == 1)
    }

    @Test func readersSeeWholeTransactionsWhileAWriterWrites() async throws {
        let path = path
        let batches = 200
        try await withThrowingTaskGroup(of: Void.self) { group in
            group.addTask {
                let writer = try Database(.file(path))
                for batch in 0..<batches {
                    try writer.transaction {
                        for _ in 0..<5 { try writer.run("INSERT INTO item (batch) VALUES (?)", batch) }
                    }
                }
            }
            for _ in 0..<3 {
                group.addTask {
                    let reader = try Database(.file(path), access: .readOnly)
                    var latest = 0
                    while latest < batches * 5 {
                        try reader.snapshot {
                            let count = try reader.first("SELECT count(*) FROM item") { $0.int(0) } ?? 0
                            let highest = try reader.first("SELECT max(batch) FROM item") { $0.int(0) } ?? 0
                            #expect(count % 5 == 0)
                            #expect(count >= latest)
                            #expect(count == 0 || count == (highest + 1) * 5)
                            latest = count
                        }
                        await Task.yield()
                    }
                }
            }
            try await group.waitForAll()
        }
    }

    @Test func twoWritersTakeTurns() async throws {
        let path = path
        try await withThrowingTaskGroup(of: Void.self) { group in
            for _ in 0..<2 {
                group.addTask {
                    let writer = try Database(.file(path))
                    for _ in 0..<100 {
                        try writer.transaction {
                            let next = try writer.first("SELECT coalesce(max(id), 0) + 1 FROM item") { $0.int(0) }
                            try writer.run("INSERT INTO item (id) VALUES (?)", next)
                        }
                    }
                }
            }
            try await group.waitForAll()
        }
        let database = try Database(.file(path), access: .readOnly)
        #expect(try database.first("SELECT max(id) FROM item") { $0.int(0) } == 200)
    }

    @Test func lockHeldForTooLongIsBusy() throws {
        var impatient = Database.Options()
        impatient.busyTimeoutMilliseconds = 1
        let first = try Database(.file(path))
        let second = try Database(.file(path), options: impatient)
        try first.transaction {
            let error = #expect(throws: SQLiteError.self) { try second.transaction {} }
            #expect(error?.kind == .busy)
        }
        try second.transaction {}
    }

    @Test func committedDataIsThereAfterReopening() throws {
        do {
            let database = try Database(.file(path))
            try database.run("INSERT INTO item VALUES (1, 1)")
            try database.checkpoint()
            try database.run("INSERT INTO item VALUES (2, 1)")
        }
        let database = try Database(.file(path))
        #expect(try database.rows("SELECT id FROM item") { $0.int(0) } == [1, 2])
        #expect(try database.first("PRAGMA journal_mode") { $0.text(0) } == "wal")
        #expect(try database.first("PRAGMA synchronous") { $0.int(0) } == 2)
    }
}
