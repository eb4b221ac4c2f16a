import Foundation
internal import JSON
internal import SQLite

/// The store alone, for benchmarks: what it takes to read a sync response and to apply it.
package struct StoreProbe: Sendable {
    private let store: UserStore

    package init(folder: URL, userID: UserId) throws {
        let folder = SessionFolder(userID: userID, storeFolder: folder)
        try folder.create()
        store = try UserStore(file: folder.database, userID: userID, now: { Date() }) { _ in }
    }

    /// Parses a response and stores it.
    ///
    /// - Returns: How long each took.
    package func apply(_ sync: [UInt8]) async throws -> (parsing: Duration, applying: Duration) {
        let clock = ContinuousClock()
        let start = clock.now
        guard let response = SyncResponse(try JSONDocument(parsing: sync)) else {
            throw ClientError(.serverFault, "This is no sync response")
        }
        let parsed = clock.now
        try await store.write(isRepeatable: true) { try $0.apply(response, since: nil) }
        return (parsed - start, clock.now - parsed)
    }

    /// Makes a store large: each channel with all that belongs to it is there so many times more, under new names.
    package func copyChannels(times: Int) async throws {
        for number in 1...times {
            try await store.write { transaction in
                for table in ["room", "state", "member", "event", "gap", "receipt"] {
                    try transaction.database.execute(Self.copying(table, number, transaction.database))
                }
            }
        }
    }

    /// Copies rows that were not copied themselves, of which there are fewer than `step`.
    private static func copying(_ table: String, _ number: Int, _ database: Database) throws -> String {
        let step = 1_000_000
        let columns = try database.rows("SELECT name FROM pragma_table_info(?)", table) { $0.text(0) }
        let values = columns.map { column in
            switch column {
            case "id", "room": "\(column) + \(number * step)"
            case "room_id", "event_id": "\(column) || '.\(number)'"
            case "active_at": "active_at + \(number)"
            default: column
            }
        }
        let key = table == "room" ? "id" : "room"
        return """
            INSERT INTO \(table) (\(columns.joined(separator: ", ")))
            SELECT \(values.joined(separator: ", ")) FROM \(table) WHERE \(key) < \(step)
            """
    }

    /// Lets the store be opened without asking a homeserver who the user is.
    package func signIn() async throws {
        try await store.write { transaction in
            try transaction.save(
                Credentials(userID: store.userID, deviceID: "BENCH", token: SessionToken(accessToken: "token")))
        }
    }
}

extension ChatClient {
    /// How many channels are in memory.
    package var knownChannelCount: Int { state.withLock { $0.session }?.index.count ?? 0 }
}
