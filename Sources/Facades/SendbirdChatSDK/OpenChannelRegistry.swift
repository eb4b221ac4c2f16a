import Synchronization

/// Keeps one object for each channel of a client, as long as somebody holds it.
final class OpenChannelRegistry: Sendable {
    static let shared = OpenChannelRegistry()

    private struct Key: Hashable {
        let client: ObjectIdentifier
        let roomID: String
    }

    private struct Box: Sendable {
        weak var channel: OpenChannel?
    }

    private let boxes = Mutex<[Key: Box]>([:])

    /// The object of a channel. One that is there already is not changed; see ``OpenChannel/show(_:)``.
    func channel(_ entry: PublicChannel, of client: ChatClient) -> OpenChannel {
        let key = Key(client: ObjectIdentifier(client), roomID: entry.roomID)
        return boxes.withLock { boxes in
            if let channel = boxes[key]?.channel { return channel }
            let channel = OpenChannel(client: client, entry: entry)
            if boxes.count > 256 { boxes = boxes.filter { $0.value.channel != nil } }
            boxes[key] = Box(channel: channel)
            return channel
        }
    }
}
