import JSON
import Matrix

extension Shard {
    /// Checks and makes events that belong together, each against the state that those before it leave.
    ///
    /// They are expected from then on, so hand them to ``perform(_:)`` without leaving the shard in between.
    func makeEvents(_ drafts: [Draft], in room: Room) throws(MatrixError) -> [Event] {
        var events: [Event] = []
        do {
            for draft in drafts {
                let view = room.view
                try Authorization.check(draft.proposal, against: view)
                events.append(try makeEvent(draft, in: room, view))
            }
        } catch {
            room.forgetExpected(events)
            throw error
        }
        return events
    }

    /// Makes one event that was checked already.
    func makeEvent(_ draft: Draft, in room: Room, _ view: StateView) throws(MatrixError) -> Event {
        let factory = EventFactory(room: room.record, now: environment.now())
        let event = try factory.make(
            draft, id: environment.newEventID(), position: nextPosition(),
            replacing: draft.stateKey.flatMap { view[StateKey(draft.type, $0)] },
            notice: notice(of: draft, in: room, view))
        room.expect(event)
        return event
    }

    /// Shows a committed event to everyone it concerns.
    func publishEvent(_ event: Event) {
        guard let room = loaded(event.room.id) else { return advance(to: event.position) }
        let target = event.type == .member ? event.stateKey.flatMap(UserID.init) : nil
        let was = target.flatMap { room.state.membership(of: $0) }
        room.publish(event)
        advance(to: event.position)
        var users = room.joinedMembers
        if let target {
            personIfLoaded(target)?.add(room)
            if event.membership != .join { users.append(target) }
            countMember(target, was: was, in: room)
            noteVisitor(event, target, in: room)
        }
        if event.isState { noteInDirectory(room.record.id) }
        if event.type == .message || event.type == .encrypted { stopTyping(event.sender, in: room) }
        announce(event, in: room, to: users)
    }

    private func countMember(_ user: UserID, was: Membership?, in room: Room) {
        let isIn = room.state.membership(of: user) == .join
        guard presence[user].isHere, isIn != (was == .join) else { return }
        room.participants += isIn ? 1 : -1
    }
}

extension Room {
    var joinedMembers: [UserID] {
        var users: [UserID] = []
        users.reserveCapacity(state.joinedCount + 1)
        for (user, event) in state.members where event.membership == .join { users.append(user) }
        return users
    }
}
