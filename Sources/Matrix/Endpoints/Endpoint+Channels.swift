extension Endpoint {
    /// Whether a room stands in the public directory.
    public static func directoryVisibility(_ room: RoomID) -> Endpoint {
        Endpoint(.get, "directory", "list", "room", room.rawValue)
    }
    public static func setDirectoryVisibility(_ room: RoomID) -> Endpoint {
        Endpoint(.put, "directory", "list", "room", room.rawValue)
    }
    /// The aliases that a homeserver has for a room.
    public static func aliases(_ room: RoomID) -> Endpoint { Endpoint(.get, "rooms", room.rawValue, "aliases") }
    /// A room's summary on homeservers that know it from its proposal only.
    public static func unstableRoomSummary(_ roomIDOrAlias: String) -> Endpoint {
        Endpoint(.get, below: "/_matrix/client/unstable/im.nheko.summary", ["summary", roomIDOrAlias])
    }

    public static func reportEvent(_ room: RoomID, _ event: EventID) -> Endpoint {
        Endpoint(.post, "rooms", room.rawValue, "report", event.rawValue)
    }
    /// Specification: v1.13.
    public static func reportRoom(_ room: RoomID) -> Endpoint { Endpoint(.post, "rooms", room.rawValue, "report") }
    /// Specification: v1.14.
    public static func reportUser(_ user: UserID) -> Endpoint { Endpoint(.post, "users", user.rawValue, "report") }

    public static let devices = Endpoint(.get, "devices")
    public static func setDevice(_ device: String) -> Endpoint { Endpoint(.put, "devices", device) }
    public static func removeDevice(_ device: String) -> Endpoint { Endpoint(.delete, "devices", device) }
}
