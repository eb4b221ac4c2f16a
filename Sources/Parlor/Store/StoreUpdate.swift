/// What a committed transaction has changed, for those who show it.
struct StoreUpdate: Sendable {
    /// Channels as they are now.
    var channels: [ChannelRecord] = []
    /// Rooms whose list of messages must be read again.
    var timelines: Set<String> = []

    var isEmpty: Bool { channels.isEmpty && timelines.isEmpty }
}
