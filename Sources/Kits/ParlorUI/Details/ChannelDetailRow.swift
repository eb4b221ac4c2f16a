import Parlor

/// A row of a channel's details.
public enum ChannelDetailRow: Hashable, Sendable {
    case head, name, topic, picture, search, mute, pin
    case addPeople
    case member(ChatChannelMember)
    case leave

    /// The sections of the screen, as the channel and the user's rights there want them.
    public static func sections(_ channel: ChatChannel, members: [ChatChannelMember]) -> [[ChannelDetailRow]] {
        let can = channel.ownCapabilities
        var editing: [ChannelDetailRow] = []
        if !channel.isDirect {
            if can.contains(.changeName) { editing.append(.name) }
            if can.contains(.changeTopic) { editing.append(.topic) }
            if can.contains(.changeImage) { editing.append(.picture) }
        }
        let people = (can.contains(.invite) && !channel.isDirect ? [.addPeople] : []) + members.map(Self.member)
        return [[.head], [.search, .mute, .pin], editing, people, [.leave]].filter { !$0.isEmpty }
    }
}
