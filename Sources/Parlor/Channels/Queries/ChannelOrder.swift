import Foundation

/// The order of a channel list: the query's keys, and after them the identifier, so that no two channels are equal.
struct ChannelOrder: Sendable {
    private let keys: [ChannelListSort]

    init(_ sort: [ChannelListSort]) {
        keys = sort.isEmpty ? ChannelListSort.default : sort
    }

    func isBefore(_ left: ChatChannel, _ right: ChatChannel) -> Bool {
        for sort in keys {
            let result = compare(left, right, by: sort.key)
            if result == .orderedSame { continue }
            return (result == .orderedAscending) == sort.isAscending
        }
        return left.cid.rawValue < right.cid.rawValue
    }

    private func compare(_ left: ChatChannel, _ right: ChatChannel, by key: ChannelListSort.Key) -> ComparisonResult {
        switch key {
        // A channel without messages is as old as itself: new ones and invitations come to the top.
        case .lastMessageAt: compare(left.lastMessageAt ?? left.createdAt, right.lastMessageAt ?? right.createdAt)
        case .createdAt: compare(left.createdAt, right.createdAt)
        case .memberCount: compare(left.memberCount, right.memberCount)
        case .name: compare((left.name ?? "").lowercased(), (right.name ?? "").lowercased())
        case .unreadCount: compare(left.unreadCount.messages, right.unreadCount.messages)
        case .hasUnread: compare(left.unreadCount.messages > 0 ? 1 : 0, right.unreadCount.messages > 0 ? 1 : 0)
        case .isPinned: compare(left.isPinned ? 1 : 0, right.isPinned ? 1 : 0)
        }
    }

    private func compare<Value: Comparable>(_ left: Value, _ right: Value) -> ComparisonResult {
        left < right ? .orderedAscending : left == right ? .orderedSame : .orderedDescending
    }
}
