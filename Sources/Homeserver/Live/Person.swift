import JSON
import Matrix

/// What the server keeps at hand of someone who syncs. Confined to its shard.
final class Person {
    let id: UserID
    /// Rooms in which this person has, or had, a membership.
    private(set) var rooms: [RoomID: Room] = [:]
    var recent: RecentRooms
    /// Rooms with a display rate: what is written there isn't noted in `recent`.
    private(set) var crowded: [RoomID: Room] = [:]
    var forgotten: Set<RoomID>
    /// By room, `nil` for the whole account.
    private(set) var accountData: [RoomID?: [EventType: StoredAccountData]] = [:]
    private(set) var pushRules = PushRules()
    /// People whose events this person doesn't want to see.
    private(set) var ignored: Set<UserID> = []
    /// Per device: which members it has been told of.
    var toldMembers: [Int: ToldMembers] = [:]

    init(_ id: UserID, recent: RecentRooms, forgotten: Set<RoomID>, accountData: [StoredAccountData]) {
        self.id = id
        self.recent = recent
        self.forgotten = forgotten
        for data in accountData { keep(data) }
    }

    /// Takes a room in, or notes that its display rate changed.
    func add(_ room: Room) {
        rooms[room.record.id] = room
        if room.rules.displayRate != nil || !crowded.isEmpty {
            crowded[room.record.id] = room.rules.displayRate == nil ? nil : room
        }
    }

    func keep(_ data: StoredAccountData) {
        accountData[data.room, default: [:]][data.type] = data
        if data.room == nil && data.type == .ignoredUserList {
            let users = (try? JSONValue(parsing: data.json))?["ignored_users"]?.object ?? [:]
            ignored = Set(users.keys.compactMap(UserID.init)).subtracting([id])
            for room in rooms.values { room.unread[id] = nil }
        }
        if data.room == nil && data.type == .pushRules {
            pushRules = PushRules(stored: (try? JSONValue(parsing: data.json)) ?? [:], of: id)
            for room in rooms.values { room.unread[id] = nil }
        }
    }
}
