/// Decides whether a channel belongs to a list. The only place that does.
enum FilterEvaluator {
    static func matches(_ filter: Filter, _ record: ChannelRecord) -> Bool {
        switch filter {
        case .and(let parts): parts.allSatisfy { matches($0, record) }
        case .or(let parts): parts.contains { matches($0, record) }
        case .nor(let parts): !parts.contains { matches($0, record) }
        // What nearly every list asks for; a list of all members need not be made for it.
        case .comparison(.members, .contains, .string(let member)): record.memberIDs.contains(member)
        case .comparison(let key, let comparison, let value):
            matches(record.value(of: key), comparison, value)
        }
    }

    /// - Parameter own: The channel's value; nil when it has none.
    static func matches(_ own: FilterValue?, _ comparison: FilterOperator, _ value: FilterValue) -> Bool {
        if comparison == .exists { return (own != nil) == (value == .bool(true)) }
        guard let own else { return false }
        switch comparison {
        case .equal: return own == value
        case .notEqual: return own != value
        case .greater: return isOrdered(value, own)
        case .greaterOrEqual: return own == value || isOrdered(value, own)
        case .less: return isOrdered(own, value)
        case .lessOrEqual: return own == value || isOrdered(own, value)
        case .in: return isAny(own, of: value)
        case .notIn: return !isAny(own, of: value)
        case .contains: return contains(own, value)
        case .autocomplete: return hasWord(own, beginningWith: value)
        case .exists: return true
        }
    }

    /// Values of different kinds have no order.
    private static func isOrdered(_ left: FilterValue, _ right: FilterValue) -> Bool {
        switch (left, right) {
        case (.number(let left), .number(let right)): left < right
        case (.string(let left), .string(let right)): left < right
        case (.date(let left), .date(let right)): left < right
        default: false
        }
    }

    /// A list is in another one when they have an element in common.
    private static func isAny(_ own: FilterValue, of value: FilterValue) -> Bool {
        guard case .list(let values) = value else { return false }
        if case .list(let own) = own { return own.contains { values.contains($0) } }
        return values.contains(own)
    }

    private static func contains(_ own: FilterValue, _ value: FilterValue) -> Bool {
        switch (own, value) {
        case (.list(let own), _): own.contains(value)
        case (.string(let own), .string(let part)): part.isEmpty || own.lowercased().contains(part.lowercased())
        default: false
        }
    }

    private static func hasWord(_ own: FilterValue, beginningWith value: FilterValue) -> Bool {
        guard case .string(let own) = own, case .string(let start) = value else { return false }
        let text = own.lowercased()
        let wanted = start.lowercased()
        if wanted.isEmpty || text.hasPrefix(wanted) { return true }
        return text.ranges(of: wanted).contains { !text[text.index(before: $0.lowerBound)].isLetter }
    }
}

extension ChannelRecord {
    /// What a filter compares; nil when the channel has no such value.
    func value(of key: FilterKey) -> FilterValue? {
        switch key {
        case .cid: .string(channel.cid.rawValue)
        case .id: .string(channel.cid.id)
        case .type: .string(channel.type.rawValue)
        case .name: channel.name.map { .string($0) }
        case .topic: channel.topic.map { .string($0) }
        case .imageURL: channel.imageURL.map { .string($0.absoluteString) }
        case .members: .list(memberIDs.map { .string($0) })
        case .memberCount: .number(Double(channel.memberCount))
        case .membership: .string(channel.membership.rawValue)
        case .createdAt: .date(channel.createdAt)
        case .createdBy: channel.createdBy.map { .string($0) }
        case .lastMessageAt: channel.lastMessageAt.map { .date($0) }
        case .muted: .bool(channel.isMuted)
        case .pinned: .bool(channel.isPinned)
        case .direct: .bool(channel.isDirect)
        case .unreadCount: .number(Double(channel.unreadCount.messages))
        case .hasUnread: .bool(channel.hasUnread)
        case .archived: .bool(channel.isArchived)
        case .hidden: .bool(channel.isHidden)
        case .frozen: .bool(channel.isFrozen)
        case .encrypted: .bool(channel.isEncrypted)
        case .access: .string(channel.access.rawValue)
        case .role: channel.ownRole.map { .string($0.rawValue) }
        case .invitedBy: channel.invitedBy.map { .string($0.id) }
        case .markedUnread: .bool(channel.isMarkedUnread)
        case .hasDraft: .bool(!channel.drafts.isEmpty)
        case .slowMode: .number(Double(channel.slowModeDuration))
        case .mentionCount: .number(Double(channel.unreadCount.mentions))
        default: customValue(of: key)
        }
    }

    private func customValue(of key: FilterKey) -> FilterValue? {
        let name = key.rawValue
        let path = name.hasPrefix(FilterKey.customPrefix) ? String(name.dropFirst(FilterKey.customPrefix.count)) : name
        if let value = channel.customData[path] { return FilterValue(value) }
        let parts = path.split(separator: ".").map(String.init)
        guard parts.count > 1 else { return nil }
        let value = parts.dropFirst().reduce(channel.customData[parts[0]]) { $0?[$1] }
        return value.flatMap { FilterValue($0) }
    }
}
