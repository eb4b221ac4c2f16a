extension Endpoint {
    /// The threads of a room.
    public static func threads(_ room: RoomID) -> Endpoint {
        Endpoint(.get, below: "/_matrix/client/v1", ["rooms", room.rawValue, "threads"])
    }
}
