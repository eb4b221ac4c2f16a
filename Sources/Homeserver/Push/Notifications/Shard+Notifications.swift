import Matrix

extension Shard {
    /// So many events are looked at for one page; a page may be short for it, and the next goes on from there.
    private static let longestScan = 4_000
    private static let piece = 200

    /// The events that called for someone's attention, by the rules that they have now.
    ///
    /// Looked at are events of which the predefined rules tell somebody: a rule of one's own for other events does count as
    /// unread, and isn't found here.
    func notifications(
        of user: UserID, from: Int, limit: Int, highlightsOnly: Bool
    ) throws -> NotificationPage {
        let person = try person(user)
        let rules = try person.pushRules.detailed ?? PushRuleSet(pushRules(of: user))
        var page = NotificationPage()
        var position = min(from, published)
        var seen = 0
        while seen < Self.longestScan {
            let events = try store.noticedEvents(through: position, limit: Self.piece)
            for event in events {
                position = event.position - 1
                guard let entry = try notification(of: event, for: person, rules, highlightsOnly) else { continue }
                page.entries.append(entry)
                if page.entries.count == limit {
                    page.next = position
                    return page
                }
            }
            guard events.count == Self.piece else { return page }
            seen += events.count
        }
        page.next = position
        return page
    }

    private func notification(
        of event: Event, for person: Person, _ rules: PushRuleSet, _ highlightsOnly: Bool
    ) throws -> NotificationPage.Entry? {
        guard event.sender != person.id, let room = person.rooms[event.room.id],
            let member = room.state.members[person.id], member.membership == .join,
            event.position > member.membershipSince,
            let rule = rules.rule(for: pushContext(of: event, in: room, for: person.id)), rule.notifies,
            rule.highlights || !highlightsOnly
        else { return nil }
        return NotificationPage.Entry(
            event: event, actions: rule.actions,
            isRead:
                room.receipts.places(of: person.id).place(in: event.relation?.threadRoot) >= event.position)
    }
}
