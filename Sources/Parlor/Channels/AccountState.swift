internal import JSON
internal import SQLite

/// What the user's account data says about channels and people, as far as it decides what is shown.
struct AccountState: Sendable, Equatable {
    /// Rooms that are conversations with one person (`m.direct`), by that person.
    var directRooms: [UserId: [String]] = [:]
    /// Rooms whose push rules differ from the general ones.
    var levels: [String: ChannelNotificationLevel] = [:]
    /// People whose messages the user does not want to see (`m.ignored_user_list`).
    var ignoredUsers: Set<UserId> = []
    /// Words that notify and count as mentions.
    var keywords: [String] = []

    init() {}

    init(reading database: Database) throws {
        try database.forEach("SELECT type, content FROM account_data") { row in
            guard let content = try? JSONValue(parsing: row.blob(1)) else { return }
            update(type: row.text(0), content: content)
        }
    }

    /// All rooms that are conversations with one person.
    var allDirectRooms: Set<String> { Set(directRooms.values.joined()) }

    mutating func update(type: String, content: JSONValue) {
        switch type {
        case "m.direct":
            directRooms = (content.object ?? [:]).mapValues { ($0.array ?? []).compactMap(\.string) }
        case "m.push_rules":
            let rules = PushRuleReader(content)
            levels = rules.levels
            keywords = rules.keywords
        case "m.ignored_user_list": ignoredUsers = Set((content["ignored_users"]?.object ?? [:]).keys)
        default: break
        }
    }
}

extension StoreTransaction {
    func applyAccountData(_ event: SyncEvent) throws {
        if try isOnItsWay(event.type, room: OutboxItem.accountLane) {
            return try holdBack(event.type, event.content.value, room: OutboxItem.accountLane)
        }
        try setAccountData(event.type, event.content.value)
    }

    /// Takes account data, from the sync or as it was just sent, with everything that follows from it.
    func setAccountData(_ type: String, _ content: JSONValue) throws {
        try database.run(
            "INSERT OR REPLACE INTO account_data (type, content) VALUES (?, ?)", type, content.serialized())
        let before = account
        account.update(type: type, content: content)
        guard before != account else { return }
        accountChanged()
        let muted = Set(before.levels.keys).union(account.levels.keys).filter {
            before.levels[$0] != account.levels[$0]
        }
        for roomID in before.allDirectRooms.symmetricDifference(account.allDirectRooms).union(muted) {
            if let room = try row(ofRoom: roomID) { channelChanged(room) }
        }
        if before.ignoredUsers != account.ignoredUsers { try applyIgnoredUsers(before: before.ignoredUsers) }
    }

    private func applyIgnoredUsers(before: Set<UserId>) throws {
        try database.run("DELETE FROM ignored_user")
        for user in account.ignoredUsers { try database.run("INSERT INTO ignored_user (user_id) VALUES (?)", user) }
        for user in before.symmetricDifference(account.ignoredUsers) {
            let rooms = try database.rows("SELECT room FROM member WHERE user_id = ?", user) { $0.int(0) }
            for room in rooms { timelineChanged(room) }
        }
    }

    /// Account data as it stands; an empty object where there is none.
    func accountData(_ type: String) throws -> JSONValue {
        let stored = try database.first("SELECT content FROM account_data WHERE type = ?", type) { $0.blob(0) }
        return try stored.map { try JSONValue(parsing: $0) } ?? .object([:])
    }

    /// The rooms a user has direct conversations in, by person, as it will stand in `m.direct`.
    func directContent(adding roomID: String, with person: UserId) throws -> JSONValue {
        var content = try accountData("m.direct")
        content[person] = .array((content[person]?.array ?? []).filter { $0.string != roomID } + [.string(roomID)])
        return content
    }
}
