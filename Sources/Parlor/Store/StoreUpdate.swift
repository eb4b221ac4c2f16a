/// What a committed transaction has changed, for those who show it.
struct StoreUpdate: Sendable {
    /// Channels as they are now.
    var channels: [ChannelRecord] = []
    /// What must be read again of the messages of rooms, by room identifier.
    var timelines: [String: TimelineChange] = [:]

    /// Rooms whose list of members must be read again.
    var members: Set<String> = []
    /// What the account's own settings are now; nil: as before.
    var account: AccountState?
    /// Rooms whose drafts were changed on this device.
    var drafts: Set<String> = []

    var isEmpty: Bool { channels.isEmpty && timelines.isEmpty && members.isEmpty && account == nil }
}
