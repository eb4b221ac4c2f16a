import Matrix
import SQLite

extension SQLiteEventStore {
    func applyToAccounts(_ change: StoreChange, _ database: Database) throws {
        switch change {
        case .account(let account):
            try database.run(
                "INSERT INTO account (user, password, created) VALUES (?, ?, ?)", account.user.rawValue,
                account.passwordHash, account.created)
        case .profile(let user, let profile):
            try database.run(
                "UPDATE account SET display_name = ?, avatar_url = ? WHERE user = ?", profile.displayName,
                profile.avatarURL, user.rawValue)
        case .password(let user, let hash):
            try database.run("UPDATE account SET password = ? WHERE user = ?", hash, user.rawValue)
        case .deactivate(let user):
            try database.run(
                """
                UPDATE account SET password = NULL, display_name = NULL, avatar_url = NULL, is_admin = 0, is_deactivated = 1
                WHERE user = ?
                """, user.rawValue)
            try database.run("DELETE FROM device WHERE user = ?", user.rawValue)
            try database.run("DELETE FROM account_data WHERE user = ?", user.rawValue)
            try database.run("DELETE FROM filter WHERE user = ?", user.rawValue)
        case .administrator(let user, let isAdministrator):
            try database.run("UPDATE account SET is_admin = ? WHERE user = ?", isAdministrator, user.rawValue)
        case .accountData(let data):
            try database.run(
                "INSERT OR REPLACE INTO account_data (user, room, type, json, position) VALUES (?, ?, ?, ?, ?)",
                data.user.rawValue, data.room?.rawValue ?? "", data.type.rawValue, data.json, data.position)
        case .filter(let user, let id, let json):
            try database.run("INSERT INTO filter (user, id, json) VALUES (?, ?, ?)", user.rawValue, id, json)
        default: break
        }
    }

    func anyUser() throws -> UserID? {
        try reader.use { try $0.first("SELECT user FROM account LIMIT 1") { UserID($0.text(0)) } ?? nil }
    }

    func account(_ user: UserID) throws -> StoredAccount? {
        try reader.use {
            try $0.first("\(Self.selectAccount) WHERE user = ?", user.rawValue, map: Self.account) ?? nil
        }
    }

    func profile(of user: UserID) throws -> Profile? {
        try reader.use {
            try $0.first("SELECT display_name, avatar_url FROM account WHERE user = ?", user.rawValue) {
                Profile(displayName: $0.optionalText(0), avatarURL: $0.optionalText(1))
            }
        }
    }

    func searchProfiles(_ text: String, limit: Int) throws -> [(user: UserID, profile: Profile)] {
        try reader.use {
            try $0.rows(
                """
                SELECT user, display_name, avatar_url FROM account
                WHERE NOT is_deactivated AND (instr(lower(user), ?1) OR instr(lower(coalesce(display_name, '')), ?1))
                ORDER BY user LIMIT ?2
                """, text.lowercased(), limit
            ) { ($0.text(0), Profile(displayName: $0.optionalText(1), avatarURL: $0.optionalText(2))) }
        }.compactMap { row in UserID(row.0).map { ($0, row.1) } }
    }

    func accountData(of user: UserID) throws -> [StoredAccountData] {
        try reader.use {
            try $0.rows("SELECT room, type, json, position FROM account_data WHERE user = ?", user.rawValue) {
                StoredAccountData(
                    user: user, room: RoomID($0.text(0)), type: EventType($0.text(1)), json: $0.blob(2),
                    position: $0.int(3))
            }
        }
    }

    func filter(of user: UserID, id: Int) throws -> [UInt8]? {
        try reader.use {
            try $0.first("SELECT json FROM filter WHERE user = ? AND id = ?", user.rawValue, id) { $0.blob(0) }
        }
    }

    func highestFilterID(of user: UserID) throws -> Int {
        try reader.use { try $0.first("SELECT max(id) FROM filter WHERE user = ?", user.rawValue) { $0.int(0) } ?? 0 }
    }

    func accounts(after last: UserID?, limit: Int) throws -> [StoredAccount] {
        try reader.use {
            try $0.rows(
                "\(Self.selectAccount) WHERE user > ? ORDER BY user LIMIT ?", last?.rawValue ?? "", limit,
                map: Self.account)
        }.compactMap { $0 }
    }

    private static let selectAccount = "SELECT user, password, created, is_admin, is_deactivated FROM account"

    private static func account(_ row: borrowing Row) -> StoredAccount? {
        guard let user = UserID(row.text(0)) else { return nil }
        return StoredAccount(
            user: user, passwordHash: row.optionalText(1), created: row.int(2), isAdministrator: row.bool(3),
            isDeactivated: row.bool(4))
    }
}
