import Matrix

/// Reading accounts and what belongs to them.
protocol AccountStore: Sendable {
    /// An account, whichever; `nil` while there is none.
    func anyUser() throws -> UserID?
    func account(_ user: UserID) throws -> StoredAccount?
    func profile(of user: UserID) throws -> Profile?
    /// People whose id or display name contains the text, at most `limit`.
    func searchProfiles(_ text: String, limit: Int) throws -> [(user: UserID, profile: Profile)]
    func device(forTokenHash hash: [UInt8]) throws -> StoredDevice?
    func devices(of user: UserID) throws -> [StoredDevice]
    func highestDeviceKey() throws -> Int
    func accountData(of user: UserID) throws -> [StoredAccountData]
    func filter(of user: UserID, id: Int) throws -> [UInt8]?
    func highestFilterID(of user: UserID) throws -> Int
}
