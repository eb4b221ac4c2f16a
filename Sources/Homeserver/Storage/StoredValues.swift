import Matrix

/// How far someone read, as it is kept.
struct StoredReceipt: Sendable, Hashable {
    var receipt: ReadReceipt
    /// The position of the event that was read.
    var eventPosition: Int
    /// The position of the receipt itself in the stream of changes.
    var position: Int
}

struct StoredAccount: Sendable, Hashable {
    var user: UserID
    var passwordHash: String?
    var created: Int
}

/// What everybody may see of a person.
struct Profile: Sendable, Hashable {
    var displayName: String?
    var avatarURL: String?
}

struct StoredDevice: Sendable, Hashable {
    /// Stands for the device in every row.
    var key: Int
    var user: UserID
    var id: String
    var name: String?
    var created: Int
}

struct StoredAccountData: Sendable, Hashable {
    var user: UserID
    /// `nil` for data of the whole account.
    var room: RoomID?
    var type: EventType
    var json: [UInt8]
    var position: Int
}

struct StoredAlias: Sendable, Hashable {
    var alias: RoomAlias
    var room: RoomID
    var creator: UserID
}

struct StoredMedia: Sendable, Hashable {
    var id: String
    var owner: UserID
    var contentType: String
    var fileName: String?
    var size: Int
    var created: Int
}
