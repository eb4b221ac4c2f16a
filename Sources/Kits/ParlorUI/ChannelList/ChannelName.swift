import Parlor

/// What a channel is called on screen.
public enum ChannelName {
    /// The channel's own name; else its members' names, without the current user; `nil` when neither is known.
    ///
    /// Members stand in alphabetical order, so that the name does not change with who wrote last.
    public static func of(_ channel: ChatChannel, currentUserID: UserId?, maxNames: Int = 3) -> String? {
        if let name = channel.name?.trimmedOrNil { return name }
        let others = channel.lastActiveMembers.filter { $0.id != currentUserID }
            .sorted { ($0.displayName.lowercased(), $0.id) < ($1.displayName.lowercased(), $1.id) }
        guard !others.isEmpty else { return ownName(channel, currentUserID) }
        let total = max(others.count, channel.memberCount - (currentUserID == nil ? 0 : 1))
        let shown = total <= maxNames ? others.prefix(maxNames) : others.prefix(maxNames - 1)
        let names = shown.map(\.displayName)
        return Phrase.list(names, andMore: total - names.count)
    }

    /// A channel with nobody else in it is a place for one's own notes.
    private static func ownName(_ channel: ChatChannel, _ currentUserID: UserId?) -> String? {
        channel.lastActiveMembers.first { $0.id == currentUserID }?.displayName
    }
}
