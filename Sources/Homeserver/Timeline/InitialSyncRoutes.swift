import HTTPServer
import JSON
import Matrix

extension API {
    /// A room at a glance, for those who look in from outside. Old, but the only way to peek in one request.
    mutating func addInitialSyncRoutes() {
        let services = services
        on(.get, "/rooms/{roomId}/initialSync") { call in
            let id = try call.roomID()
            let reader = try await services.shard.historyReader(of: id, for: call.user)
            let limit = min(max(try call.integer("limit") ?? 20, 1), 100)
            let page = try reader.page(.backwards, from: reader.published, to: nil, limit: limit)
            let events = Array(page.events.reversed())
            let state = try await services.shard.visibleState(of: id, for: call.user)
            let bundles = try reader.bundles(for: events, on: call.session.device)
            let membership = state.first { $0.type == .member && $0.stateKey == call.user.rawValue }?.membership
            let isPublic = try services.store.isPublished(id)
            let data = try await services.shard.accountData(of: call.user, in: id)
            return .object { json in
                json.field("room_id", id.rawValue)
                json.field("membership", ifPresent: membership?.rawValue)
                json.field("visibility", isPublic ? "public" : "private")
                json.object("messages") { json in
                    json.write("chunk", events, bundles, for: call.session.device)
                    json.field("start", PaginationToken(position: (events.first?.position ?? 1) - 1).text)
                    json.field("end", PaginationToken(position: reader.published).text)
                }
                json.write("state", state, for: call.session.device)
                json.array("account_data") { json in for item in data { item.write(to: &json) } }
            }
        }
    }
}

extension Shard {
    fileprivate func accountData(of user: UserID, in room: RoomID) throws -> [StoredAccountData] {
        try person(user).data(in: room, after: 0)
    }
}
