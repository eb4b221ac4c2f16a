import HTTPServer
import JSON
import Matrix

extension API {
    /// Complaints, kept for whoever runs the server.
    mutating func addReportRoutes() {
        let services = services
        on(.post, "/rooms/{roomId}/report/{eventId}") { call in
            let (event, _) = try await services.event(call, includingIgnored: true)
            var report = try services.report(call)
            report.room = event.room.id
            report.event = event.id
            report.user = event.sender
            _ = try await services.shard.perform([.report(report)])
            return .empty
        }
        on(.post, "/rooms/{roomId}/report") { call in
            var report = try services.report(call)
            guard let room = try services.store.room(try call.roomID()) else {
                throw MatrixError.notFound("There is no such room.")
            }
            report.room = room.id
            _ = try await services.shard.perform([.report(report)])
            return .empty
        }
        on(.post, "/users/{userId}/report") { call in
            var report = try services.report(call)
            let user = try call.userID()
            guard try services.store.account(user) != nil else {
                throw MatrixError.notFound("There is no such person here.")
            }
            report.user = user
            _ = try await services.shard.perform([.report(report)])
            return .empty
        }
    }
}

extension Services {
    fileprivate func report(_ call: Call) throws -> StoredReport {
        let body = try call.optionalBody()
        let reason = body["reason"]?.string
        guard (reason?.utf8.count ?? 0) <= 4_000 else { throw MatrixError.invalid("A reason has at most 4000 bytes.") }
        if let score = body["score"] {
            guard let score = score.int, (-100...0).contains(score) else {
                throw MatrixError.badJSON("score is a whole number from -100 to 0.")
            }
        }
        return StoredReport(reporter: call.user, reason: reason, time: environment.now())
    }
}
