/// Which members of a channel a list shows, and in which order.
///
/// ```swift
/// var query = MemberListQuery(cid: cid)
/// query.roles = [.moderator, .owner]
/// query.sort = [MemberListSort(.role, isAscending: false), MemberListSort(.name)]
/// ```
public struct MemberListQuery: Hashable, Sendable {
    /// The channel.
    public var cid: ChannelId
    /// How those who are shown stand to the channel. `[.banned]` is the list of the banned.
    public var memberships: Set<Membership> = [.joined, .invited]
    /// Only members of these roles; nil: all.
    public var roles: Set<MemberRole>?
    /// Only members in whose name or identifier some word begins with this, whatever its case; nil or empty: all.
    public var name: String?
    /// Only those whose right to write was taken away, or only the others; nil: all.
    public var isSilenced: Bool?
    /// Only those who are online, or only the others; nil: all.
    public var isOnline: Bool?
    /// Keys in order of weight. Empty: by name.
    public var sort: [MemberListSort] = []
    /// How many members a page has.
    public var pageSize = 30

    /// All members of a channel, by name.
    public init(cid: ChannelId) { self.cid = cid }
}

/// One key of a member list's order.
public struct MemberListSort: Hashable, Sendable {
    /// What members are ordered by.
    public enum Key: Hashable, Sendable {
        /// What the member shows under that name.
        case name, role, isOnline, lastActiveAt
    }

    /// What members are ordered by.
    public var key: Key
    /// Whether the smallest comes first.
    public var isAscending: Bool

    /// - Parameter isAscending: For names from A; for roles from plain members; offline before online.
    public init(_ key: Key, isAscending: Bool = true) {
        self.key = key
        self.isAscending = isAscending
    }
}

extension MemberListQuery {
    /// Whether a member belongs to the list.
    func matches(_ member: ChatChannelMember) -> Bool {
        guard memberships.contains(member.membership), roles?.contains(member.role) ?? true,
            isSilenced.map({ $0 == member.isSilenced }) ?? true, isOnline.map({ $0 == member.isOnline }) ?? true
        else { return false }
        guard let name, !name.isEmpty else { return true }
        return [member.displayName, member.id].contains {
            FilterEvaluator.matches(.string($0), .autocomplete, .string(name))
        }
    }

    /// The order of the list; two members are never equal in it.
    func isBefore(_ left: ChatChannelMember, _ right: ChatChannelMember) -> Bool {
        for sort in sort.isEmpty ? [MemberListSort(.name)] : sort {
            let (first, second) = sort.isAscending ? (left, right) : (right, left)
            if Self.isLess(first, second, by: sort.key) { return true }
            if Self.isLess(second, first, by: sort.key) { return false }
        }
        return left.id < right.id
    }

    private static func isLess(
        _ left: ChatChannelMember, _ right: ChatChannelMember, by key: MemberListSort.Key
    ) -> Bool {
        switch key {
        case .name: left.displayName.lowercased() < right.displayName.lowercased()
        case .role: left.role.powerLevel < right.role.powerLevel
        case .isOnline: !left.isOnline && right.isOnline
        case .lastActiveAt: (left.lastActiveAt ?? .distantPast) < (right.lastActiveAt ?? .distantPast)
        }
    }
}
