import Foundation
internal import SQLite
import Synchronization

/// The window of one controller over one room's timeline, kept up to date off the main queue.
///
/// Everything that looks at or moves the window runs on the store's reader, one piece at a time. So a page being loaded and
/// a message arriving never see half of each other.
final class MessageFeed: Sendable {
    struct Content: Sendable, Equatable {
        var messages: [ChatMessage] = []
        var hasAllPrevious = false
        var hasAllNext = true
    }

    let session: UserSession
    let cid: ChannelId
    let pageSize: Int
    private let deliver: @Sendable (MessageFeed, Content, [ListChange<ChatMessage>]) -> Void
    private let state = Mutex(State())

    private struct State {
        var window = MessageWindow()
        var content = Content()
        var isFilling = false
    }

    init(
        session: UserSession, cid: ChannelId, pageSize: Int,
        deliver: @escaping @Sendable (MessageFeed, Content, [ListChange<ChatMessage>]) -> Void
    ) {
        self.session = session
        self.cid = cid
        self.pageSize = pageSize
        self.deliver = deliver
    }

    var loadedCount: Int { state.withLock { $0.content.messages.count } }

    var roomID: String? { session.index.record(cid)?.roomID }

    /// Reads the window again and hands over what has changed.
    func refresh() async throws {
        if let gaps = try await move({ _, _, _ in })?.innerGaps, gaps > 0 { fillInnerGaps() }
    }

    /// Moves the window and shows what is in it then.
    ///
    /// - Parameter body: Gets the window, the room's row and the store.
    @discardableResult
    func move<Value: Sendable>(
        _ body: @Sendable (inout MessageWindow, Int, Database) throws -> Value
    ) async throws -> (value: Value, innerGaps: Int)? {
        guard let roomID else { return nil }
        return try await session.reader.read { database in
            guard let room = try database.first("SELECT id FROM room WHERE room_id = ?", roomID, map: { $0.int(0) })
            else {
                return nil
            }
            var (window, old) = state.withLock { ($0.window, $0.content) }
            if window.lowest == nil, window.highest == nil {
                try window.startAtNewest(pageSize, room: room, database)
            }
            let value = try body(&window, room, database)
            let new = try read(window, room, database)
            state.withLock {
                $0.window = window
                $0.content = new
            }
            let changes = ListDiff.changes(from: old.messages, to: new.messages)
            if new != old || !changes.isEmpty { deliver(self, new, changes) }
            return (value, try window.innerGaps(room: room, database).count)
        }
    }

    private func read(_ window: MessageWindow, _ room: Int, _ database: Database) throws -> Content {
        let reader = try MessageReader(database: database, room: room, cid: cid, userID: session.userID)
        let messages =
            try window.lowest.map { try reader.messages(from: $0, to: window.highest) }
            ?? (window.highest == nil ? reader.pending() : [])
        return Content(
            messages: messages, hasAllPrevious: try window.reachesBeginning(room: room, database),
            hasAllNext: window.highest == nil)
    }

    /// Starts to fill the gaps between shown messages, unless that is going on.
    func fillInnerGaps() {
        guard
            state.withLock({ state in
                defer { state.isFilling = true }
                return !state.isFilling
            })
        else { return }
        session.run { [self] in
            await self.closeInnerGaps()
            self.state.withLock { $0.isFilling = false }
        }
    }
}
