internal import SQLite
import Synchronization

/// Messages that a question to the store gives, read again as a whole when any of the rooms has changed. For short lists.
final class MessageQueryFeed: TimelineListener {
    let session: UserSession
    private let concerns: @Sendable (String) -> Bool
    private let query: @Sendable (Database) throws -> [ChatMessage]
    private let deliver: @Sendable ([ChatMessage]) -> Void
    private let last = Mutex<[ChatMessage]?>(nil)

    init(
        session: UserSession, concerns: @escaping @Sendable (String) -> Bool,
        query: @escaping @Sendable (Database) throws -> [ChatMessage],
        deliver: @escaping @Sendable ([ChatMessage]) -> Void
    ) {
        self.session = session
        self.concerns = concerns
        self.query = query
        self.deliver = deliver
    }

    func isConcerned(_ room: String) -> Bool { concerns(room) }
    func timelineChanged(_ change: TimelineChange) {}

    func refresh() async throws {
        try await session.reader.read { database in
            let messages = try query(database)
            let isNew = last.withLock { last in
                defer { last = messages }
                return last != messages
            }
            if isNew { deliver(messages) }
        }
    }
}
