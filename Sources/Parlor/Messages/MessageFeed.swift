import Foundation
internal import SQLite
import Synchronization

/// The window of one controller over one room's timeline, kept up to date off the main queue.
///
/// Everything that looks at or moves the window runs on the store's reader, one piece at a time. So a page being loaded and
/// a message arriving never see half of each other.
final class MessageFeed: TimelineListener {
    struct Content: Sendable, Equatable {
        var messages: [ChatMessage] = []
        var hasAllPrevious = false
        var hasAllNext = true
        /// The oldest message that the user has not read.
        var firstUnread: MessageId?
    }

    let session: UserSession
    let cid: ChannelId
    let pageSize: Int
    private let deliver: @Sendable (MessageFeed, Content, [ListChange<ChatMessage>]) -> Void
    private let state: Mutex<State>

    private struct State: Sendable {
        var window: MessageWindow
        var content = Content()
        var cache = MessageCache()
        var pending = PendingChanges()
        var isFilling = false
        /// A gap was seen while another was being filled.
        var mustFillAgain = false
    }

    init(
        session: UserSession, cid: ChannelId, pageSize: Int, showsNotes: Bool = false,
        deliver: @escaping @Sendable (MessageFeed, Content, [ListChange<ChatMessage>]) -> Void
    ) {
        self.session = session
        self.cid = cid
        self.pageSize = pageSize
        self.deliver = deliver
        state = Mutex(State(window: MessageWindow(showsNotes: showsNotes)))
    }

    var loadedCount: Int { state.withLock { $0.content.messages.count } }

    var roomID: String? { session.index.record(cid)?.roomID }

    func isConcerned(_ room: String) -> Bool { room == roomID }

    func timelineChanged(_ change: TimelineChange) { state.withLock { $0.pending.add(change) } }

    /// Reads what has changed in the window, and hands it over.
    func refresh() async throws {
        if let gaps = try await move({ _, _, _ in })?.innerGaps, gaps > 0, !isThinned { fillInnerGaps() }
    }

    /// Whether the homeserver leaves messages out on purpose, because more are written than anybody reads. They are fetched for those who
    /// page back, not behind everybody's back.
    var isThinned: Bool { (session.index.record(cid)?.channel.displayRate ?? 0) > 0 }

    /// Moves the window and shows what is in it then.
    ///
    /// - Parameter body: Gets the window, the room's row and the store.
    @discardableResult
    func move<Value: Sendable>(
        _ body: @Sendable (inout MessageWindow, Int, Database) throws -> Value
    ) async throws -> (value: Value, innerGaps: Int)? {
        guard let roomID else { return nil }
        let pending = state.withLock { $0.pending.snapshot() }
        return try await session.reader.read { database in
            guard let room = try database.first("SELECT id FROM room WHERE room_id = ?", roomID, map: { $0.int(0) })
            else {
                return nil
            }
            var (window, old, cache) = state.withLock { ($0.window, $0.content, $0.cache) }
            if window.lowest == nil, window.highest == nil {
                try window.startAtNewest(pageSize, room: room, database)
            }
            let value = try body(&window, room, database)
            let (new, touched) = try read(window, &cache, pending.change, room, database)
            state.withLock {
                $0.window = window
                $0.content = new
                $0.cache = cache
                $0.pending.remove(upTo: pending.ticket)
            }
            let changes = ListDiff.changes(from: old.messages, to: new.messages, touched: touched)
            if !changes.isEmpty || new.firstUnread != old.firstUnread || new.hasAllPrevious != old.hasAllPrevious
                || new.hasAllNext != old.hasAllNext
            {
                deliver(self, new, changes)
            }
            return (value, try window.innerGaps(room: room, database).count)
        }
    }

    private func read(
        _ window: MessageWindow, _ cache: inout MessageCache, _ change: TimelineChange, _ room: Int,
        _ database: Database
    ) throws -> (Content, touched: Set<MessageId>?) {
        let reader = try MessageReader(database: database, room: room, cid: cid, userID: session.userID)
        let unsent = window.highest == nil ? try reader.pending() : []
        var touched: Set<MessageId>? = []
        if let lowest = window.lowest {
            touched = try cache.update(
                lowest: lowest, highest: window.highest ?? .max, notes: window.showsNotes, change: change,
                reader: reader)
        }
        touched?.formUnion(unsent.map(\.id))
        touched?.formUnion(change.messages)
        let content = Content(
            messages: unsent + cache.entries.map(\.message),
            hasAllPrevious: try window.reachesBeginning(room: room, database)
                && (!isThinned || window.innerGaps(room: room, database).isEmpty),
            hasAllNext: window.highest == nil,
            firstUnread: try database.firstUnread(inRoom: room, userID: session.userID))
        return (content, touched)
    }

    /// Starts to fill the gaps between shown messages. Where that is going on, it is done once more afterwards: perhaps nothing else
    /// comes back to a gap that was seen just as the work ended.
    func fillInnerGaps() {
        let mustStart = state.withLock { state in
            defer { state.isFilling = true }
            state.mustFillAgain = state.isFilling
            return !state.isFilling
        }
        guard mustStart else { return }
        session.run { [self] in
            repeat { await self.closeInnerGaps() } while self.takesUpFilling()
        }
    }

    private func takesUpFilling() -> Bool {
        state.withLock { state in
            defer { state.mustFillAgain = false }
            state.isFilling = state.mustFillAgain
            return state.mustFillAgain
        }
    }
}
