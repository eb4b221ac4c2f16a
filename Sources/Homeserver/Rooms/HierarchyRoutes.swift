import HTTPServer
import Matrix

extension API {
    mutating func addHierarchyRoutes() {
        let shard = services.shard
        onExactly(.get, "/_matrix/client/v1/rooms/{roomId}/hierarchy") { call in
            let offset = try call.request.query("from").map { text in
                guard text.first == "h", let offset = Int(text.dropFirst()), offset >= 0 else {
                    throw MatrixError.invalid("from is no token of this list.")
                }
                return offset
            }
            let limit = try call.integer("limit") ?? 50
            let depth = try call.integer("max_depth")
            guard limit > 0, depth ?? 0 >= 0 else { throw MatrixError.invalid("limit and max_depth are not negative.") }
            return .json(
                try await shard.hierarchy(
                    of: try call.roomID(), for: call.user,
                    suggestedOnly: call.request.query("suggested_only") == "true", maxDepth: depth,
                    offset: offset ?? 0, limit: limit))
        }
    }
}
