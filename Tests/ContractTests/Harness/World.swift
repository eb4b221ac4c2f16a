import Foundation
import Matrix
import Support
import Synchronization
import Testing

@testable import Parlor

/// People with Parlor clients, and strangers without, at one homeserver.
///
/// Synapse is shared by the situations of a run: names that a homeserver must not see twice are made by ``unique(_:)``, and a
/// situation asserts nothing about what others may be doing beside it.
final class World: Sendable {
    let backend: Backend
    let url: URL
    /// Our own server, on ``Backend/parlor``.
    let parlor: TestHomeserver?
    private let isShared: Bool
    private let folder: URL
    private let clients = Mutex<[Person]>([])

    static let password = "correct horse"

    private init(_ backend: Backend, shared: TestHomeserver?) async throws {
        self.backend = backend
        isShared = shared != nil
        parlor = if let shared { shared } else { backend == .parlor ? try await TestHomeserver.start() : nil }
        url = if let parlor { parlor.url } else { try await SynapseServer.shared.url }
        folder = FileManager.default.temporaryDirectory.appending(path: "parlor-contract-\(UUID().uuidString)")
    }

    /// Makes a world for one situation, and takes it apart again whatever happens.
    ///
    /// - Parameter server: One of our homeservers that outlives the situation; else ``Backend/parlor`` gets one of its own.
    static func run(
        _ backend: Backend, at server: TestHomeserver? = nil, _ situation: (World) async throws -> Void
    ) async throws {
        let turnstile = backend == .parlor ? Turnstile.parlor : .synapse
        await turnstile.enter()
        defer { turnstile.leave() }
        let world = try await World(backend, shared: server)
        do {
            try await situation(world)
        } catch {
            await world.end()
            throw error
        }
        await world.end()
    }

    /// A connected client of a new account, with a store of its own on disk. The account's name begins with `name`.
    func person(
        _ name: String, configure: (inout ChatClientConfig) -> Void = { _ in }
    ) async throws -> Person {
        let (wire, client) = client(configure)
        let name = unique(name)
        try await client.register(username: name, password: Self.password)
        return add(
            Person(name: name, userID: "@\(name):localhost", password: Self.password, wire: wire, client: client))
    }

    /// Several new people, connected.
    func people(_ names: String...) async throws -> [Person] {
        var people: [Person] = []
        for name in names { people.append(try await person(name)) }
        return people
    }

    /// Another device of somebody, connected.
    func newDevice(
        of person: Person, configure: (inout ChatClientConfig) -> Void = { _ in }
    ) async throws -> Person {
        let (wire, client) = client(configure)
        try await client.connect(userID: person.userID, password: person.password)
        return add(
            Person(name: person.name, userID: person.userID, password: person.password, wire: wire, client: client))
    }

    /// A new account without a client kit: bare requests.
    func stranger(_ name: String) async throws -> TestUser {
        try await TestUser.register(unique(name), password: Self.password, at: url)
    }

    /// Another session of an account, without a client kit.
    func login(_ name: String, password: String = World.password) async throws -> TestUser {
        try await TestUser.login(name, password: password, at: url)
    }

    /// Somebody's first and someone else, in a channel of theirs.
    func pair(
        _ configure: (inout ChatClientConfig) -> Void = { _ in }
    ) async throws -> (anna: Person, ben: Person, cid: ChannelId) {
        let anna = try await person("anna", configure: configure)
        let ben = try await person("ben", configure: configure)
        return (anna, ben, try await channel(of: anna, with: [ben]))
    }

    /// A channel that `owner` makes and everybody has joined.
    func channel(of owner: Person, with members: [Person], name: String = "Garden") async throws -> ChannelId {
        let cid = try await owner.client.createChannel(name: name, members: members.map(\.userID))
        for member in members {
            try await eventually("\(member.name) is invited") { member.channel(cid)?.membership == .invited }
            try await member.client.joinChannel(cid)
        }
        return cid
    }

    /// A name that no other situation uses.
    func unique(_ name: String) -> String {
        "\(name)-\(UUID().uuidString.prefix(8).lowercased())"
    }

    /// A connected-to-nothing client with a wire of its own.
    func client(_ configure: (inout ChatClientConfig) -> Void = { _ in }) -> (wire: Wire, client: ChatClient) {
        let wire = Wire()
        var config = ChatClientConfig(homeserver: url, storeFolder: folder.appending(path: UUID().uuidString))
        config.dependencies.random = { 0.1 }
        config.dependencies.makeTransport = { wire.transport() }
        configure(&config)
        return (wire, ChatClient(config: config))
    }

    private func add(_ person: Person) -> Person {
        clients.withLock { $0.append(person) }
        return person
    }

    private func end() async {
        for person in clients.withLock({ $0 }) { await person.client.disconnect() }
        if !isShared { await parlor?.stop() }
        try? FileManager.default.removeItem(at: folder)
    }
}
