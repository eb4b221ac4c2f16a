import HTTPServer
import JSON
import Matrix

extension API {
    mutating func addRoomRoutes() {
        let services = services
        on(.post, "/createRoom") { call in
            let body = try call.body()
            guard call.request.body.count <= RoomPlan.largestCreation * 4 else {
                throw MatrixError(.tooLarge, status: 413, "That is too much for one room.")
            }
            let plan = try RoomPlan(
                body.value, creator: call.user, serverName: services.environment.serverName)
            let room = try await services.shard.createRoom(plan, timestamp: try services.timestamp(of: call))
            return .json(["room_id": .string(room.rawValue)])
        }
        on(.get, "/joined_rooms") { call in
            .json(["joined_rooms": JSONValue(try await services.shard.joinedRooms(of: call.user).map(\.rawValue))])
        }
    }
}

extension Services {
    /// `?ts=` of seeded history; `nil` where that is not allowed.
    func timestamp(of call: Call) throws(MatrixError) -> Int? {
        configuration.allowsTimestampMassaging ? try call.integer("ts") : nil
    }
}
