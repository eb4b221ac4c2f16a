import Foundation
import Homeserver
import JSON
import Matrix

/// A real homeserver inside the test's process, on a free port, in memory or in a temporary folder.
///
/// ```swift
/// let server = try await TestHomeserver.start()
/// let anna = try await server.register("anna")
/// let room = try await anna.createRoom()
/// try await anna.send("Hello", to: room)
/// await server.stop()
/// ```
public actor TestHomeserver {
    public enum Storage: Sendable {
        case memory
        /// A temporary folder, removed by ``stop()``; it outlives ``restart()``.
        case folder
    }

    /// Stays the same over a restart.
    public nonisolated let url: URL
    public nonisolated let port: Int
    /// The data folder, when there is one.
    public nonisolated let folder: String?

    private var configuration: Homeserver.Configuration
    private var server: Homeserver?

    private init(_ server: Homeserver, _ configuration: Homeserver.Configuration, folder: String?) {
        self.server = server
        self.configuration = configuration
        self.configuration.port = server.port
        self.folder = folder
        url = server.url
        port = server.port
    }

    /// Starts a server without rate limits, whose password hashes cost nothing.
    public static func start(
        _ storage: Storage = .memory, configure: (inout Homeserver.Configuration) -> Void = { _ in }
    ) async throws -> TestHomeserver {
        var configuration = Homeserver.Configuration()
        configuration.limits.isRateLimited = false
        configuration.passwordStrength = .none
        configuration.allowsTimestampMassaging = true
        var folder: String?
        if storage == .folder {
            let path = FileManager.default.temporaryDirectory.appending(path: "parlor-test-\(UUID().uuidString)").path
            folder = path
            configuration.storage = .folder(path)
        }
        configure(&configuration)
        return TestHomeserver(try await Homeserver.start(configuration), configuration, folder: folder)
    }

    public var isRunning: Bool { server != nil }

    /// Stops serving, as when the machine is switched off properly. The data stays until ``stop()``.
    public func pause() async {
        await server?.stop()
        server = nil
    }

    /// Serves again, on the same port and with the same data (none, in memory).
    public func resume() async throws {
        guard server == nil else { return }
        server = try await Homeserver.start(configuration)
    }

    public func restart() async throws {
        await pause()
        try await resume()
    }

    /// Stops the server and removes its data.
    public func stop() async {
        await pause()
        if let folder { try? FileManager.default.removeItem(atPath: folder) }
    }

    /// Makes an account and logs it in.
    public nonisolated func register(_ name: String, password: String = "pass-word-1") async throws -> TestUser {
        try await TestUser.register(name, password: password, at: url)
    }

    /// Logs an account in once more: another device of the same person, unless a device is named.
    public nonisolated func login(
        _ name: String, password: String = "pass-word-1", deviceID: String? = nil
    ) async throws -> TestUser {
        try await TestUser.login(name, password: password, deviceID: deviceID, at: url)
    }
}
