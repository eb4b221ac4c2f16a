import Matrix

extension Shard {
    /// More unread messages than this are not told apart.
    private static let mostUnread = 10_000
    /// The same for people whose rules must look into every message.
    private static let mostUnreadInDetail = 1_000

    /// What a member hasn't read. Counted when a sync asks, and then only what came since the last time.
    func unreadCount(of person: Person, in room: Room) throws -> UnreadCount {
        let joined = room.state.members[person.id]?.membershipSince ?? 0
        let readUpTo = max(room.receipts.readUpTo(by: person.id), joined)
        var count = room.unread[person.id] ?? UnreadCount(readUpTo: readUpTo)
        if count.readUpTo != readUpTo { count = UnreadCount(readUpTo: readUpTo) }
        if let rules = person.pushRules.detailed {
            try addInDetail(to: &count, of: person.id, in: room, rules)
        } else if count.countedUpTo >= room.timeline.floor {
            for event in room.timeline.events(after: count.countedUpTo) {
                count.add(event.notice, from: event.sender, in: room.record.id, for: person.id, person.pushRules)
            }
        } else {
            let stored = try store.notices(in: room.record, after: count.countedUpTo, limit: Self.mostUnread)
            for notice in stored where notice.position <= published {
                count.add(notice.notice, from: notice.sender, in: room.record.id, for: person.id, person.pushRules)
            }
        }
        count.markCounted(upTo: room.lastPosition)
        room.unread[person.id] = count
        return count
    }

    private func addInDetail(
        to count: inout UnreadCount, of user: UserID, in room: Room, _ rules: PushRuleSet
    ) throws {
        let events: [Event]
        if count.countedUpTo >= room.timeline.floor {
            events = Array(room.timeline.events(after: count.countedUpTo))
        } else {
            let range = TimelineRange(
                direction: .forwards, from: count.countedUpTo, to: published, limit: Self.mostUnreadInDetail)
            events = try store.timeline(of: room.record, range)
        }
        for event in events where event.sender != user && !event.isRedacted {
            guard let rule = rules.rule(for: pushContext(of: event, in: room, for: user)), rule.notifies else {
                continue
            }
            count.notifications += 1
            if rule.highlights { count.highlights += 1 }
        }
    }
}
