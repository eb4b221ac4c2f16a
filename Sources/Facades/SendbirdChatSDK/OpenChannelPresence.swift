import Foundation

/// Follows a channel while the user is in it, and tells its ``OpenChannel``.
final class OpenChannelPresence: ChatChannelControllerDelegate, ChatChannelMemberListControllerDelegate, Sendable {
    let controller: ChatChannelController
    private let operators: ChatChannelMemberListController
    private let owner: WeakOwner<OpenChannel>

    init(of channel: OpenChannel) {
        controller = channel.client.channelController(for: channel.cid)
        var query = MemberListQuery(cid: channel.cid)
        query.roles = [.moderator, .owner]
        query.pageSize = 100
        operators = channel.client.memberListController(query: query)
        owner = WeakOwner()
        owner.value = channel
        controller.addDelegate(self)
        operators.addDelegate(self)
    }

    /// Loads what the channel and its newest messages are.
    func start() async throws {
        try await controller.synchronize()
        try await operators.synchronize()
    }

    func channelController(_ channelController: ChatChannelController, didUpdateChannel channel: ChatChannel) {
        guard let owner = owner.value else { return }
        // How many of the members are here now, only the homeserver knows.
        if owner.entry.memberCount != channel.memberCount { owner.refresh(completion: nil) }
        owner.change { state in
            state.entry.name = channel.name
            state.entry.topic = channel.topic
            state.entry.imageURL = channel.imageURL
            state.entry.isFrozen = channel.isFrozen
            state.entry.memberCount = channel.memberCount
            state.standing = Self.standing(channel)
        }
    }

    func channelController(
        _ channelController: ChatChannelController, didUpdateMessages changes: [ListChange<ChatMessage>]
    ) {
        guard let channel = owner.value else { return }
        // What is paged in stands below; only what is inserted above the rest has arrived.
        let newest = changes.reduce(into: 0) { count, change in
            if case .insert(_, let index) = change, index[1] == count { count += 1 }
        }
        for change in changes.reversed() {
            switch change {
            case .insert(let message, let index):
                if index[1] < newest { channel.tell { $0.openChannel(channel, didReceive: message) } }
            case .update(let message, _), .move(let message, _, _):
                channel.tell {
                    message.isDeleted
                        ? $0.openChannel(channel, didDelete: message) : $0.openChannel(channel, didUpdate: message)
                }
            case .remove(let message, _): channel.tell { $0.openChannel(channel, didDelete: message) }
            }
        }
    }

    func memberListController(
        _ controller: ChatChannelMemberListController, didChangeMembers changes: [ListChange<ChatChannelMember>]
    ) {
        let users = controller.members.map(\.user)
        owner.value?.change { $0.operators = users }
    }

    /// A channel that is deleted is closed to everybody before its members are sent away.
    private static func standing(_ channel: ChatChannel) -> OpenChannel.Standing {
        switch channel.membership {
        case .joined:
            channel.ownCapabilities.contains(.sendMessages) || channel.isFrozen ? .inside : .muted
        case .banned: .banned
        default: channel.access == .invited ? .deleted : .outside
        }
    }
}
