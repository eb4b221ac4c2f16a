/// A channel with what filters need to know beyond what a channel shows.
struct ChannelRecord: Sendable, Equatable {
    var channel: ChatChannel
    /// Known joined and invited members. In large rooms the homeserver names only those who matter for what is shown.
    var memberIDs: Set<UserId>
    /// An invitation of somebody whom the user ignores.
    var isFromIgnoredUser = false

    var roomID: String { channel.roomID }
    /// Whether it belongs to the user's channels at all.
    var isListed: Bool {
        guard !isFromIgnoredUser else { return false }
        return channel.membership == .joined || channel.membership == .invited || channel.membership == .knocking
    }
}
