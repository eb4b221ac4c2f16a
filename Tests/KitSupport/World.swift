import Foundation
import JSON
import Matrix
import Parlor
@_exported import Support
@_exported import WindowSupport

/// A homeserver in this process, people on it, and clients of the kit.
///
/// Every call waits for its end while the main loop turns, so that tests read from top to bottom.
@MainActor
public final class World {
    public let server: TestHomeserver
    private var clients: [ChatClient] = []

    /// - Parameter storage: A folder outlives a restart of the homeserver.
    public init(_ storage: TestHomeserver.Storage = .memory) throws {
        server = try pump { try await TestHomeserver.start(storage) }
    }

    /// A person who acts through the homeserver's API.
    public func person(_ name: String) throws -> TestUser {
        let server = server
        return try pump {
            let user = try await server.register(name.lowercased())
            try await user.api.put(
                "/_matrix/client/v3/profile/\(user.id.rawValue)/displayname", ["displayname": .string(name)])
            return user
        }
    }

    /// A client that nobody has connected.
    ///
    /// - Parameter address: where it finds the homeserver, if not where that listens.
    public func client(at address: URL? = nil) -> ChatClient {
        let client = ChatClient(config: ChatClientConfig(homeserver: address ?? server.url))
        clients.append(client)
        return client
    }

    /// A client that is connected as a person.
    public func client(of user: TestUser) throws -> ChatClient {
        let client = client()
        try connect(client, as: user)
        return client
    }

    public func connect(_ client: ChatClient, as user: TestUser) throws {
        try pump { try await client.connect(userID: user.id.rawValue, password: user.password) }
    }

    /// A room whose members have all joined, with messages in turn by each of them, oldest first, a second apart.
    @discardableResult
    public func room(
        _ name: String, of owner: TestUser, with others: [TestUser] = [], messages: [String] = [], hoursAgo: Double = 1
    ) throws -> RoomID {
        try pump(
            {
                let room = try await owner.createRoom(["preset": "public_chat", "name": .string(name)])
                for other in others { try await other.join(room) }
                let people = others + [owner]
                let start = Date().timeIntervalSince1970 - hoursAgo * 3600
                for (index, text) in messages.enumerated() {
                    let time = Int((start + Double(index)) * 1000)
                    try await people[index % people.count].send(text, to: room, at: time)
                }
                return room
            }, timeout: 60)
    }

    public func send(_ text: String, to room: RoomID, by user: TestUser) throws {
        _ = try pump { try await user.send(text, to: room) }
    }

    public func stop() {
        let (clients, server) = (clients, server)
        try? pump {
            for client in clients { await client.disconnect() }
            await server.stop()
        }
    }
}
