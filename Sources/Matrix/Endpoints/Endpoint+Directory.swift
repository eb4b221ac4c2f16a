extension Endpoint {
    /// With a body: search term, room types, paging.
    public static let publicRooms = Endpoint(.post, "publicRooms")
    /// Parlor's own: what has changed in the directory.
    public static let publicRoomChanges = Endpoint(
        .get, below: "/_matrix/client/unstable/org.parlor", ["public_rooms", "changes"])
    public static func alias(_ alias: RoomAlias) -> Endpoint { Endpoint(.get, "directory", "room", alias.rawValue) }
    public static func setAlias(_ alias: RoomAlias) -> Endpoint { Endpoint(.put, "directory", "room", alias.rawValue) }
    public static func removeAlias(_ alias: RoomAlias) -> Endpoint {
        Endpoint(.delete, "directory", "room", alias.rawValue)
    }
}
