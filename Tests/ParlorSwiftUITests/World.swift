import Foundation
import JSON
import Matrix
import ParlorSwiftUI
import Support
import WindowSupport
import XCTest

/// A homeserver in this process, people on it, and clients of the kit.
///
/// Every call waits for its end while the main loop turns, so that tests read from top to bottom.
@MainActor
final class World {
    let server: TestHomeserver
    private var clients: [ChatClient] = []

    /// - Parameter storage: A folder outlives a restart of the homeserver.
    init(_ storage: TestHomeserver.Storage = .memory) throws {
        server = try pump { try await TestHomeserver.start(storage) }
    }

    /// A person who acts through the homeserver's API.
    func person(_ name: String) throws -> TestUser {
        let server = server
        return try pump {
            let user = try await server.register(name.lowercased())
            try await user.api.put(
                "/_matrix/client/v3/profile/\(user.id.rawValue)/displayname", ["displayname": .string(name)])
            return user
        }
    }

    /// A client that nobody has connected.
    func client() -> ChatClient {
        let client = ChatClient(config: ChatClientConfig(homeserver: server.url))
        clients.append(client)
        return client
    }

    /// A client that is connected as a person.
    func client(of user: TestUser) throws -> ChatClient {
        let client = client()
        try connect(client, as: user)
        return client
    }

    func connect(_ client: ChatClient, as user: TestUser) throws {
        try pump { try await client.connect(userID: user.id.rawValue, password: user.password) }
    }

    /// A room whose members have all joined, with messages in turn by each of them, oldest first, a second apart.
    @discardableResult
    func room(
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

    func send(_ text: String, to room: RoomID, by user: TestUser) throws {
        _ = try pump { try await user.send(text, to: room) }
    }

    func stop() {
        let (clients, server) = (clients, server)
        try? pump {
            for client in clients { await client.disconnect() }
            await server.stop()
        }
    }
}
