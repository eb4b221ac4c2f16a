/// What a committed transaction has changed, for those who show it.
struct StoreUpdate: Sendable {
    /// Channels as they are now.
    var channels: [ChannelRecord] = []
    /// What must be read again of the messages of rooms, by room identifier.
    var timelines: [String: TimelineChange] = [:]

    var isEmpty: Bool { channels.isEmpty && timelines.isEmpty }
}
