import Matrix

/// A message from device to device, as it waits for delivery.
struct StoredToDevice: Sendable, Hashable {
    var position: Int
    var user: UserID
    /// The receiving device's key.
    var device: Int
    /// The whole event: `sender`, `type`, `content`.
    var json: [UInt8]
}

/// A key that a device gave for others to begin a conversation with. The server never looks inside.
struct StoredKey: Sendable, Hashable {
    var algorithm: String
    var id: String
    var json: [UInt8]

    /// What it is called on the wire.
    var name: String { "\(algorithm):\(id)" }
}

/// How many keys a device has left.
struct KeyCounts: Sendable, Hashable {
    var oneTime: [String: Int] = [:]
    /// The algorithms whose fallback key nobody has got yet.
    var unusedFallbacks: [String] = []
}

/// A signature under someone's key, by someone.
struct StoredKeySignature: Sendable, Hashable {
    /// Whose key is signed.
    var user: UserID
    /// The device's id, or the public key.
    var key: String
    var signer: UserID
    /// An object of signatures by the ids of the signing keys.
    var json: [UInt8]
}

/// What a cross-signing key is for.
enum CrossSigningUsage: String, Sendable, Hashable, CaseIterable {
    case master
    case selfSigning = "self_signing"
    case userSigning = "user_signing"
}
