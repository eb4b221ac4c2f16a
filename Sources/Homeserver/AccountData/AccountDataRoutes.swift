import HTTPServer
import JSON
import Matrix

extension API {
    mutating func addAccountDataRoutes() {
        let services = services
        let paths = ["/user/{userId}/account_data/{type}", "/user/{userId}/rooms/{roomId}/account_data/{type}"]
        for path in paths {
            on(.put, path) { call in
                let user = try call.ownUserID()
                let type = EventType(call.parameter("type"))
                guard type != .fullyRead && type != .pushRules else {
                    throw MatrixError(.badJSON, status: 405, "\(type) is set by an endpoint of its own.")
                }
                let json = try call.body().serialized()
                try await services.shard.setAccountData(type, json, of: user, in: try call.optionalRoomID())
                return .empty
            }
            on(.get, path) { call in
                let user = try call.ownUserID()
                let type = EventType(call.parameter("type"))
                let room = try call.optionalRoomID()
                guard let json = try await services.shard.accountData(type, of: user, in: room) else {
                    throw MatrixError.notFound("There is no such data.")
                }
                return .json(json)
            }
        }
        addTagRoutes()
    }

    private mutating func addTagRoutes() {
        let shard = services.shard
        let path = "/user/{userId}/rooms/{roomId}/tags"
        on(.get, path) { call in
            .json(try await shard.accountData(.tag, of: try call.ownUserID(), in: try call.roomID()) ?? Tags.none)
        }
        on(.put, path + "/{tag}") { call in
            let details = try call.body().value
            try await shard.changeTags(of: try call.ownUserID(), in: try call.roomID()) { tags in
                tags[call.parameter("tag")] = details
            }
            return .empty
        }
        on(.delete, path + "/{tag}") { call in
            try await shard.changeTags(of: try call.ownUserID(), in: try call.roomID()) { tags in
                tags[call.parameter("tag")] = nil
            }
            return .empty
        }
    }
}

private enum Tags {
    static let none = Array(#"{"tags":{}}"#.utf8)
}

extension Call {
    fileprivate func optionalRoomID() throws(MatrixError) -> RoomID? {
        request.parameters["roomId"] == nil ? nil : try roomID()
    }
}
