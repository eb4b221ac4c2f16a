import Matrix

@testable import Parlor

/// What lies behind what a person sees.
extension Person {
    /// What stands in the outbox.
    var outbox: [String] {
        get async throws {
            try await client.currentSession.store.read { database in
                try database.rows("SELECT kind, state, transaction_id, target, event_id, content, error FROM outbox") {
                    row in
                    (0..<7).map { row.optionalText($0) ?? "-" }.joined(separator: " ")
                }
            }
        }
    }

    /// Whether a message with this text has come, however far down it may stand.
    func knows(_ text: String, in cid: ChannelId) async throws -> Bool {
        try await client.currentSession.store.read { database in
            try database.rows("SELECT content FROM event") { $0.text(0) }
        }.contains { $0.contains(#""body":"\#(text)""#) }
    }
}
