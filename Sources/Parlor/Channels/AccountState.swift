internal import JSON
internal import SQLite

/// What the user's account data says about channels, as far as channels show it.
struct AccountState: Sendable, Equatable {
    /// Rooms that are conversations with one person (`m.direct`).
    var directRooms: Set<String> = []
    /// Rooms that push rules silence.
    var mutedRooms: Set<String> = []

    init() {}

    init(reading database: Database) throws {
        try database.forEach("SELECT type, content FROM account_data") { row in
            guard let content = try? JSONValue(parsing: row.blob(1)) else { return }
            update(type: row.text(0), content: content)
        }
    }

    mutating func update(type: String, content: JSONValue) {
        switch type {
        case "m.direct":
            directRooms = Set((content.object ?? [:]).values.flatMap { $0.array ?? [] }.compactMap(\.string))
        case "m.push_rules": mutedRooms = Self.mutedRooms(in: content)
        default: break
        }
    }

    /// Rooms with a rule of their own that does not notify: of kind `room`, or an `override` that looks at nothing but the room.
    static func mutedRooms(in pushRules: JSONValue) -> Set<String> {
        let global = pushRules["global"]
        let roomRules = (global?["room"]?.array ?? []).filter(isSilent).compactMap { $0["rule_id"]?.string }
        let overrides = (global?["override"]?.array ?? []).filter(isSilent).compactMap { rule -> String? in
            guard let conditions = rule["conditions"]?.array, conditions.count == 1 else { return nil }
            let condition = conditions[0]
            guard condition["kind"]?.string == "event_match", condition["key"]?.string == "room_id" else { return nil }
            return condition["pattern"]?.string
        }
        return Set(roomRules + overrides)
    }

    private static func isSilent(_ rule: JSONValue) -> Bool {
        guard rule["enabled"]?.bool ?? true, let actions = rule["actions"]?.array else { return false }
        return !actions.contains { $0.string == "notify" || $0.string == "coalesce" }
    }
}

extension StoreTransaction {
    func applyAccountData(_ event: SyncEvent) throws {
        let content = event.content.value
        try database.run(
            "INSERT OR REPLACE INTO account_data (type, content) VALUES (?, ?)", event.type, content.serialized())
        let before = account
        account.update(type: event.type, content: content)
        let changed = before.directRooms.symmetricDifference(account.directRooms)
            .union(before.mutedRooms.symmetricDifference(account.mutedRooms))
        for roomID in changed {
            if let room = try row(ofRoom: roomID) { channelChanged(room) }
        }
    }

    /// The rooms a user has direct conversations in, by person, as it will stand in `m.direct`.
    func directContent(adding roomID: String, with person: UserId) throws -> JSONValue {
        let stored = try database.first("SELECT content FROM account_data WHERE type = 'm.direct'") { $0.blob(0) }
        var content = try stored.map { try JSONValue(parsing: $0) } ?? .object([:])
        content[person] = .array((content[person]?.array ?? []).filter { $0.string != roomID } + [.string(roomID)])
        return content
    }
}
