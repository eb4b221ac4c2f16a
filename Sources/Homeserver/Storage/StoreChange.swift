import Matrix

/// One change of what is kept.
enum StoreChange: Sendable {
    // Rooms and their logs.
    case room(RoomRecord, creator: UserID, isPublic: Bool)
    /// Adds an event to the log and, if it is state, to the room's current state.
    case event(Event)
    /// Puts the redacted form in the place of the event with the same position.
    case redacted(Event)
    case receipt(StoredReceipt, RoomRecord)
    case forget(RoomID, UserID)
    case remember(RoomID, UserID)

    // Accounts.
    case account(StoredAccount)
    case profile(UserID, Profile)
    case device(StoredDevice)
    case token(hash: [UInt8], device: Int)
    case endDevice(Int, of: UserID)
    case endAllDevices(UserID)
    case accountData(StoredAccountData)
    case filter(UserID, id: Int, json: [UInt8])

    // Directory and media.
    case alias(RoomAlias, RoomID, creator: UserID)
    case removeAlias(RoomAlias)
    case publish(RoomID, Bool)
    case media(StoredMedia)
}
