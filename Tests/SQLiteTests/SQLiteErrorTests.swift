import Foundation
import SQLite
import Testing

@Suite struct SQLiteErrorTests {
    let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private func kind(_ body: () throws -> Void) -> SQLiteError.Kind? {
        #expect(throws: SQLiteError.self, performing: body)?.kind
    }

    @Test func folderIsMissing() {
        let path = folder.path("missing/data.db")
        #expect(kind { _ = try Database(.file(path)) } == .cannotOpen(path: path))
    }

    @Test func readOnlyOpenDoesNotCreate() {
        let path = folder.path("data.db")
        #expect(kind { _ = try Database(.file(path), access: .readOnly) } == .cannotOpen(path: path))
        #expect(!FileManager.default.fileExists(atPath: path))
    }

    @Test func fileOfAnotherFormat() throws {
        let path = folder.path("letter.txt")
        try Data(repeating: 65, count: 5_000).write(to: URL(fileURLWithPath: path))
        #expect(kind { _ = try Database(.file(path)) } == .notADatabase)
        #expect(kind { _ = try Database(.file(path), access: .readOnly) } == .notADatabase)
    }

    @Test func damagedPages() throws {
        let path = folder.path("data.db")
        do {
            let database = try Database(.file(path))
            try database.execute("CREATE TABLE item (id INTEGER PRIMARY KEY, name TEXT)")
            for id in 0..<2_000 {
                try database.run("INSERT INTO item VALUES (?, ?)", id, String(repeating: "x", count: 50))
            }
        }
        let file = try FileHandle(forUpdating: URL(fileURLWithPath: path))
        try file.seek(toOffset: 4_096)
        try file.write(contentsOf: Data(repeating: 0xA5, count: 40_000))
        try file.close()
        let database = try Database(.file(path))
        #expect(kind { try database.forEach("SELECT name FROM item") { _ = $0.text(0) } } == .corrupt)
    }

    @Test func readOnlyConnectionRefusesToWrite() throws {
        let path = folder.path("data.db")
        try Database(.file(path)).execute("CREATE TABLE item (id)")
        let reader = try Database(.file(path), access: .readOnly)
        #expect(kind { try reader.run("INSERT INTO item VALUES (1)") } == .readOnly)
    }

    @Test func databaseIsFull() throws {
        let database = try Database(.file(folder.path("data.db")))
        try database.execute("CREATE TABLE item (data BLOB); PRAGMA max_page_count = 20")
        let big = [UInt8](repeating: 1, count: 200_000)
        #expect(kind { _ = try database.transaction { try database.run("INSERT INTO item VALUES (?)", big) } } == .full)
        #expect(!database.isInTransaction)
        try database.run("INSERT INTO item VALUES (?)", "small")
    }

    @Test func constraintsAreToldApart() throws {
        let database = try Database(.memory)
        try database.execute(
            """
            CREATE TABLE parent (id INTEGER PRIMARY KEY);
            CREATE TABLE child (
                id INTEGER PRIMARY KEY, name TEXT NOT NULL UNIQUE, size INTEGER CHECK (size > 0),
                parent INTEGER REFERENCES parent (id));
            INSERT INTO child VALUES (1, 'a', 1, NULL);
            """)
        let insert = "INSERT INTO child VALUES (?, ?, ?, ?)"
        #expect(kind { try database.run(insert, 1, "b", 1, nil) } == .constraint(.unique))
        #expect(kind { try database.run(insert, 2, "a", 1, nil) } == .constraint(.unique))
        #expect(kind { try database.run(insert, 2, nil, 1, nil) } == .constraint(.notNull))
        #expect(kind { try database.run(insert, 2, "b", 0, nil) } == .constraint(.check))
        #expect(kind { try database.run(insert, 2, "b", 1, 99) } == .constraint(.foreignKey))
    }

    @Test func mistakesInSQL() throws {
        let database = try Database(.memory)
        #expect(kind { try database.execute("SELEKT 1") } == .misuse)
        #expect(kind { try database.run("SELECT * FROM missing") } == .misuse)
        #expect(kind { try database.run("  ") } == .misuse)
    }

    @Test func descriptionHoldsNoParameters() throws {
        let database = try Database(.memory)
        try database.execute("CREATE TABLE item (name TEXT UNIQUE)")
        try database.run("INSERT INTO item VALUES (?)", "s3cret")
        let error = #expect(throws: SQLiteError.self) { try database.run("INSERT INTO item VALUES (?)", "s3cret") }
        #expect(error.map { !"\($0)".contains("s3cret") } == true)
    }
}
