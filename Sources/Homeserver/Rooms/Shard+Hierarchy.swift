import JSON
import Matrix

extension Shard {
    private static let largestPage = 50
    private static let mostRooms = 1_000

    /// The rooms of a space and of the spaces in it, each once, those above before those below.
    ///
    /// - Parameter offset: how many rooms to leave out.
    /// Specification: client-server API, `GET /rooms/{roomId}/hierarchy`.
    func hierarchy(
        of root: RoomID, for user: UserID, suggestedOnly: Bool, maxDepth: Int?, offset: Int, limit: Int
    ) throws -> JSONValue {
        guard let space = try room(root), try isVisible(space, to: user) else {
            throw Authorization.forbidden("You may not see this room.")
        }
        var seen: Set<RoomID> = []
        var found: [JSONValue] = []
        var waiting: [(room: RoomID, depth: Int)] = [(root, 0)]
        let wanted = min(limit, Self.largestPage)
        while let (id, depth) = waiting.popLast(), found.count <= offset + wanted, seen.count < Self.mostRooms {
            guard seen.insert(id).inserted, let room = try room(id), try isVisible(room, to: user) else { continue }
            let children = Self.children(of: room, suggestedOnly: suggestedOnly)
            var json = PublicRoom(room).summary
            json["children_state"] = .array(children.map(\.json))
            found.append(json)
            guard depth < maxDepth ?? .max else { continue }
            waiting += children.reversed().map { ($0.id, depth + 1) }
        }
        var json: JSONValue = ["rooms": .array(Array(found.dropFirst(offset).prefix(wanted)))]
        if found.count > offset + wanted { json["next_batch"] = .string("h\(offset + wanted)") }
        return json
    }

    private struct Child {
        var id: RoomID
        var order: String?
        var event: Event

        var json: JSONValue {
            [
                "type": .string(event.type.rawValue), "state_key": .string(id.rawValue),
                "sender": .string(event.sender.rawValue), "origin_server_ts": JSONValue(event.timestamp),
                "content": event.state ?? [:],
            ]
        }
    }

    /// The rooms that a space names, in its order; only a space has any.
    private static func children(of room: Room, suggestedOnly: Bool) -> [Child] {
        guard room.state[StateKey(.create)]?.state?["type"]?.string == "m.space" else { return [] }
        return room.state.events.values.compactMap { event -> Child? in
            guard event.type == "m.space.child", let id = event.stateKey.flatMap(RoomID.init),
                event.state?["via"]?.array?.isEmpty == false,
                !suggestedOnly || event.state?["suggested"]?.bool == true
            else { return nil }
            return Child(id: id, order: event.state?["order"]?.string, event: event)
        }.sorted { first, second in
            // Those with an order come first, then those named earlier.
            (first.order == nil ? 1 : 0, first.order ?? "", first.event.timestamp, first.id.rawValue)
                < (second.order == nil ? 1 : 0, second.order ?? "", second.event.timestamp, second.id.rawValue)
        }
    }
}
