import HTTPServer
import JSON
import Matrix

extension API {
    mutating func addUpgradeRoutes() {
        let services = services
        on(.post, "/rooms/{roomId}/upgrade") { call in
            guard let version = try call.body()["new_version"]?.string else { throw MatrixError.missing("new_version") }
            guard version == SpecificationVersions.defaultRoomVersion else {
                throw MatrixError(
                    .unsupportedRoomVersion, status: 400,
                    "New rooms have the version \(SpecificationVersions.defaultRoomVersion).")
            }
            let room = try await services.shard.upgrade(try call.roomID(), by: call.user)
            return .json(["replacement_room": .string(room.rawValue)])
        }
    }
}
