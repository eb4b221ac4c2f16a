import SQLite

extension SQLiteEventStore {
    func applyToRegistrationTokens(_ change: StoreChange, _ database: Database) throws -> UnitOutcome? {
        switch change {
        case .registrationToken(let token):
            try database.run(
                "INSERT INTO registration_token (token, uses_allowed, used, expires, created) VALUES (?, ?, ?, ?, ?)",
                token.token, token.usesAllowed, token.used, token.expires, token.created)
        case .useRegistrationToken(let token):
            let used = try database.run(
                """
                UPDATE registration_token SET used = used + 1
                WHERE token = ? AND (uses_allowed IS NULL OR used < uses_allowed)
                """, token)
            if used == 0 { return .conflict }
        case .removeRegistrationToken(let token):
            try database.run("DELETE FROM registration_token WHERE token = ?", token)
        default: break
        }
        return nil
    }

    func registrationToken(_ token: String) throws -> StoredRegistrationToken? {
        try reader.use {
            try $0.first("\(Self.selectTokens) WHERE token = ?", token, map: Self.registrationToken)
        }
    }

    func registrationTokens() throws -> [StoredRegistrationToken] {
        try reader.use { try $0.rows("\(Self.selectTokens) ORDER BY created, token", map: Self.registrationToken) }
    }

    private static let selectTokens = "SELECT token, uses_allowed, used, expires, created FROM registration_token"

    private static func registrationToken(_ row: borrowing Row) -> StoredRegistrationToken {
        StoredRegistrationToken(
            token: row.text(0), usesAllowed: row.optionalInt(1), used: row.int(2), expires: row.optionalInt(3),
            created: row.int(4))
    }
}
