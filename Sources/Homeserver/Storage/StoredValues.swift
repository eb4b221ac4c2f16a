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
    var isAdministrator = false
    var isDeactivated = false
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
    /// When it was last heard of, milliseconds since 1970; written down every few minutes only.
    var lastSeen: Int?
    var lastAddress: String?
}

/// What is kept of an access token or a refresh token.
struct StoredToken: Sendable, Hashable {
    var device: StoredDevice
    /// Milliseconds since 1970; `nil` for one that holds for ever.
    var expires: Int?
    var generation: Int
}

/// Lets somebody make an account.
struct StoredRegistrationToken: Sendable, Hashable {
    var token: String
    /// How many accounts may be made with it; any number when `nil`.
    var usesAllowed: Int?
    var used = 0
    /// Milliseconds since 1970; `nil` for one that holds for ever.
    var expires: Int?
    var created: Int

    func isValid(at now: Int) -> Bool {
        (usesAllowed.map { used < $0 } ?? true) && (expires.map { now < $0 } ?? true)
    }
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
