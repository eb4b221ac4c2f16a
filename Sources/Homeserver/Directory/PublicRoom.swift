import JSON
import Matrix

/// A room as the directory shows it.
struct PublicRoom: Sendable, Hashable {
    var id: RoomID
    var name: String?
    var topic: String?
    var alias: String?
    var avatarURL: String?
    var type: String?
    var joined: Int
    var joinRule: JoinRule
    var isWorldReadable: Bool
    /// Of restricted rooms: whose members may join.
    var allowedRooms: [RoomID]
    var encryption: String?
    var version: String?
    /// Whether plain members may not write.
    var isFrozen: Bool
    /// Members who are there now.
    var participants: Int

    init(_ room: Room) {
        let state = room.state
        func content(_ type: EventType) -> JSONValue? { state[StateKey(type)]?.state }
        id = room.record.id
        participants = room.participants
        let levels = state.rules.powerLevels
        isFrozen = levels.levelToSend(.message, isState: false) > levels.usersDefault
        name = content(.name)?["name"]?.string
        topic = content(.topic)?["topic"]?.string
        alias = content(.canonicalAlias)?["alias"]?.string
        avatarURL = content(.avatar)?["url"]?.string
        type = content(.create)?["type"]?.string
        joined = state.joinedCount
        joinRule = state.rules.joinRule
        allowedRooms = state.rules.isRestricted ? state.rules.allowedRooms : []
        encryption = content(.encryption)?["algorithm"]?.string
        version = content(.create)?["room_version"]?.string
        isWorldReadable = state.rules.historyVisibility == .worldReadable
    }

    var json: JSONValue {
        var json: JSONValue = [
            "room_id": .string(id.rawValue), "num_joined_members": JSONValue(joined),
            "world_readable": .bool(isWorldReadable), "guest_can_join": false, "join_rule": .string(joinRule.rawValue),
        ]
        let texts = [
            "name": name, "topic": topic, "canonical_alias": alias, "avatar_url": avatarURL, "room_type": type,
        ]
        for (key, text) in texts { json[key] = text.map { .string($0) } }
        return json
    }

    /// With what only those are told who ask for it: some clients take no entry that has more than the specification names.
    var detailed: JSONValue {
        var json = json
        json["org.parlor.frozen"] = .bool(isFrozen)
        json["org.parlor.participants"] = JSONValue(participants)
        return json
    }

    /// With what the directory doesn't tell, but a summary does.
    var summary: JSONValue {
        var json = detailed
        json["room_version"] = version.map { .string($0) }
        json["encryption"] = encryption.map { .string($0) }
        if !allowedRooms.isEmpty { json["allowed_room_ids"] = JSONValue(allowedRooms.map(\.rawValue)) }
        return json
    }
}

/// Which of the published rooms are wanted.
struct PublicRoomQuery: Sendable, Hashable {
    var term: String?
    /// `nil` for any; a `nil` inside stands for rooms without a type.
    var types: [String?]?

    init(_ filter: JSONValue?) {
        term = filter?["generic_search_term"]?.string.flatMap { $0.isEmpty ? nil : $0.lowercased() }
        types = filter?["room_types"]?.array?.map(\.string)
    }

    func admits(_ room: PublicRoom) -> Bool {
        if let types, !types.contains(room.type) { return false }
        guard let term else { return true }
        return [room.name, room.topic, room.alias].contains { $0?.lowercased().contains(term) == true }
    }
}
