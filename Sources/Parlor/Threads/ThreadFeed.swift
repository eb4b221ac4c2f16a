import Foundation
internal import Matrix
internal import SQLite
import Synchronization

/// A message with the replies of its thread, kept up to date off the main queue.
///
/// Replies are ordered by time, then by identifier: parts of a thread come from syncs, others from pages of the homeserver, and only
/// the time is known of all of them.
final class ThreadFeed: TimelineListener {
    struct Content: Sendable, Equatable {
        var message: ChatMessage?
        /// Newest first.
        var replies: [ChatMessage] = []
        var hasAllPrevious = true
        var hasAllNext = true
    }

    /// A place between replies.
    struct Place: Sendable, Equatable {
        var timestamp: Int
        var eventID: String
    }

    let session: UserSession
    let cid: ChannelId
    let messageID: MessageId
    private let deliver: @Sendable (ThreadFeed, Content) -> Void
    private let state: Mutex<State>

    private struct State: Sendable {
        var window: ThreadWindow
        var content = Content()
    }

    init(
        session: UserSession, cid: ChannelId, messageID: MessageId, pageSize: Int,
        deliver: @escaping @Sendable (ThreadFeed, Content) -> Void
    ) {
        self.session = session
        self.cid = cid
        self.messageID = messageID
        self.deliver = deliver
        state = Mutex(State(window: ThreadWindow(limit: pageSize)))
    }

    var content: Content { state.withLock { $0.content } }
    var window: ThreadWindow { state.withLock { $0.window } }
    var roomID: String? { session.index.record(cid)?.roomID }

    func isConcerned(_ room: String) -> Bool { room == roomID }

    /// Threads are short; they are read again as a whole.
    func timelineChanged(_ change: TimelineChange) {}

    func refresh() async throws { try await move { _ in } }

    /// Moves the window and shows what is in it then.
    func move(_ body: @Sendable (inout ThreadWindow) -> Void) async throws {
        guard let roomID else { return }
        try await session.reader.read { database in
            guard let room = try database.first("SELECT id FROM room WHERE room_id = ?", roomID, map: { $0.int(0) })
            else { return }
            let (new, isNew) = try state.withLock { state in
                body(&state.window)
                let reader = try MessageReader(database: database, room: room, cid: cid, userID: session.userID)
                let content = try ThreadReader(reader: reader, messageID: messageID).content(of: state.window)
                defer { state.content = content }
                return (content, content != state.content)
            }
            if isNew { deliver(self, new) }
        }
    }

    /// Who has reacted to the message, as far as it is stored.
    func reactors() async throws -> [MessageReactor] {
        guard let roomID, let eventID = content.message?.eventID else { return [] }
        return try await session.reader.read { [cid, session] database in
            guard let room = try database.first("SELECT id FROM room WHERE room_id = ?", roomID, map: { $0.int(0) })
            else { return [] }
            let reader = try MessageReader(database: database, room: room, cid: cid, userID: session.userID)
            return try ReactorReader(reader: reader).reactors(to: eventID)
        }
    }

    /// Where the thread stands on the homeserver; nil while the message has not been sent.
    func root() async throws -> (room: RoomID, event: EventID)? {
        guard let room = roomID.flatMap(RoomID.init) else {
            throw ClientError(.notFound, "There is no channel \(cid) here; synchronize it first")
        }
        let eventID = try await session.reader.read { [messageID] database in
            try database.first("SELECT event_id FROM event WHERE event_id = ?1 OR local_id = ?1", messageID) {
                $0.text(0)
            }
                ?? database.outboxItem(transactionID: messageID)?.eventID
        }
        return (eventID ?? (messageID.hasPrefix("$") ? messageID : nil)).flatMap(EventID.init).map { (room, $0) }
    }
}
