extension Endpoint {
    public static let sync = Endpoint(.get, "sync")

    public static let createRoom = Endpoint(.post, "createRoom")
    /// Joins by room id or alias.
    public static func join(_ roomIDOrAlias: String) -> Endpoint { Endpoint(.post, "join", roomIDOrAlias) }
    public static let joinedRooms = Endpoint(.get, "joined_rooms")
    public static func knock(_ roomIDOrAlias: String) -> Endpoint { Endpoint(.post, "knock", roomIDOrAlias) }
    public static func invite(_ room: RoomID) -> Endpoint { Endpoint(.post, "rooms", room.rawValue, "invite") }
    public static func leave(_ room: RoomID) -> Endpoint { Endpoint(.post, "rooms", room.rawValue, "leave") }
    public static func forget(_ room: RoomID) -> Endpoint { Endpoint(.post, "rooms", room.rawValue, "forget") }
    public static func kick(_ room: RoomID) -> Endpoint { Endpoint(.post, "rooms", room.rawValue, "kick") }
    public static func ban(_ room: RoomID) -> Endpoint { Endpoint(.post, "rooms", room.rawValue, "ban") }
    public static func unban(_ room: RoomID) -> Endpoint { Endpoint(.post, "rooms", room.rawValue, "unban") }

    public static func send(_ room: RoomID, _ type: EventType, transaction: String) -> Endpoint {
        Endpoint(.put, "rooms", room.rawValue, "send", type.rawValue, transaction)
    }
    public static func redact(_ room: RoomID, _ event: EventID, transaction: String) -> Endpoint {
        Endpoint(.put, "rooms", room.rawValue, "redact", event.rawValue, transaction)
    }
    public static func setState(_ room: RoomID, _ type: EventType, key: String = "") -> Endpoint {
        Endpoint(.put, "rooms", room.rawValue, "state", type.rawValue, key)
    }
    public static func state(_ room: RoomID) -> Endpoint { Endpoint(.get, "rooms", room.rawValue, "state") }
    public static func state(_ room: RoomID, _ type: EventType, key: String = "") -> Endpoint {
        Endpoint(.get, "rooms", room.rawValue, "state", type.rawValue, key)
    }

    public static func messages(_ room: RoomID) -> Endpoint { Endpoint(.get, "rooms", room.rawValue, "messages") }
    public static func context(_ room: RoomID, _ event: EventID) -> Endpoint {
        Endpoint(.get, "rooms", room.rawValue, "context", event.rawValue)
    }
    public static func event(_ room: RoomID, _ event: EventID) -> Endpoint {
        Endpoint(.get, "rooms", room.rawValue, "event", event.rawValue)
    }
    public static func members(_ room: RoomID) -> Endpoint { Endpoint(.get, "rooms", room.rawValue, "members") }
    public static func joinedMembers(_ room: RoomID) -> Endpoint {
        Endpoint(.get, "rooms", room.rawValue, "joined_members")
    }

    /// What relates to an event.
    public static func relations(
        _ room: RoomID, _ event: EventID, _ kind: Relation.Kind? = nil, _ type: EventType? = nil
    ) -> Endpoint {
        var parts = ["rooms", room.rawValue, "relations", event.rawValue]
        if let kind { parts.append(kind.rawValue) }
        if kind != nil, let type { parts.append(type.rawValue) }
        return Endpoint(.get, below: "/_matrix/client/v1", parts)
    }
    public static let search = Endpoint(.post, "search")
    /// Makes a new room that takes the place of this one.
    public static func upgrade(_ room: RoomID) -> Endpoint { Endpoint(.post, "rooms", room.rawValue, "upgrade") }
    /// What one may know of a room before joining it.
    public static func roomSummary(_ roomIDOrAlias: String) -> Endpoint {
        Endpoint(.get, below: "/_matrix/client/v1", ["room_summary", roomIDOrAlias])
    }
    /// The rooms of a space.
    public static func hierarchy(_ room: RoomID) -> Endpoint {
        Endpoint(.get, below: "/_matrix/client/v1", ["rooms", room.rawValue, "hierarchy"])
    }
    /// The event closest to a time.
    public static func timestampToEvent(_ room: RoomID) -> Endpoint {
        Endpoint(.get, below: "/_matrix/client/v1", ["rooms", room.rawValue, "timestamp_to_event"])
    }

    public static func typing(_ room: RoomID, _ user: UserID) -> Endpoint {
        Endpoint(.put, "rooms", room.rawValue, "typing", user.rawValue)
    }
    public static func receipt(_ room: RoomID, _ kind: ReadReceipt.Kind, _ event: EventID) -> Endpoint {
        Endpoint(.post, "rooms", room.rawValue, "receipt", kind.rawValue, event.rawValue)
    }
    public static func readMarkers(_ room: RoomID) -> Endpoint {
        Endpoint(.post, "rooms", room.rawValue, "read_markers")
    }
}
