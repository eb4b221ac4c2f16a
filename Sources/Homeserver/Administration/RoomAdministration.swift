import HTTPServer
import JSON
import Matrix

extension API {
    mutating func addRoomAdministration() {
        let services = services
        onAdministration(.get, "/rooms") { _, request in
            let limit = min(max(request.query("limit").flatMap { Int($0) } ?? 100, 1), 1_000)
            let records = try services.store.rooms(after: request.query("after").flatMap { Int($0) } ?? 0, limit: limit)
            var rooms: [JSONValue] = []
            for record in records { rooms.append(try await services.shard.description(of: record.id)) }
            var json: JSONValue = ["rooms": .array(rooms)]
            if records.count == limit, let last = records.last { json["next"] = .string(String(last.key)) }
            return json
        }
        onAdministration(.get, "/rooms/{room}") { _, request in
            try await services.shard.description(of: try services.room(request), isWhole: true)
        }
        onAdministration(.delete, "/rooms/{room}") { _, request in
            try await services.shard.performClosing(of: try services.room(request))
            return [:]
        }
    }
}

extension Services {
    /// The room that a path names: by its id or by an alias.
    fileprivate func room(_ request: Request) throws -> RoomID {
        let name = request.parameters["room"] ?? ""
        let alias = RoomAlias(name)
        guard let id = try alias.map({ try store.alias($0)?.room }) ?? RoomID(name), try store.room(id) != nil else {
            throw MatrixError.notFound("There is no room \(name).")
        }
        return id
    }
}

extension Shard {
    fileprivate func description(of id: RoomID, isWhole: Bool = false) throws -> JSONValue {
        guard let room = try room(id) else { throw MatrixError.notFound("There is no such room.") }
        let state = room.state
        var json: JSONValue = [
            "room_id": .string(id.rawValue), "name": state[StateKey(.name)]?.state?["name"] ?? "",
            "alias": state[StateKey(.canonicalAlias)]?.state?["alias"] ?? "",
            "members": JSONValue(state.joinedCount), "public": .bool(try store.isPublished(id)),
        ]
        guard isWhole else { return json }
        json["topic"] = state[StateKey(.topic)]?.state?["topic"] ?? ""
        json["creator"] = (state[StateKey(.create)]?.sender.rawValue).map { .string($0) }
        json["aliases"] = JSONValue(try store.aliases(of: id).map(\.rawValue))
        json["joined"] = JSONValue(room.joinedMembers.map(\.rawValue).sorted())
        return json
    }

    /// Empties a room for good: nobody can come in any more, it has no name, and everybody leaves. The log stays on the disk.
    func performClosing(of id: RoomID) async throws {
        guard let room = try room(id) else { throw MatrixError.notFound("There is no such room.") }
        let members = room.state.members.filter { [.join, .invite, .knock].contains($0.value.membership) }.map(\.key)
        let aliases = try store.aliases(of: id)
        _ = try await perform(aliases.map { .removeAlias($0) } + [.publish(id, false)])
        for user in members where room.state.membership(of: user) == .join {
            let rule = Draft(
                sender: user, type: .joinRules, stateKey: "", content: EventContent(["join_rule": "invite"]))
            // Whoever may do it does it; where nobody may, an empty room is all that can be had.
            if (try? await performState(rule, in: id)) != nil { break }
        }
        for user in members {
            guard let request = try? MembershipRequest(.leave, by: user, target: user) else { continue }
            try? await performMembership(request, in: id)
        }
    }
}
