import Matrix
import SQLite

extension SQLiteSchema {
    /// Complaints.
    static let reports =
        """
        CREATE TABLE report (
            key INTEGER PRIMARY KEY, reporter TEXT NOT NULL, reason TEXT, time INTEGER NOT NULL, room TEXT, event TEXT,
            user TEXT
        );
        """
}

extension SQLiteEventStore {
    func insert(_ report: StoredReport, into database: Database) throws {
        try database.run(
            "INSERT INTO report (reporter, reason, time, room, event, user) VALUES (?, ?, ?, ?, ?, ?)",
            report.reporter.rawValue, report.reason, report.time, report.room?.rawValue, report.event?.rawValue,
            report.user?.rawValue)
    }

    /// Complaints, the latest first.
    func reports(limit: Int) throws -> [StoredReport] {
        try reader.use {
            try $0.rows(
                "SELECT reporter, reason, time, room, event, user FROM report ORDER BY key DESC LIMIT ?", limit
            ) { row in
                UserID(row.text(0)).map {
                    StoredReport(
                        reporter: $0, reason: row.optionalText(1), time: row.int(2),
                        room: row.optionalText(3).flatMap(RoomID.init),
                        event: row.optionalText(4).flatMap(EventID.init),
                        user: row.optionalText(5).flatMap(UserID.init))
                }
            }
        }.compactMap { $0 }
    }
}
