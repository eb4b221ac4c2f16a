/// A channel with what filters need to know beyond what a channel shows.
struct ChannelRecord: Sendable, Equatable {
    var channel: ChatChannel
    /// Known joined and invited members. In large rooms the homeserver names only those who matter for what is shown.
    var memberIDs: Set<UserId>

    var roomID: String { channel.roomID }
    /// Whether it belongs to the user's channels at all.
    var isListed: Bool {
        channel.membership == .joined || channel.membership == .invited || channel.membership == .knocking
    }
}
