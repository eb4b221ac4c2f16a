extension Endpoint {
    /// Events that relate to one by a kind of relation, and, if given, are of a type.
    public static func relations(_ room: RoomID, _ event: EventID, _ kind: String, type: String? = nil) -> Endpoint {
        var parts = ["rooms", room.rawValue, "relations", event.rawValue, kind]
        if let type { parts.append(type) }
        return Endpoint(.get, below: "/_matrix/client/v1", parts)
    }

    /// The threads of a room.
    public static func threads(_ room: RoomID) -> Endpoint {
        Endpoint(.get, below: "/_matrix/client/v1", ["rooms", room.rawValue, "threads"])
    }
}
