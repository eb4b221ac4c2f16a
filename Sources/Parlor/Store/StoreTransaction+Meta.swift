internal import SQLite

/// Single facts about the store and its session.
enum MetaKey: String {
    case syncToken = "sync_token"
    case accessToken = "access_token"
    case refreshToken = "refresh_token"
    /// Milliseconds since 1970.
    case tokenEnd = "token_end"
    case deviceID = "device_id"
    case displayName = "display_name"
    case avatar
    /// The row of the newest event that the full-text index has seen.
    case searchIndex = "search_index"
}

extension Database {
    func meta(_ key: MetaKey) throws -> String? {
        try first("SELECT value FROM meta WHERE key = ?", key.rawValue) { $0.text(0) }
    }
}

extension StoreTransaction {
    func setMeta(_ key: MetaKey, _ value: String?) throws {
        guard let value else {
            try database.run("DELETE FROM meta WHERE key = ?", key.rawValue)
            return
        }
        try database.run("INSERT OR REPLACE INTO meta (key, value) VALUES (?, ?)", key.rawValue, value)
    }

    func save(_ credentials: Credentials) throws {
        try save(credentials.token)
        try setMeta(.deviceID, credentials.deviceID)
    }

    func save(_ token: SessionToken) throws {
        try setMeta(.accessToken, token.accessToken)
        try setMeta(.refreshToken, token.refreshToken)
        try setMeta(.tokenEnd, token.expiresAt.map { String($0.milliseconds) })
    }
}
