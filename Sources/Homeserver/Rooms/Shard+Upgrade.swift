import JSON
import Matrix

extension Shard {
    /// Makes a new room that takes the place of an old one: all of it happens, or nothing.
    ///
    /// The new room gets the old one's state, names and place in the directory; people follow by the tombstone.
    /// Specification: client-server API, "Room upgrades".
    func upgrade(_ id: RoomID, by user: UserID) async throws -> RoomID {
        guard let old = try room(id) else { throw Authorization.forbidden("You are not in this room.") }
        let new = makeRoom()
        let isPublished = try store.isPublished(id)
        let aliases = try store.aliases(of: id)
        var events: [Event] = []
        do {
            let tombstone = RoomUpgrade.tombstone(of: old.view, by: user, to: new.record.id)
            events += try makeEvents([tombstone], in: old)
            let plan = RoomUpgrade(
                user: user, old: id, tombstone: events[0].id, state: Array(old.state.events.values),
                banned: old.state.members.values.filter { $0.membership == .ban })
            let drafts = plan.drafts(profile: try store.profile(of: user))
            for draft in drafts.prefix(2) { events.append(try makeEvent(draft, in: new, new.view)) }
            events += try makeEvents(Array(drafts.dropFirst(2)), in: new)
            // Whoever may lay down the tombstone may lack the power to lock the old room; it stays open then.
            for draft in RoomUpgrade.closing(old.view, by: user) {
                if let event = try? makeEvents([draft], in: old) { events += event }
            }
        } catch {
            old.forgetExpected(events)
            throw error
        }
        var changes: [StoreChange] = [.room(new.record, creator: user, isPublic: isPublished)]
        if isPublished { changes.append(.publish(id, false)) }
        for alias in aliases {
            let creator = try store.alias(alias)?.creator ?? user
            changes += [.removeAlias(alias), .alias(alias, new.record.id, creator: creator)]
        }
        changes += events.map { .event($0) }
        guard try await perform(changes) == .committed else { throw WriteError.overtakenByFailure }
        return new.record.id
    }
}
