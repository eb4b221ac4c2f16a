import JSON
import Matrix

extension Shard {
    private static let sizeLimit = 65_536
    private static let mostTypes = 1_000

    func accountData(_ type: EventType, of user: UserID, in room: RoomID?) throws -> [UInt8]? {
        try person(user).accountData[room]?[type]?.json
    }

    func setAccountData(_ type: EventType, _ json: [UInt8], of user: UserID, in room: RoomID?) async throws {
        guard !type.rawValue.isEmpty, type.rawValue.utf8.count <= 255 else {
            throw MatrixError.invalid("A type has 1 to 255 bytes.")
        }
        guard json.count <= Self.sizeLimit else {
            throw MatrixError(.tooLarge, status: 413, "Account data has at most \(Self.sizeLimit) bytes.")
        }
        let person = try person(user)
        if let room, person.rooms[room] == nil { throw Authorization.forbidden("You were never in this room.") }
        let kept = person.accountData[room] ?? [:]
        guard kept.count < Self.mostTypes || kept[type] != nil else {
            throw MatrixError(.resourceLimitExceeded, status: 403, "You keep too much account data.")
        }
        let data = StoredAccountData(user: user, room: room, type: type, json: json, position: nextPosition())
        _ = try await perform([.accountData(data)])
    }

    func changeTags(
        of user: UserID, in room: RoomID, _ change: @Sendable (inout [String: JSONValue]) -> Void
    ) async throws {
        let stored = try accountData(.tag, of: user, in: room).map { try JSONValue(parsing: $0) }
        var tags = stored?["tags"]?.object ?? [:]
        change(&tags)
        guard tags.count <= 100, tags.keys.allSatisfy({ $0.utf8.count <= 255 }) else {
            throw MatrixError.invalid("A room has at most 100 tags of at most 255 bytes.")
        }
        let content: JSONValue = ["tags": .object(tags)]
        try await setAccountData(.tag, content.serialized(), of: user, in: room)
    }

    func publishAccountData(_ data: StoredAccountData) {
        personIfLoaded(data.user)?.keep(data)
        advance(to: data.position)
        if let room = data.room.flatMap(loaded) {
            announce(room, to: [data.user], .accountData)
        } else {
            bus.publish(Signal(users: [data.user], topic: .accountData))
        }
    }
}
