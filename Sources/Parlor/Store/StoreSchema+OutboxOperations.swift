import Foundation
internal import JSON
internal import SQLite

extension StoreSchema {
    /// The outbox becomes a log of operations with dependencies. A file that stood with its message becomes an upload of its own.
    static var outboxOperations: Migration { Migration(separateUploads) }

    private static func separateUploads(_ database: Database) throws {
        try database.execute(
            """
            ALTER TABLE outbox ADD COLUMN type TEXT;
            ALTER TABLE outbox ADD COLUMN state_key TEXT;
            ALTER TABLE outbox ADD COLUMN attempts INTEGER NOT NULL DEFAULT 0;
            ALTER TABLE outbox ADD COLUMN progress REAL;
            CREATE INDEX outbox_sent ON outbox (kind) WHERE state = 'sent';
            CREATE TABLE outbox_dependency (
                item INTEGER NOT NULL, needs INTEGER NOT NULL,
                PRIMARY KEY (item, needs)
            ) WITHOUT ROWID;
            CREATE INDEX outbox_dependency_needs ON outbox_dependency (needs);
            """)
        // Only the thread of the channel itself was ever marked as read.
        try database.run("UPDATE outbox SET state_key = '' WHERE kind = 'read_marker'")
        let waiting = try database.rows(
            "SELECT id, room, transaction_id, content, upload, created_at, state FROM outbox WHERE upload IS NOT NULL"
        ) {
            (
                id: $0.int(0), room: $0.int(1), transactionID: $0.text(2), content: $0.blob(3), path: $0.text(4),
                createdAt: $0.int(5), state: $0.text(6)
            )
        }
        for message in waiting {
            var content = (try? JSONValue(parsing: message.content)) ?? .object([:])
            let upload = OutboxOperation.upload(
                OutboxUpload(
                    path: message.path, mimeType: content["info"]?["mimetype"]?.string ?? "application/octet-stream",
                    name: content["filename"]?.string), owner: message.transactionID)
            try database.run(
                """
                INSERT INTO outbox (room, transaction_id, kind, target, content, upload, created_at, state, type)
                VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)
                """, message.room, "\(message.transactionID)/file", upload.kind.rawValue, upload.target,
                upload.content.serialized(), message.path, message.createdAt, message.state, upload.type)
            try database.run(
                "INSERT INTO outbox_dependency (item, needs) VALUES (?, ?)", message.id, database.lastInsertedRowID)
            content["url"] = .string(URL(filePath: message.path).absoluteString)
            try database.run(
                "UPDATE outbox SET content = ?, upload = NULL WHERE id = ?", content.serialized(), message.id)
        }
    }
}
