internal import JSON
internal import SQLite

/// What the state of a room and the user's own notes about it say, beyond the columns of its row.
struct ChannelSettings {
    private(set) var customData: CustomData = [:]
    private(set) var slowMode = 0
    private(set) var displayRate = 0
    private(set) var access = ChannelAccess.invited
    private(set) var isReadableByAnyone = false
    private(set) var successor: String?
    let power: RoomPower
    let notes: ChannelNotes

    init(database: Database, room: Int) throws {
        var creator: UserId?
        var create: JSONValue?
        var powerLevels: JSONValue?
        var customData: CustomData = [:]
        var (slowMode, displayRate, access, isReadable) = (0, 0, ChannelAccess.invited, false)
        var successor: String?
        try database.forEach(
            """
            SELECT type, sender, content FROM state WHERE room = ? AND state_key = '' AND type IN ('m.room.create',
                'm.room.power_levels', 'parlor.data', 'parlor.slow_mode', 'org.parlor.display_rate', 'm.room.join_rules',
                'm.room.history_visibility', 'm.room.tombstone')
            """, room
        ) { row in
            guard let content = try? JSONValue(parsing: row.blob(2)) else { return }
            switch row.text(0) {
            case "m.room.create": (creator, create) = (row.text(1), content)
            case "m.room.power_levels": powerLevels = content
            case "parlor.data": customData = CustomData(json: content)
            case "parlor.slow_mode": slowMode = max(0, content["seconds"]?.int ?? 0)
            case "org.parlor.display_rate": displayRate = max(0, content["messages_per_second"]?.int ?? 0)
            case "m.room.join_rules": access = ChannelAccess(joinRule: content["join_rule"]?.string)
            case "m.room.history_visibility": isReadable = content["history_visibility"]?.string == "world_readable"
            default: successor = content["replacement_room"]?.string
            }
        }
        self.displayRate = displayRate
        (self.customData, self.slowMode, self.access, isReadableByAnyone, self.successor) =
            (customData, slowMode, access, isReadable, successor)
        power = RoomPower(creator: creator, create: create, powerLevels: powerLevels)
        notes = try ChannelNotes(database: database, room: room)
    }
}
