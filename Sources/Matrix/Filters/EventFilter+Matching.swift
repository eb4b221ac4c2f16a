extension EventFilter {
    /// True when no event at all can pass.
    public var admitsNothing: Bool {
        types?.isEmpty == true || senders?.isEmpty == true || rooms?.isEmpty == true || notTypes.contains("*")
    }

    /// True when every event passes, whatever its type, sender and content.
    public var admitsEverything: Bool {
        types == nil && notTypes.isEmpty && senders == nil && notSenders.isEmpty && containsURL == nil
            && !needsRelations
    }

    /// True when only those events pass to which others relate, which the event itself doesn't show.
    public var needsRelations: Bool { relatedByRelationTypes != nil || relatedBySenders != nil }

    /// The same filter inside one room: it admits nothing there if the room is filtered out.
    public func narrowed(to room: RoomID) -> EventFilter {
        if admits(room: room) { return self }
        var filter = self
        filter.types = []
        return filter
    }

    public func admits(room: RoomID) -> Bool {
        if notRooms.contains(room.rawValue) { return false }
        return rooms?.contains(room.rawValue) ?? true
    }

    public func admits(type: String) -> Bool {
        if notTypes.contains(where: { Self.matches(type, pattern: $0) }) { return false }
        return types?.contains { Self.matches(type, pattern: $0) } ?? true
    }

    public func admits(sender: String) -> Bool {
        if notSenders.contains(sender) { return false }
        return senders?.contains(sender) ?? true
    }

    /// Compares with a pattern in which `*` stands for any text.
    static func matches(_ text: String, pattern: String) -> Bool {
        guard pattern.contains("*") else { return text == pattern }
        let parts = pattern.split(separator: "*", omittingEmptySubsequences: false)
        var rest = text[...]
        guard let first = parts.first, let last = parts.last, rest.hasPrefix(first) else { return false }
        rest = rest.dropFirst(first.count)
        for part in parts.dropFirst().dropLast() where !part.isEmpty {
            guard let found = rest.firstRange(of: part) else { return false }
            rest = rest[found.upperBound...]
        }
        return rest.hasSuffix(last)
    }
}
