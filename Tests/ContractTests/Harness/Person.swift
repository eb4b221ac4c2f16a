import Foundation
import Matrix
import Support
import Synchronization
import Testing

@testable import Parlor

/// Somebody with a Parlor client on one device, whose network and whose process the test holds in its hands.
final class Person: Sendable {
    let name: String
    let userID: UserId
    let password: String
    /// The person's network. ``offline()`` and ``online()`` cut and mend it.
    let wire: Wire
    private let configuration: ChatClientConfig
    private let current: Mutex<ChatClient>

    init(name: String, userID: UserId, password: String, wire: Wire, client: ChatClient) {
        self.name = name
        self.userID = userID
        self.password = password
        self.wire = wire
        configuration = client.config
        current = Mutex(client)
    }

    /// The client of this moment; ``restart()`` makes another one.
    var client: ChatClient { current.withLock { $0 } }

    func channel(_ cid: ChannelId) -> ChatChannel? { client.channel(cid) }

    /// The room behind a channel.
    func room(_ cid: ChannelId) throws -> RoomID {
        try #require(channel(cid).flatMap { RoomID($0.roomID) })
    }

    /// A controller of a channel, synchronized.
    func open(_ cid: ChannelId) async throws -> ChatChannelController {
        let controller = client.channelController(for: cid)
        try await controller.synchronize()
        return controller
    }

    /// Everything the person's client asks fails from now on, the poll that is being held too.
    func offline() { wire.cut() }

    /// The network is back, and the client hears of it, as the system would tell it.
    func online() {
        wire.mend()
        client.reconnectNow()
    }

    /// The app is closed and opened again: another client on the same store. Works offline too.
    func restart() async throws {
        await client.disconnect()
        try await start()
    }

    /// Opens the app again after its client was disconnected.
    func start() async throws {
        let next = ChatClient(config: configuration)
        current.withLock { $0 = next }
        try await next.connect(userID: userID, password: password)
    }

    /// A new client object on the same store, which nobody has connected yet.
    func reopened() -> ChatClient {
        let next = ChatClient(config: configuration)
        current.withLock { $0 = next }
        return next
    }

    /// The same account and session without a client kit, to look at what the homeserver has.
    func raw(_ world: World) async throws -> TestUser {
        try await world.login(name, password: password)
    }
}
