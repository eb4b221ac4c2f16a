import JSON
import Matrix

extension TestUser {
    /// Changes some of a room's power levels and leaves the others as they are.
    ///
    /// - Parameter changes: As in the content of `m.room.power_levels`; `users` are added to those there are. A room's creator must
    ///   not be named: from room version 12 on creators stand above all levels.
    public func changePowerLevels(_ changes: JSONValue, in room: RoomID) async throws {
        var content = try await api.call(.state(room, .powerLevels))
        for (key, value) in changes.object ?? [:] {
            guard key == "users" else {
                content[key] = value
                continue
            }
            var users = content["users"] ?? [:]
            for (user, level) in value.object ?? [:] { users[user] = level }
            content["users"] = users
        }
        try await setState(.powerLevels, content, in: room)
    }
}
