import SQLite
import Testing

@Suite struct DatabaseTests {
    let database: Database

    init() throws {
        database = try Database(.memory)
        try database.execute("CREATE TABLE item (id INTEGER PRIMARY KEY, name TEXT, data BLOB, weight REAL)")
    }

    @Test func everyTypeComesBackAsItWasBound() throws {
        let bytes: [UInt8] = [0, 255, 128, 0]
        let text = "naïve \u{0} 🧵 'quoted'"
        try database.run("INSERT INTO item VALUES (?, ?, ?, ?)", Int64.min, text, bytes, -0.1)
        let found = try database.first("SELECT id, name, data, weight FROM item") {
            ($0.int64(0), $0.text(1), $0.blob(2), $0.double(3))
        }
        #expect(found?.0 == .min)
        #expect(found?.1 == text)
        #expect(found?.2 == bytes)
        #expect(found?.3 == -0.1)
    }

    @Test func nilIsNullAndEmptyIsNot() throws {
        let absent: String? = nil
        try database.run("INSERT INTO item VALUES (?, ?, ?, ?)", 1, absent, [UInt8](), nil)
        try database.run("INSERT INTO item VALUES (?, ?, ?, ?)", 2, "", nil, true)
        let rows = try database.rows("SELECT name, data, weight FROM item ORDER BY id") {
            ($0.optionalText(0), $0.optionalBlob(1), $0.optionalDouble(2))
        }
        #expect(rows[0] == (nil, [], nil))
        #expect(rows[1] == ("", nil, 1))
    }

    @Test func runSaysHowManyRowsChanged() throws {
        for id in 1...5 { #expect(try database.run("INSERT INTO item (id) VALUES (?)", id) == 1) }
        #expect(database.lastInsertedRowID == 5)
        #expect(try database.run("UPDATE item SET name = ? WHERE id > ?", "x", 2) == 3)
        #expect(try database.run("SELECT * FROM item") == 0)
        #expect(try database.run("DELETE FROM item WHERE id = 77") == 0)
    }

    @Test func firstOfNothingIsNil() throws {
        #expect(try database.first("SELECT id FROM item") { $0.int(0) } == nil)
        #expect(try database.rows("SELECT id FROM item") { $0.int(0) } == [])
    }

    @Test func sameQueryInsideItself() throws {
        for id in 1...3 { try database.run("INSERT INTO item (id) VALUES (?)", id) }
        let sql = "SELECT id FROM item ORDER BY id"
        var pairs: [[Int]] = []
        try database.forEach(sql) { outer in
            let first = outer.int(0)
            try database.forEach(sql) { pairs.append([first, $0.int(0)]) }
        }
        #expect(pairs == [[1, 1], [1, 2], [1, 3], [2, 1], [2, 2], [2, 3], [3, 1], [3, 2], [3, 3]])
    }

    @Test func statementIsUsableAfterItsRowsThrew() throws {
        struct Stop: Error {}
        for id in 1...3 { try database.run("INSERT INTO item (id) VALUES (?)", id) }
        #expect(throws: Stop.self) { try database.forEach("SELECT id FROM item") { _ in throw Stop() } }
        #expect(try database.rows("SELECT id FROM item") { $0.int(0) } == [1, 2, 3])
        try database.execute("DROP TABLE item")
    }

    @Test func moreStatementsThanTheCacheHolds() throws {
        for number in 0..<600 {
            #expect(try database.first("SELECT \(number)") { $0.int(0) } == number)
        }
    }

    @Test func parametersCollectedBeforehand() throws {
        let ids = Array(1...40)
        for id in ids { try database.run("INSERT INTO item (id) VALUES (?)", parameters: [id]) }
        let places = ids.map { _ in "?" }.joined(separator: ",")
        let found = try database.rows("SELECT id FROM item WHERE id IN (\(places))", parameters: ids) { $0.int(0) }
        #expect(found == ids)
    }

    @Test func schemaChangesUnderACachedStatement() throws {
        try database.run("INSERT INTO item (id) VALUES (?)", 1)
        #expect(try database.first("SELECT * FROM item") { $0.columnCount } == 4)
        try database.execute("ALTER TABLE item ADD COLUMN colour TEXT")
        #expect(try database.first("SELECT * FROM item") { $0.columnCount } == 5)
    }
}
