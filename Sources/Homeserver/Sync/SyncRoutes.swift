import HTTPServer
import Matrix

extension API {
    /// The longest that a sync is parked, whatever the client asks for.
    private static let longestTimeout = 180_000

    mutating func addSyncRoutes() {
        let services = services
        on(.get, "/sync") { call in
            let request = try services.syncRequest(call, longestTimeout: Self.longestTimeout)
            let json = try await services.shard.sync(request).json(for: call.session.device)
            return .json(request.filter.eventFields.map { EventFields($0).prune(sync: json) } ?? json)
        }
    }
}

extension Services {
    fileprivate func syncRequest(_ call: Call, longestTimeout: Int) throws -> SyncRequest {
        var sync = SyncRequest(
            user: call.user, device: call.session.device,
            filter: try filter(call.request.query("filter"), of: call.user))
        if let since = call.request.query("since"), !since.isEmpty {
            guard let token = SyncToken(since, currentRun: environment.run) else {
                throw MatrixError.invalid("since is no token of this server.")
            }
            sync.since = token
        }
        sync.wantsFullState = call.request.query("full_state") == "true"
        sync.timeout = .milliseconds(min(max(try call.integer("timeout") ?? 0, 0), longestTimeout))
        if let presence = call.request.query("set_presence") {
            guard let state = Presence.State(rawValue: presence) else {
                throw MatrixError.invalid("set_presence is online, unavailable or offline.")
            }
            sync.presence = state
        }
        return sync
    }
}
