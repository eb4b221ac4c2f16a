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
    /// - Parameters:
    ///   - expires: milliseconds since 1970; `nil` for a token that holds for ever.
    ///   - generation: grows with every refresh; the use of a token ends those of its device with a lower one.
    case token(hash: [UInt8], device: Int, expires: Int? = nil, generation: Int = 0)
    case refreshToken(hash: [UInt8], device: Int, generation: Int)
    /// Ends the tokens of a device below a generation.
    case endOlderTokens(device: Int, below: Int)
    /// Ends the tokens of a device above a generation: a refresh that nobody got the answer of.
    case endNewerTokens(device: Int, above: Int)
    case renameDevice(Int, String?)
    /// When (milliseconds since 1970) and from which address a device was last heard of.
    case deviceSeen(Int, at: Int, address: String)
    case password(UserID, hash: String)
    /// Ends an account for good: no password, no devices, no profile; its name is never given again.
    case deactivate(UserID)
    case administrator(UserID, Bool)
    case registrationToken(StoredRegistrationToken)
    /// Counts a use; a conflict when there is none left.
    case useRegistrationToken(String)
    case removeRegistrationToken(String)
    case endDevice(Int, of: UserID)
    case endAllDevices(UserID)
    case accountData(StoredAccountData)
    case filter(UserID, id: Int, json: [UInt8])

    // Between devices.
    case toDevice(StoredToDevice)
    /// A conflict when the same device has used the id before.
    case toDeviceTransaction(device: Int, id: String, time: Int)
    case toDeviceDelivered(device: Int, through: Int)
    case deviceKeys(device: Int, json: [UInt8])
    case oneTimeKey(device: Int, StoredKey)
    /// Takes a key away for whoever asked; a conflict when it is gone.
    case claimOneTimeKey(device: Int, StoredKey)
    case fallbackKey(device: Int, StoredKey)
    case fallbackKeyUsed(device: Int, StoredKey)
    case crossSigningKey(UserID, CrossSigningUsage, json: [UInt8])
    case keySignature(StoredKeySignature)
    /// Someone's devices or keys changed, at a position.
    case keysChanged(UserID, at: Int)

    // Key backups.
    case backup(StoredBackup)
    case backupData(StoredBackup)
    case removeBackup(StoredBackup)
    /// Adds keys; where there is one already, the better stays.
    case backupKeys(StoredBackup, [StoredBackupKey])
    /// All keys, those of a room, or one.
    case removeBackupKeys(StoredBackup, room: String?, session: String?)

    // Push.
    /// - Parameter isExclusive: the same key of the same app is taken from everybody else.
    case pusher(StoredPusher, isExclusive: Bool)
    case removePusher(StoredPusher)

    // Directory and media.
    case alias(RoomAlias, RoomID, creator: UserID)
    case removeAlias(RoomAlias)
    case publish(RoomID, Bool)
    case media(StoredMedia)
    /// Makes an address whose file comes later, and forgets those of its owner that waited too long.
    case mediaPlace(StoredMediaPlace, now: Int)
    /// The file of an address is here; a conflict when it was already.
    case mediaArrived(String)
    case report(StoredReport)
}
