import JSON
import Matrix

/// One event of a room's log. It never changes: a redaction puts another value in its place.
///
/// The client's JSON is written once, when the event is made, and spliced into every response from then on.
final class Event: Sendable {
    /// Its place in the server's one stream of changes. Positions grow in the order of commits.
    let position: Int
    let room: RoomRecord
    let id: EventID
    let type: EventType
    let sender: UserID
    let stateKey: String?
    /// `origin_server_ts`, milliseconds since 1970.
    let timestamp: Int
    /// The whole event as `/sync` shows it, without `room_id` and without `unsigned`.
    let json: [UInt8]
    /// The inside of `unsigned`, without its braces: what an event says about those before and after it.
    let unsigned: [UInt8]
    /// Of state events only: the content, read.
    let state: JSONValue?
    /// Of member events only.
    let membership: Membership?
    /// Of state events only: the position of the event whose place this one took.
    let replaces: Int?
    /// Of member events only: where the unbroken stretch of this membership began.
    let membershipSince: Int
    /// Of events that a client sent with a transaction id.
    let transaction: Transaction?
    let notice: Notice
    /// Of events that relate to another one, until they are redacted.
    let relation: EventRelation?

    /// The device's key and the id it chose: what makes a retry find its first try again.
    struct Transaction: Sendable, Hashable {
        let device: Int
        let id: String
    }

    init(
        position: Int, room: RoomRecord, id: EventID, type: EventType, sender: UserID, stateKey: String?,
        timestamp: Int, json: [UInt8], unsigned: [UInt8] = [], state: JSONValue? = nil, replaces: Int? = nil,
        membershipSince: Int = 0, transaction: Transaction? = nil, notice: Notice = .silent,
        relation: EventRelation? = nil
    ) {
        self.position = position
        self.room = room
        self.id = id
        self.type = type
        self.sender = sender
        self.stateKey = stateKey
        self.timestamp = timestamp
        self.json = json
        self.unsigned = unsigned
        self.state = state
        membership =
            type == .member ? state?["membership"]?.string.flatMap(Membership.init(rawValue:)) ?? .leave : nil
        self.replaces = replaces
        self.membershipSince = membershipSince
        self.transaction = transaction
        self.notice = notice
        self.relation = relation
    }
}

extension Event {
    var isState: Bool { stateKey != nil }

    /// Its place in the room's state; `nil` for an event that is no state.
    var key: StateKey? { stateKey.map { StateKey(type, $0) } }

    /// The content, read again from the bytes when this is no state event.
    var content: JSONValue {
        if let state { return state }
        return (try? JSONDocument(parsing: json, maxDepth: 200))?.root["content"]?.value ?? [:]
    }
}
