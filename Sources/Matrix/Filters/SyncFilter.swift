public import JSON

/// The filter of `/sync`: what the client wants to hear of.
public struct SyncFilter: Sendable, Hashable {
    public var presence = EventFilter()
    public var accountData = EventFilter()
    public var timeline = EventFilter()
    public var state = EventFilter()
    public var ephemeral = EventFilter()
    public var roomAccountData = EventFilter()
    public var rooms: [String]?
    public var notRooms: [String] = []
    public var includeLeave = false
    /// The fields of events in rooms that are wanted, as dotted paths; `nil` for all.
    public var eventFields: [String]?

    public init() {}

    public init(_ json: JSONValue) {
        let room = json["room"]
        presence = EventFilter(json["presence"])
        accountData = EventFilter(json["account_data"])
        timeline = EventFilter(room?["timeline"])
        state = EventFilter(room?["state"])
        ephemeral = EventFilter(room?["ephemeral"])
        roomAccountData = EventFilter(room?["account_data"])
        rooms = room?["rooms"]?.array?.compactMap(\.string)
        notRooms = room?["not_rooms"]?.array?.compactMap(\.string) ?? []
        eventFields = json["event_fields"]?.array?.compactMap(\.string)
        includeLeave = room?["include_leave"]?.bool ?? false
    }

    public var json: JSONValue {
        var room: [String: JSONValue] = [
            "timeline": timeline.json, "state": state.json, "ephemeral": ephemeral.json,
            "account_data": roomAccountData.json,
        ]
        if let rooms { room["rooms"] = .array(rooms.map { .string($0) }) }
        if !notRooms.isEmpty { room["not_rooms"] = .array(notRooms.map { .string($0) }) }
        if includeLeave { room["include_leave"] = true }
        var json: JSONValue = ["presence": presence.json, "account_data": accountData.json, "room": .object(room)]
        if let eventFields { json["event_fields"] = .array(eventFields.map { .string($0) }) }
        return json
    }

    public func admits(room: RoomID) -> Bool {
        if notRooms.contains(room.rawValue) { return false }
        return rooms?.contains(room.rawValue) ?? true
    }
}
