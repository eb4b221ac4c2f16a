import SQLite
import Testing

@Suite struct MigratorTests {
    private let first = Migration("CREATE TABLE item (id INTEGER PRIMARY KEY)")
    private let second = Migration("ALTER TABLE item ADD COLUMN name TEXT")

    private func version(_ database: Database) throws -> Int? {
        try database.first("PRAGMA user_version") { $0.int(0) }
    }

    @Test func onlyMissingStepsRun() throws {
        let database = try Database(.memory)
        try Migrator([first]).migrate(database)
        try database.run("INSERT INTO item VALUES (1)")
        try Migrator([first, second]).migrate(database)
        try Migrator([first, second]).migrate(database)
        #expect(try version(database) == 2)
        #expect(try database.rows("SELECT id FROM item WHERE name IS NULL") { $0.int(0) } == [1])
    }

    @Test func failingStepLeavesTheOldVersion() throws {
        let database = try Database(.memory)
        try Migrator([first]).migrate(database)
        let broken = Migration { database in
            try database.execute("DROP TABLE item")
            try database.execute("not SQL")
        }
        #expect(throws: SQLiteError.self) { try Migrator([first, second, broken]).migrate(database) }
        #expect(try version(database) == 1)
        #expect(try database.rows("SELECT id FROM item") { $0.int(0) } == [])
    }

    @Test func fileOfANewerProgram() throws {
        let database = try Database(.memory)
        try Migrator([first, second]).migrate(database)
        let error = #expect(throws: SQLiteError.self) { try Migrator([first]).migrate(database) }
        #expect(error?.kind == .newerSchema(found: 2, supported: 1))
        #expect(try version(database) == 2)
    }
}
