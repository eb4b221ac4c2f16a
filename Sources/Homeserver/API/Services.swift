import Foundation
import HTTPServer
import Matrix

/// What the endpoints work with.
struct Services: Sendable {
    let shard: Shard
    let store: any EventStore
    let sessions: Sessions
    let media: MediaFolder
    let thumbnails: Thumbnailer
    let mediaArrivals: MediaArrivals
    let configuration: Homeserver.Configuration
    let environment: Environment
    let limiter: RateLimiter
    let filters: FilterCache
    let passwords: PasswordHasher
    /// What passwords of people who don't exist are compared with.
    let passwordOfNobody: String
    /// Of the secret that admits the commands on this machine.
    let administrationSecretHash: [UInt8]
    let loginTokens = LoginTokens()
    let metrics = Metrics()

    var limits: Homeserver.Limits { configuration.limits }

    /// Who a request comes from.
    ///
    /// - Throws: `M_MISSING_TOKEN`, `M_UNKNOWN_TOKEN`.
    func session(of request: Request) async throws -> Session {
        let found = try sessions.find(request)
        if !found.changes.isEmpty { _ = try await shard.perform(found.changes) }
        return found.session
    }

    /// Tells the operator of a mistake inside: what failed and where, never contents, tokens or parameters.
    func report(_ error: any Error, of request: Request) {
        let line = "homeserver: \(request.method.rawValue) failed: \(type(of: error)): \(error)\n"
        FileHandle.standardError.write(Data(line.utf8))
    }
}
