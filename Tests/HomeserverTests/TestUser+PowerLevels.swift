import JSON
import Matrix
import Support

extension TestUser {
    /// Changes the content of a room's power levels.
    @discardableResult
    func setPowerLevels(in room: RoomID, _ change: (inout JSONValue) -> Void) async throws -> EventID {
        var levels = try await api.call(.state(room, .powerLevels))
        change(&levels)
        return try await setState(.powerLevels, levels, in: room)
    }
}
