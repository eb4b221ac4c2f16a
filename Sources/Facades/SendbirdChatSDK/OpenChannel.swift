import Foundation
import Synchronization

/// A public channel that anybody may enter and leave again: a livestream's chat, a market place, a lobby.
///
/// ```swift
/// let channel = try await OpenChannel.get(channelURL: "#garden:example.org")
/// channel.addDelegate(self)
/// try await channel.enter()
/// try await channel.send("Good morning")
/// ```
///
/// There is one object for a channel and a client as long as somebody holds it. What it says changes on the main queue only, together
/// with the call to its delegates. On the homeserver it is a public room.
public final class OpenChannel: Sendable {
    /// Whose view of the channel this is.
    public let client: ChatClient
    /// Identifies the channel: its room's identifier, `!opaque:server`.
    public let channelURL: String
    let state: Mutex<State>

    struct State {
        var entry: PublicChannel
        var standing = Standing.outside
        var operators: [ChatUser] = []
        var presence: OpenChannelPresence?
        var listeners = WeakListeners()
    }

    /// How the current user stands to a channel.
    public enum Standing: String, Hashable, Sendable {
        /// Not in it.
        case outside
        /// In it.
        case inside
        /// In it; an operator has taken away the right to write.
        case muted
        /// Removed, and kept out.
        case banned
        /// It is gone, for everybody.
        case deleted
    }

    init(client: ChatClient, entry: PublicChannel) {
        self.client = client
        channelURL = entry.roomID
        state = Mutex(State(entry: entry))
    }

    /// The channel as the client kit knows it.
    public var cid: ChannelId { entry.cid }
    /// What it is called; empty for a channel without a name.
    public var name: String { entry.name ?? "" }
    /// What it is about.
    public var topic: String? { entry.topic }
    /// Its picture: an `mxc:` address, which a `MediaLoader` reads.
    public var coverURL: URL? { entry.imageURL }
    /// What kind of channel it is, as the app calls it; nil for an ordinary one.
    public var customType: String? { entry.type == .messaging ? nil : entry.type.rawValue }
    /// How many are in it now.
    public var participantCount: Int { entry.participantCount }
    /// Whether only operators may write.
    public var isFrozen: Bool { entry.isFrozen }
    /// The app's own data with the channel; empty until the user has entered.
    public var metadata: CustomData { controller?.channel?.customData ?? [:] }
    /// Who runs the channel. Empty until the user has entered.
    public var operators: [ChatUser] { state.withLock { $0.operators } }
    /// How the current user stands to it.
    public var standing: Standing { state.withLock { $0.standing } }
    /// Whether the current user is in it.
    public var isEntered: Bool { standing == .inside || standing == .muted }
    /// Whether the current user runs it.
    public var isOperator: Bool { operators.contains { $0.id == client.currentUserId } }
    /// Whether the current user may write now.
    public var canWrite: Bool { standing == .inside && (!isFrozen || isOperator) }

    /// Has somebody hear of the channel. Held weakly.
    public func addDelegate(_ delegate: any OpenChannelDelegate) { state.withLock { $0.listeners.add(delegate) } }
    /// Has somebody hear no more.
    public func removeDelegate(_ delegate: any OpenChannelDelegate) { state.withLock { $0.listeners.remove(delegate) } }

    var entry: PublicChannel { state.withLock { $0.entry } }
    package var controller: ChatChannelController? { state.withLock { $0.presence }?.controller }

    /// Takes in what the directory says. On the main queue.
    ///
    /// Of a channel that the user is in, the room itself tells, and sooner; only how many are there it does not know.
    ///
    /// - Returns: Whether something is different now.
    @discardableResult
    func show(_ entry: PublicChannel) -> Bool {
        change { state in
            if state.presence == nil {
                state.entry = entry
            } else {
                state.entry.participantCount = entry.participantCount
            }
        }
    }

    /// Changes what is seen, and tells the delegates what that was. On the main queue.
    @discardableResult
    func change(_ body: (inout State) -> Void) -> Bool {
        let (isChanged, standing) = state.withLock { state in
            let old = (state.entry, state.operators, state.standing)
            body(&state)
            return (
                old.0 != state.entry || old.1 != state.operators, old.2 == state.standing ? nil : state.standing
            )
        }
        if isChanged { tell { $0.openChannelDidChange(self) } }
        if let standing { tell { $0.openChannel(self, didChangeStanding: standing) } }
        return isChanged || standing != nil
    }

    func tell(_ call: (any OpenChannelDelegate) -> Void) {
        for case let listener as any OpenChannelDelegate in state.withLock({ $0.listeners.all }) { call(listener) }
    }
}

extension OpenChannel: Hashable, Identifiable {
    /// The ``channelURL``.
    public var id: String { channelURL }

    /// Whether they are the same channel of the same client.
    public static func == (one: OpenChannel, other: OpenChannel) -> Bool { one === other }

    /// By identity.
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
