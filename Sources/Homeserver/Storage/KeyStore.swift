import Matrix

/// Reading what devices keep here for one another: messages on their way, and keys.
protocol KeyStore: Sendable {
    /// Messages that wait for a device after a position, oldest first.
    func toDevice(_ device: Int, after position: Int, limit: Int) throws -> [StoredToDevice]
    /// The positions of the first and the last message that wait for a device.
    func toDeviceBounds(_ device: Int) throws -> (first: Int, last: Int)?
    func deviceKeys(_ device: Int) throws -> [UInt8]?
    func oneTimeKeys(_ device: Int, algorithm: String, limit: Int) throws -> [StoredKey]
    func oneTimeKey(_ device: Int, algorithm: String, id: String) throws -> StoredKey?
    func fallbackKey(_ device: Int, algorithm: String) throws -> StoredKey?
    func keyCounts(_ device: Int) throws -> KeyCounts
    func crossSigningKeys(of user: UserID) throws -> [CrossSigningUsage: [UInt8]]
    func keySignatures(of user: UserID) throws -> [StoredKeySignature]
    /// Everybody with keys, and the position of the latest change of theirs.
    func keyChanges() throws -> [(user: UserID, position: Int)]
}
