public import JSON

/// The content of `m.room.power_levels`: who may do what.
///
/// Specification: room version 11, "Authorization rules", and `m.room.power_levels`.
public struct PowerLevels: Sendable, Hashable {
    public var users: [String: Int] = [:]
    public var usersDefault: Int = 0
    public var events: [String: Int] = [:]
    public var eventsDefault: Int = 0
    public var stateDefault: Int = 50
    public var ban: Int = 50
    public var kick: Int = 50
    public var redact: Int = 50
    public var invite: Int = 0
    /// The level needed to notify everybody with `@room`.
    public var notifyRoom: Int = 50

    public init() {}

    /// What holds in a room that has no such event: the creator may do everything, and state needs no level.
    public static func withoutEvent(creator: UserID) -> PowerLevels {
        var levels = PowerLevels()
        levels.users[creator.rawValue] = 100
        levels.stateDefault = 0
        return levels
    }

    /// Reads a content; `nil` when a level is no integer, as room versions from 10 on demand.
    public init?(_ json: JSONValue) {
        guard json.object != nil else { return nil }
        func level(_ key: String, _ fallback: Int) -> Int? { json[key].map(\.int) ?? fallback }
        func levels(_ key: String) -> [String: Int]? {
            guard let value = json[key] else { return [:] }
            guard let object = value.object else { return nil }
            let read = object.compactMapValues(\.int)
            return read.count == object.count ? read : nil
        }
        guard let users = levels("users"), let events = levels("events"),
            let usersDefault = level("users_default", 0), let eventsDefault = level("events_default", 0),
            let stateDefault = level("state_default", 50), let ban = level("ban", 50), let kick = level("kick", 50),
            let redact = level("redact", 50), let invite = level("invite", 0)
        else { return nil }
        self.users = users
        self.usersDefault = usersDefault
        self.events = events
        self.eventsDefault = eventsDefault
        self.stateDefault = stateDefault
        self.ban = ban
        self.kick = kick
        self.redact = redact
        self.invite = invite
        notifyRoom = json["notifications"]?["room"]?.int ?? 50
    }

    public var json: JSONValue {
        [
            "users": .object(users.mapValues { JSONValue($0) }), "users_default": JSONValue(usersDefault),
            "events": .object(events.mapValues { JSONValue($0) }), "events_default": JSONValue(eventsDefault),
            "state_default": JSONValue(stateDefault), "ban": JSONValue(ban), "kick": JSONValue(kick),
            "redact": JSONValue(redact),
            "invite": JSONValue(invite), "notifications": ["room": JSONValue(notifyRoom)],
        ]
    }

    public func level(of user: UserID) -> Int { users[user.rawValue] ?? usersDefault }

    /// The level that sending an event of this type needs.
    public func levelToSend(_ type: EventType, isState: Bool) -> Int {
        events[type.rawValue] ?? (isState ? stateDefault : eventsDefault)
    }
}
