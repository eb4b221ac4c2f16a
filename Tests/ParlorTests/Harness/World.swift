import Foundation
import Support
import Synchronization
import Testing

@testable import Parlor

/// A homeserver in this process, and people with Parlor clients on it.
final class World: Sendable {
    let server: TestHomeserver
    let folder: URL
    private let clients = Mutex<[ChatClient]>([])

    init(_ storage: TestHomeserver.Storage = .memory) async throws {
        server = try await TestHomeserver.start(storage)
        folder = FileManager.default.temporaryDirectory.appending(path: "parlor-world-\(UUID().uuidString)")
    }

    /// A client of a person who is not connected yet. Its store is on disk and outlives the client.
    func client(_ device: String = "device", configure: (inout ChatClientConfig) -> Void = { _ in }) -> ChatClient {
        var config = ChatClientConfig(homeserver: server.url, storeFolder: folder.appending(path: device))
        config.dependencies.random = { 0.1 }
        configure(&config)
        let client = ChatClient(config: config)
        clients.withLock { $0.append(client) }
        return client
    }

    /// A connected client of a new person.
    func person(
        _ name: String, configure: (inout ChatClientConfig) -> Void = { _ in }
    ) async throws -> ChatClient {
        let client = client(name, configure: configure)
        try await client.register(username: name, password: Self.password)
        return client
    }

    /// Forgets a client without a word to it, as a crash would.
    func abandon(_ client: consuming ChatClient) {
        client.releaseStoreLock()
        clients.withLock { clients in clients.removeAll { $0 === client } }
    }

    func end() async {
        for client in clients.withLock({ $0 }) { await client.disconnect() }
        await server.stop()
        try? FileManager.default.removeItem(at: folder)
    }

    static let password = "correct horse"
}

/// Makes a world, and takes it apart again whatever happens.
func withWorld(
    _ storage: TestHomeserver.Storage = .memory, _ body: (World) async throws -> Void
) async throws {
    let world = try await World(storage)
    do {
        try await body(world)
    } catch {
        await world.end()
        throw error
    }
    await world.end()
}

extension World {
    /// Anna and Ben, connected, in a channel of theirs.
    func pair(
        configure: (inout ChatClientConfig) -> Void = { _ in }
    ) async throws -> (anna: ChatClient, ben: ChatClient, cid: ChannelId) {
        let anna = try await person("anna", configure: configure)
        let ben = try await person("ben", configure: configure)
        let cid = try await anna.createChannel(name: "Garden", id: "garden", members: ["@ben:localhost"])
        try await eventually("ben is invited") { ben.channel(cid)?.membership == .invited }
        try await ben.joinChannel(cid)
        return (anna, ben, cid)
    }
}

extension World {
    /// Lets a client go the proper way.
    func end(_ client: ChatClient) async { await client.disconnect() }
}
