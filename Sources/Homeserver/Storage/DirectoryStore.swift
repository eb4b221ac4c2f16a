import Matrix

/// Reading names of rooms and the list of published ones.
protocol DirectoryStore: Sendable {
    func alias(_ alias: RoomAlias) throws -> StoredAlias?
    func aliases(of room: RoomID) throws -> [RoomAlias]
    func publishedRooms() throws -> [RoomID]
    func isPublished(_ room: RoomID) throws -> Bool
}
