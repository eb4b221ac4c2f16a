import Matrix

extension Shard {
    /// More unread messages than this are not told apart.
    private static let mostUnread = 10_000
    /// The same for people whose rules must look into every message.
    private static let mostUnreadInDetail = 1_000

    /// What a member hasn't read. Counted when a sync asks, and then only what came since the last time.
    func unreadCount(of person: Person, in room: Room) throws -> UnreadCount {
        var places = room.receipts.places(of: person.id)
        places.everything = max(places.everything, room.state.members[person.id]?.membershipSince ?? 0)
        if let rules = person.pushRules.detailed { return try unreadInDetail(of: person, in: room, places, rules) }
        if var count = room.unread[person.id], let stale = count.move(to: places) {
            if !stale.isEmpty { try recount(stale, of: &count, person, room) }
            try countNews(in: &count, person, room)
            room.unread[person.id] = count
            return count
        }
        var count = UnreadCount(places)
        if count.countedUpTo >= room.timeline.floor {
            try countNews(in: &count, person, room)
        } else {
            // Who reads thread by thread may have read the main timeline long since: both are looked for apart.
            try add(.main, after: count.places.place(in: nil), to: &count, person, room)
            try add(.threads, after: count.places.everything, to: &count, person, room)
            count.markCounted(upTo: room.lastPosition)
        }
        room.unread[person.id] = count
        return count
    }

    /// The same for someone whose rules must look into every message. Whoever read further is counted anew.
    private func unreadInDetail(
        of person: Person, in room: Room, _ places: ReadPlaces, _ rules: PushRuleSet
    ) throws -> UnreadCount {
        var count = room.unread[person.id] ?? UnreadCount(places)
        if count.move(to: places) != [] { count = UnreadCount(places) }
        let events: [Event]
        if count.countedUpTo >= room.timeline.floor {
            events = Array(room.timeline.events(after: count.countedUpTo))
        } else {
            let range = TimelineRange(
                direction: .forwards, from: count.countedUpTo, to: published, limit: Self.mostUnreadInDetail)
            events = try store.timeline(of: room.record, range)
        }
        for event in events where counts(event.sender, for: person) && !event.isRedacted {
            guard let rule = rules.rule(for: pushContext(of: event, in: room, for: person.id)), rule.notifies else {
                continue
            }
            count.add(true, rule.highlights, at: event.position, in: event.relation?.threadRoot)
        }
        count.markCounted(upTo: room.lastPosition)
        room.unread[person.id] = count
        return count
    }

    private func countNews(in count: inout UnreadCount, _ person: Person, _ room: Room) throws {
        if count.countedUpTo >= room.timeline.floor {
            for event in room.timeline.events(after: count.countedUpTo) where counts(event.sender, for: person) {
                count.add(event.notice, at: event.position, in: event.relation?.threadRoot) {
                    person.pushRules.evaluate($0, in: room.record.id, for: person.id)
                }
            }
        } else {
            try add(.everything, after: count.countedUpTo, to: &count, person, room)
        }
        count.markCounted(upTo: room.lastPosition)
    }

    /// Counts again what belongs to parts that were read further.
    private func recount(
        _ parts: Set<UnreadCount.Part>, of count: inout UnreadCount, _ person: Person, _ room: Room
    ) throws {
        let places = parts.map { part in
            switch part {
            case .main: count.places.place(in: nil)
            case .thread(let root): count.places.place(in: root)
            }
        }
        let start = places.min() ?? 0
        let end = count.countedUpTo
        if start >= room.timeline.floor {
            for event in room.timeline.events(after: start)
            where event.position <= end && parts.contains(.init(event.relation?.threadRoot))
                && counts(event.sender, for: person)
            {
                count.add(event.notice, at: event.position, in: event.relation?.threadRoot) {
                    person.pushRules.evaluate($0, in: room.record.id, for: person.id)
                }
            }
        } else {
            let scope: NoticeScope = parts == [.main] ? .main : parts.contains(.main) ? .everything : .threads
            try add(scope, after: start, to: &count, person, room, only: parts)
        }
    }

    private func add(
        _ scope: NoticeScope, after position: Int, to count: inout UnreadCount, _ person: Person, _ room: Room,
        only parts: Set<UnreadCount.Part>? = nil
    ) throws {
        let stored = try store.notices(in: room.record, scope, after: position, limit: Self.mostUnread)
        let end = parts == nil ? published : count.countedUpTo
        for notice in stored where notice.position <= end && counts(notice.sender, for: person) {
            guard parts?.contains(.init(notice.thread)) ?? true else { continue }
            count.add(notice.notice, at: notice.position, in: notice.thread) {
                person.pushRules.evaluate($0, in: room.record.id, for: person.id)
            }
        }
    }

    /// Nobody's own messages are unread to them, nor are those of people they ignore.
    private func counts(_ sender: UserID, for person: Person) -> Bool {
        sender != person.id && !person.ignored.contains(sender)
    }
}
