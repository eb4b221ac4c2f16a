public import JSON

/// Whom a message means to notify: the `m.mentions` of its content.
public struct Mentions: Sendable, Hashable {
    public var userIDs: [UserID]
    public var room: Bool

    public init(userIDs: [UserID] = [], room: Bool = false) {
        self.userIDs = userIDs
        self.room = room
    }

    /// `nil` when the content names no mentions at all: older clients, whose text is searched for names instead.
    public init?(inContent content: JSONValue) {
        guard let json = content["m.mentions"], json.object != nil else { return nil }
        userIDs = json["user_ids"]?.array?.compactMap { $0.string.flatMap(UserID.init) } ?? []
        room = json["room"]?.bool ?? false
    }

    public var json: JSONValue {
        var object: [String: JSONValue] = [:]
        if !userIDs.isEmpty { object["user_ids"] = .array(userIDs.map { .string($0.rawValue) }) }
        if room { object["room"] = true }
        return .object(object)
    }
}
