import Foundation

/// The order of a channel list: the query's keys, and after them the identifier, so that no two channels are equal.
struct ChannelOrder: Sendable {
    private let keys: [ChannelListSort]

    init(_ sort: [ChannelListSort]) {
        keys = sort.isEmpty ? ChannelListSort.default : sort
    }

    func isBefore(_ left: ChatChannel, _ right: ChatChannel) -> Bool {
        for sort in keys {
            if case .custom(let key) = sort.key {
                let (first, second) = (value(of: key, in: left), value(of: key, in: right))
                if (first == nil) != (second == nil) { return first != nil }
            }
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
        case .hasUnread: compare(left.hasUnread ? 1 : 0, right.hasUnread ? 1 : 0)
        case .isPinned: compare(left.isPinned ? 1 : 0, right.isPinned ? 1 : 0)
        case .isArchived: compare(left.isArchived ? 1 : 0, right.isArchived ? 1 : 0)
        case .mentionCount: compare(left.unreadCount.mentions, right.unreadCount.mentions)
        case .custom(let key): compare(value(of: key, in: left), value(of: key, in: right))
        }
    }

    /// Numbers stand before texts; nothing else has an order.
    private enum Rank: Comparable {
        case number(Int)
        case text(String)
    }

    private func value(of key: String, in channel: ChatChannel) -> Rank? {
        switch channel.customData[key] {
        case .integer(let number): .number(number)
        case .bool(let value): .number(value ? 1 : 0)
        case .string(let text): .text(text)
        default: nil
        }
    }

    private func compare(_ left: Rank?, _ right: Rank?) -> ComparisonResult {
        guard let left, let right else { return .orderedSame }
        return left < right ? .orderedAscending : left == right ? .orderedSame : .orderedDescending
    }

    private func compare<Value: Comparable>(_ left: Value, _ right: Value) -> ComparisonResult {
        left < right ? .orderedAscending : left == right ? .orderedSame : .orderedDescending
    }
}
