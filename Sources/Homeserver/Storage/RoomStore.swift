import Matrix

/// Reading rooms and their logs.
protocol RoomStore: Sendable {
    func room(_ id: RoomID) throws -> RoomRecord?
    /// Rooms in the order in which they were made, those after a key, at most `limit`.
    func rooms(after key: Int, limit: Int) throws -> [RoomRecord]
    /// The events that stand in the room's state now.
    func state(of room: RoomRecord) throws -> [Event]
    func event(_ id: EventID) throws -> Event?
    func event(at position: Int, in room: RoomRecord) throws -> Event?
    /// Whether a device sent something with this transaction id before.
    func hasEvent(_ transaction: Event.Transaction, type: EventType, in room: RoomRecord) throws -> Bool
    /// Events of a room, in the order asked for.
    func timeline(of room: RoomRecord, _ range: TimelineRange) throws -> [Event]
    /// Events of a room at or after a time (forwards) or at or before it (backwards), the closest first.
    func events(
        in room: RoomRecord, closestTo time: Int, _ direction: TimelineRange.Direction, offset: Int, limit: Int
    ) throws -> [Event]
    /// State events between two positions (`after < position <= through`), oldest first.
    func stateChanges(in room: RoomRecord, after: Int, through: Int) throws -> [Event]
    /// Every event that ever stood at one place of the state, oldest first.
    func stateHistory(in room: RoomRecord, of key: StateKey) throws -> [Event]
    /// Rooms in which someone has, or had, any membership.
    func rooms(of user: UserID) throws -> [RoomID]
    /// Everybody whose membership ends by itself when they have gone.
    func transientMembers() throws -> [TransientMember]
    func forgottenRooms(of user: UserID) throws -> Set<RoomID>
    func receipts(in room: RoomRecord) throws -> [StoredReceipt]
    /// What the events after a position ask of people; silent ones are left out. Bounded by `limit`.
    func notices(
        in room: RoomRecord, _ scope: NoticeScope, after position: Int, limit: Int
    ) throws -> [StoredNotice]
}

/// A stretch of a log.
struct TimelineRange: Sendable, Hashable {
    enum Direction: Sendable, Hashable {
        /// Oldest first, from just after `from`.
        case forwards
        /// Newest first, from `from` itself down.
        case backwards
    }

    var direction: Direction
    var from: Int
    /// Forwards the last position that may be read; backwards the position to stop above.
    var to: Int
    var limit: Int
}

struct TransientMember: Sendable, Hashable {
    var user: UserID
    var room: RoomID
}

struct StoredNotice: Sendable, Hashable {
    var position: Int
    var sender: UserID
    var notice: Notice
    /// The root of the thread that the event belongs to.
    var thread: EventID?
}

/// Which part of a room's log is searched for notices.
enum NoticeScope: Sendable, Hashable {
    case everything
    /// What belongs to no thread.
    case main
    /// What belongs to any thread.
    case threads
}
