import HTTPServer
import JSON
import Matrix

extension API {
    mutating func addSendingRoutes() {
        let services = services
        on(.put, "/rooms/{roomId}/send/{eventType}/{txnId}") { call in
            try services.limiter.check(.message(call.user), services.limits.messages)
            let type = EventType(call.parameter("eventType"))
            let content = try call.body()
            if type == .redaction {
                guard let target = content["redacts"]?.string.flatMap(EventID.init) else {
                    throw MatrixError.missing("redacts")
                }
                return try await services.redact(call, target, content.value)
            }
            try EventRules.check(content)
            guard !type.rawValue.isEmpty else { throw MatrixError.invalid("An event has a type.") }
            let draft = Draft(
                sender: call.user, type: type, content: EventContent(content),
                timestamp: try services.timestamp(of: call), transaction: try call.transaction())
            let id = try await services.shard.performSend(draft, in: try call.roomID())
            return .object { $0.field("event_id", id.rawValue) }
        }
        on(.put, "/rooms/{roomId}/redact/{eventId}/{txnId}") { call in
            try services.limiter.check(.message(call.user), services.limits.messages)
            return try await services.redact(call, try call.eventID(), try call.optionalBody())
        }
    }
}

extension Services {
    fileprivate func redact(_ call: Call, _ target: EventID, _ body: JSONValue) async throws -> Response {
        var content = body.object ?? [:]
        content["redacts"] = .string(target.rawValue)
        let draft = Draft(
            sender: call.user, type: .redaction, content: EventContent(.object(content)),
            timestamp: try timestamp(of: call), transaction: try call.transaction(), redacts: target)
        let id = try await shard.performRedaction(draft, of: target, in: try call.roomID())
        return .object { $0.field("event_id", id.rawValue) }
    }
}
