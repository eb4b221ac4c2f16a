import Matrix

/// Reading what is known of uploads; the bytes themselves are files.
protocol MediaStore: Sendable {
    func media(_ id: String) throws -> StoredMedia?
    /// An address that was made and has no file yet.
    func mediaPlace(_ id: String) throws -> StoredMediaPlace?
    /// How many addresses of someone's wait for a file.
    func mediaPlaces(of user: UserID, at now: Int) throws -> Int
}

/// An address that was made before its file.
struct StoredMediaPlace: Sendable, Hashable {
    var id: String
    var owner: UserID
    /// Milliseconds since 1970.
    var expires: Int
}
