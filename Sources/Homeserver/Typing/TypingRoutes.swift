import HTTPServer
import Matrix

extension API {
    mutating func addTypingRoutes() {
        let shard = services.shard
        on(.put, "/rooms/{roomId}/typing/{userId}") { call in
            let user = try call.ownUserID()
            let body = try call.body()
            guard let isTyping = body["typing"]?.bool else { throw MatrixError.missing("typing") }
            let timeout = isTyping ? body["timeout"]?.int ?? 30_000 : nil
            try await shard.setTyping(user, in: try call.roomID(), forMilliseconds: timeout)
            return .empty
        }
    }
}
