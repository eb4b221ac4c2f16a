import HTTPServer
import JSON
import Matrix

extension API {
    mutating func addRelationRoutes() {
        let services = services
        let path = "/_matrix/client/v1/rooms/{roomId}/relations/{eventId}"
        for end in ["", "/{relType}", "/{relType}/{eventType}"] {
            onExactly(.get, path + end) { call in try await services.relations(call) }
        }
        onExactly(.get, "/_matrix/client/v1/rooms/{roomId}/threads") { call in try await services.threads(call) }
    }
}

extension Services {
    private static let largestPage = 100
    /// How far `recurse` follows relations of relations.
    private static let depth = 3

    fileprivate func relations(_ call: Call) async throws -> Response {
        let (parent, reader) = try await event(call)
        let recurses = call.request.query("recurse") == "true"
        let from = try token("from", call)
        let limit = min(max(try call.integer("limit") ?? 20, 1), Self.largestPage)
        var query = RelationQuery(
            kind: call.request.parameters["relType"].map(Relation.Kind.init(rawValue:)),
            type: call.request.parameters["eventType"].map { EventType($0) },
            range: try range(call, from: from, reader), depth: recurses ? Self.depth : 1)
        query.range.limit = limit + 1
        let page = try reader.related(to: parent.id, query, limit: limit)
        let bundles = try reader.bundles(for: page.events, on: call.session.device)
        return .object { json in
            json.write("chunk", page.events, bundles, for: call.session.device)
            json.field("next_batch", ifPresent: page.end?.text)
            json.field("prev_batch", ifPresent: from.map { PaginationToken(position: $0).text })
            if recurses { json.field("recursion_depth", Self.depth) }
        }
    }

    private func range(_ call: Call, from: Int?, _ reader: HistoryReader) throws -> TimelineRange {
        let to = try token("to", call)
        switch call.request.query("dir") ?? "b" {
        case "b":
            return TimelineRange(
                direction: .backwards, from: min(from ?? reader.published, reader.published), to: to ?? 0, limit: 0)
        case "f":
            return TimelineRange(
                direction: .forwards, from: from ?? 0, to: min(to ?? reader.published, reader.published), limit: 0)
        default: throw MatrixError.invalid("dir is b or f.")
        }
    }

    fileprivate func threads(_ call: Call) async throws -> Response {
        let include = call.request.query("include") ?? "all"
        guard include == "all" || include == "participated" else {
            throw MatrixError.invalid("include is all or participated.")
        }
        let limit = try call.integer("limit") ?? 20
        guard limit > 0 else { throw MatrixError.invalid("limit is greater than zero.") }
        let reader = try await shard.historyReader(of: try call.roomID(), for: call.user)
        let page = try reader.threads(
            before: try token("from", call) ?? .max, limit: min(limit, Self.largestPage),
            participated: include == "participated")
        let bundles = try reader.bundles(for: page.events, on: call.session.device)
        return .object { json in
            json.write("chunk", page.events, bundles, for: call.session.device)
            json.field("next_batch", ifPresent: page.end?.text)
        }
    }
}
