/// A row of a channel's details.
enum ChannelDetailRow: Hashable {
    case head, name, topic, picture, search, mute, pin
    case addPeople
    case member(ChatChannelMember)
    case leave

    /// The sections of the screen, as the channel and the user's rights there want them.
    static func sections(_ channel: ChatChannel, members: [ChatChannelMember]) -> [[ChannelDetailRow]] {
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

extension MemberRole {
    /// The word behind a member's name; none for one of many.
    var title: String? {
        switch self {
        case .member: nil
        case .moderator: "Moderator"
        case .owner: "Owner"
        }
    }
}
