public import JSON

/// An event as the client-server API shows it, in a timeline, in state or among ephemeral events.
public struct ClientEvent: Sendable, Hashable {
    public var type: EventType
    public var content: JSONValue
    /// Absent for ephemeral events and account data.
    public var id: EventID?
    public var sender: UserID?
    /// Present exactly when the event is a state event; often empty.
    public var stateKey: String?
    /// `origin_server_ts`, milliseconds since 1970.
    public var timestamp: Int
    /// Absent inside `/sync`, where the room is the key of the object around it.
    public var roomID: RoomID?
    public var unsigned: JSONValue?

    /// Reads an event; `nil` when it has no type or its content is no object.
    public init?(_ json: JSONValue) {
        guard let type = json["type"]?.string, let content = json["content"], content.object != nil else { return nil }
        self.type = EventType(type)
        self.content = content
        id = json["event_id"]?.string.flatMap(EventID.init)
        sender = json["sender"]?.string.flatMap(UserID.init)
        stateKey = json["state_key"]?.string
        timestamp = json["origin_server_ts"]?.int ?? 0
        roomID = json["room_id"]?.string.flatMap(RoomID.init)
        unsigned = json["unsigned"]
    }

    /// The transaction id, when this event came from the device that reads it.
    public var transactionID: String? { unsigned?["transaction_id"]?.string }

    /// True once the event was redacted: its content is gone, and `unsigned` says why.
    public var isRedacted: Bool { unsigned?["redacted_because"] != nil }

    public var previousContent: JSONValue? { unsigned?["prev_content"] }
}
