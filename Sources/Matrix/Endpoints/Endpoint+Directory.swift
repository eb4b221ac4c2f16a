extension Endpoint {
    /// With a body: search term, room types, paging.
    public static let publicRooms = Endpoint(.post, "publicRooms")
    public static func alias(_ alias: RoomAlias) -> Endpoint { Endpoint(.get, "directory", "room", alias.rawValue) }
    public static func setAlias(_ alias: RoomAlias) -> Endpoint { Endpoint(.put, "directory", "room", alias.rawValue) }
    public static func removeAlias(_ alias: RoomAlias) -> Endpoint {
        Endpoint(.delete, "directory", "room", alias.rawValue)
    }
}
