import HTTPServer
import JSON
import Matrix

extension API {
    mutating func addNotificationRoutes() {
        let shard = services.shard
        on(.get, "/notifications") { call in
            let limit = min(max(try call.integer("limit") ?? 20, 1), 100)
            var from = Int.max
            if let text = call.request.query("from"), !text.isEmpty {
                guard let position = Int(text), position >= 0 else {
                    throw MatrixError.invalid("from is no token of this server.")
                }
                from = position
            }
            let page = try await shard.notifications(
                of: call.user, from: from, limit: limit, highlightsOnly: call.request.query("only") == "highlight")
            return page.response(for: call.session.device)
        }
    }
}

extension NotificationPage {
    fileprivate func response(for device: Int) -> Response {
        .object { json in
            if let next { json.field("next_token", String(next)) }
            json.array("notifications") { json in
                for entry in entries {
                    json.object { json in
                        json.field("actions", JSONValue(entry.actions))
                        json.key("event")
                        entry.event.write(to: &json, .standalone, for: device)
                        json.field("read", entry.isRead)
                        json.field("room_id", entry.event.room.id.rawValue)
                        json.field("ts", entry.event.timestamp)
                    }
                }
            }
        }
    }
}
