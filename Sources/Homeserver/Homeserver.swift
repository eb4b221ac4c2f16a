public import Foundation
import HTTPServer
import Matrix
import SQLite

/// A Matrix homeserver in this process: embedded SQLite, no other service.
///
/// ```swift
/// var configuration = Homeserver.Configuration()
/// configuration.storage = .folder("/var/lib/parlor")
/// configuration.port = 8008
/// let server = try await Homeserver.start(configuration)
/// print(server.url)
/// await server.stop()
/// ```
///
/// What it answered with success is on the disk: it survives a killed process.
public final class Homeserver: Sendable {
    /// Where clients find it.
    public let url: URL
    /// The port that it listens on, also when 0 was asked for.
    public let port: Int

    /// Of `/metrics`, when it has one of its own.
    public let metricsPort: Int?

    private let http: HTTPServer
    private let operations: HTTPServer?
    private let shard: Shard
    private let folder: DataFolder

    private init(
        http: HTTPServer, operations: HTTPServer?, shard: Shard, folder: DataFolder, address: String
    ) {
        self.http = http
        self.operations = operations
        metricsPort = operations?.port
        self.shard = shard
        self.folder = folder
        port = http.port
        let host = address == "0.0.0.0" ? "127.0.0.1" : address.contains(":") ? "[\(address)]" : address
        url = URL(string: "http://\(host):\(http.port)")!
    }

    /// Opens the data, listens and serves.
    ///
    /// - Throws: ``StartError``.
    public static func start(_ configuration: Configuration = Configuration()) async throws -> Homeserver {
        guard ServerName.isValid(configuration.serverName) else {
            throw StartError.invalidServerName(configuration.serverName)
        }
        try configuration.jwtLogin?.checkKey()
        let folder = try DataFolder(configuration.storage)
        let store = try folder.openStore()
        if let known = try store.anyUser()?.server, known != configuration.serverName {
            throw StartError.otherServerName(found: known, configured: configuration.serverName)
        }
        var environment = Environment(serverName: configuration.serverName)
        environment.presencePatience = Int(configuration.presenceExpiry / .milliseconds(1))
        environment.visitorPatience = Int(configuration.visitorExpiry / .milliseconds(1))
        environment.crowdSize = configuration.limits.crowdSize
        let alarms = Alarms()
        let shard = try Shard(store: store, bus: InProcessBus(), alarms: alarms, environment: environment)
        let media = try MediaFolder(folder.mediaPath)
        let passwords = PasswordHasher(configuration.passwordStrength)
        let secret = environment.token(32)
        let services = Services(
            shard: shard, store: store, sessions: try Sessions(store: store, now: environment.now), media: media,
            thumbnails: Thumbnailer(media, mostPixels: configuration.limits.thumbnailPixels),
            mediaArrivals: MediaArrivals(alarms), configuration: configuration, environment: environment,
            limiter: RateLimiter(), filters: FilterCache(), passwords: passwords,
            passwordOfNobody: await passwords.hash(environment.token(16)),
            administrationSecretHash: Sessions.hash(secret))
        try await shard.start()
        do {
            let http = try HTTPServer(
                router: services.router(), address: configuration.address, port: configuration.port)
            services.addGauges(http)
            let operations = try configuration.metricsPort.map { port throws(HTTPServerError) in
                try HTTPServer(router: services.operationsRouter, port: port)
            }
            let server = Homeserver(
                http: http, operations: operations, shard: shard, folder: folder, address: configuration.address)
            try folder.administration?.write(url: server.url, secret: secret)
            return server
        } catch {
            await shard.stop()
            folder.close()
            throw (error as? HTTPServerError).map { StartError($0, configuration) } ?? error
        }
    }

    /// Answers what is under way and parked, stores everything accepted, and closes.
    public func stop() async {
        await shard.closeSyncs()
        await http.stop()
        await operations?.stop(graceful: .zero)
        await shard.stop()
        folder.close()
    }
}

extension Homeserver.StartError {
    init(_ error: HTTPServerError, _ configuration: Homeserver.Configuration) {
        switch error {
        case .portInUse(let port): self = .portInUse(port)
        default: self = .cannotListen(address: configuration.address, reason: "\(error)")
        }
    }
}
