import HTTPServer
import JSON
import Matrix

extension API {
    mutating func addStateRoutes() {
        let services = services
        on(.get, "/rooms/{roomId}/state") { call in
            let events = try await services.shard.visibleState(of: try call.roomID(), for: call.user)
            var json = JSONWriter()
            json.array { json in
                for event in events { event.write(to: &json, .standalone, for: call.session.device) }
            }
            return .json(json.bytes)
        }
        for path in ["/rooms/{roomId}/state/{eventType}", "/rooms/{roomId}/state/{eventType}/{stateKey}"] {
            on(.get, path) { call in try await services.state(call) }
            on(.put, path) { call in try await services.setState(call) }
        }
        on(.get, "/rooms/{roomId}/members") { call in try await services.members(call) }
        on(.get, "/rooms/{roomId}/joined_members") { call in
            let events = try await services.shard.visibleState(of: try call.roomID(), for: call.user)
            return .object { json in
                json.object("joined") { json in
                    for event in events where event.membership == .join {
                        json.object(event.stateKey ?? "") { json in
                            json.field("display_name", ifPresent: event.state?["displayname"]?.string)
                            json.field("avatar_url", ifPresent: event.state?["avatar_url"]?.string)
                        }
                    }
                }
            }
        }
    }
}

extension Services {
    fileprivate func state(_ call: Call) async throws -> Response {
        let key = StateKey(EventType(call.parameter("eventType")), call.parameter("stateKey"))
        let events = try await shard.visibleState(of: try call.roomID(), for: call.user)
        guard let event = events.first(where: { $0.key == key }) else {
            throw MatrixError.notFound("There is no such state.")
        }
        guard call.request.query("format") == "event" else { return .json(event.state ?? [:]) }
        var json = JSONWriter()
        event.write(to: &json, .standalone, for: call.session.device)
        return .json(json.bytes)
    }

    fileprivate func setState(_ call: Call) async throws -> Response {
        let content = try call.body()
        try EventRules.check(content)
        let draft = Draft(
            sender: call.user, type: EventType(call.parameter("eventType")), stateKey: call.parameter("stateKey"),
            content: EventContent(content), timestamp: try timestamp(of: call))
        guard !draft.type.rawValue.isEmpty else { throw MatrixError.invalid("An event has a type.") }
        let id = try await shard.performState(draft, in: try call.roomID())
        return .object { $0.field("event_id", id.rawValue) }
    }

    fileprivate func members(_ call: Call) async throws -> Response {
        let at = try call.request.query("at").map { text in
            guard let token = PaginationToken(text) else { throw MatrixError.invalid("at is no token of this server.") }
            return token.position
        }
        let wanted = call.request.query("membership")
        let unwanted = call.request.query("not_membership")
        // A client of ours that shows a few members of a large room asks for a few; those who are there come first.
        let limit = call.request.query("org.parlor.limit").flatMap(Int.init)
        let state = try await shard.visibleState(of: try call.roomID(), for: call.user, at: at)
        var events = state.filter { event in
            guard let membership = event.membership?.rawValue else { return false }
            return wanted.map { $0 == membership } ?? true && unwanted != membership
        }
        if let limit {
            let joined = events.filter { $0.membership == .join }
            events = Array((joined + events.filter { $0.membership != .join }).prefix(max(0, limit)))
        }
        return .object { json in
            json.array("chunk") { json in
                for event in events { event.write(to: &json, .standalone, for: call.session.device) }
            }
        }
    }
}
