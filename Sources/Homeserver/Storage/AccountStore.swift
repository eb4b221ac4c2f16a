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
    func accessToken(_ hash: [UInt8]) throws -> StoredToken?
    func refreshToken(_ hash: [UInt8]) throws -> StoredToken?
    func devices(of user: UserID) throws -> [StoredDevice]
    func highestDeviceKey() throws -> Int
    func accountData(of user: UserID) throws -> [StoredAccountData]
    func filter(of user: UserID, id: Int) throws -> [UInt8]?
    func highestFilterID(of user: UserID) throws -> Int
    /// Accounts in the order of their names, those after `last`, at most `limit`.
    func accounts(after last: UserID?, limit: Int) throws -> [StoredAccount]
    func registrationToken(_ token: String) throws -> StoredRegistrationToken?
    func registrationTokens() throws -> [StoredRegistrationToken]
}
