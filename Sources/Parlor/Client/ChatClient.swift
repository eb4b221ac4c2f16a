import Foundation
import Synchronization

/// A person's connection to a homeserver, and all that is known of it on this device.
///
/// ```swift
/// let client = ChatClient(config: ChatClientConfig(homeserver: url, storeFolder: folder))
/// try await client.connect(userID: "@anna:example.org", password: password)
/// let list = client.channelListController(query: .init(filter: .containMembers(userIds: [client.currentUserId!])))
/// ```
///
/// A process may have as many clients as it likes; nothing is shared between them. Every call may be made from any thread, the
/// main thread included: none waits for the network or for the store. Callbacks come on the main queue.
public final class ChatClient: Sendable {
    public let config: ChatClientConfig
    let state = Mutex(State())

    struct State {
        var currentUserID: UserId?
        var status: ConnectionStatus = .disconnected(nil)
    }

    public init(config: ChatClientConfig) {
        self.config = config
    }

    /// The user whose channels can be read: set as soon as the user's store is open, before the homeserver has answered.
    public var currentUserId: UserId? { state.withLock { $0.currentUserID } }

    public var connectionStatus: ConnectionStatus { state.withLock { $0.status } }
}
