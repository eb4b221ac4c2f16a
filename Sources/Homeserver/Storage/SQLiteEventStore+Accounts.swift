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
        case .device(let device):
            // A login with a known device id takes that device over, and its old tokens end.
            try database.run(
                "DELETE FROM token WHERE device IN (SELECT key FROM device WHERE user = ? AND id = ?)",
                device.user.rawValue, device.id)
            try database.run(
                """
                INSERT INTO device (key, user, id, name, created) VALUES (?, ?, ?, ?, ?)
                ON CONFLICT (user, id) DO UPDATE SET key = excluded.key, name = excluded.name
                """, device.key, device.user.rawValue, device.id, device.name, device.created)
        case .token(let hash, let device):
            try database.run("INSERT INTO token (hash, device) VALUES (?, ?)", hash, device)
        case .endDevice(let key, _): try database.run("DELETE FROM device WHERE key = ?", key)
        case .endAllDevices(let user): try database.run("DELETE FROM device WHERE user = ?", user.rawValue)
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
            try $0.first("SELECT password, created FROM account WHERE user = ?", user.rawValue) {
                StoredAccount(user: user, passwordHash: $0.optionalText(0), created: $0.int(1))
            }
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
                WHERE instr(lower(user), ?1) OR instr(lower(coalesce(display_name, '')), ?1)
                ORDER BY user LIMIT ?2
                """, text.lowercased(), limit
            ) { ($0.text(0), Profile(displayName: $0.optionalText(1), avatarURL: $0.optionalText(2))) }
        }.compactMap { row in UserID(row.0).map { ($0, row.1) } }
    }

    func device(forTokenHash hash: [UInt8]) throws -> StoredDevice? {
        try reader.use {
            try $0.first(
                """
                SELECT d.key, d.user, d.id, d.name, d.created FROM token t JOIN device d ON d.key = t.device
                WHERE t.hash = ?
                """, hash, map: Self.device
            ) ?? nil
        }
    }

    func devices(of user: UserID) throws -> [StoredDevice] {
        try reader.use {
            try $0.rows(
                "SELECT key, user, id, name, created FROM device WHERE user = ? ORDER BY key", user.rawValue,
                map: Self.device)
        }.compactMap { $0 }
    }

    func highestDeviceKey() throws -> Int {
        try reader.use {
            // Keys of ended devices live on in the log, where they mark who sent what.
            try $0.first(
                "SELECT max(coalesce((SELECT max(key) FROM device), 0), coalesce((SELECT max(device) FROM event WHERE txn IS NOT NULL), 0))"
            ) { $0.int(0) } ?? 0
        }
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

    private static func device(_ row: borrowing Row) -> StoredDevice? {
        guard let user = UserID(row.text(1)) else { return nil }
        return StoredDevice(
            key: row.int(0), user: user, id: row.text(2), name: row.optionalText(3), created: row.int(4))
    }
}
