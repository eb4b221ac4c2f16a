import Matrix

/// A display rate bounds what a crowd that writes at once costs its readers: above it, messages are stored as ever, but readers are woken
/// in beats and are sent the newest of them only, as many as the rate allows for the time since they last asked. `limited` and `prev_batch`
/// say so: whoever pages back reads everything.
extension Shard {
    /// Tells the members of a room of an event, at once or with the next beat.
    func announce(_ event: Event, in room: Room, to users: [UserID]) {
        if event.type == .displayRate { noteDisplayRate(of: room) }
        if event.type == .member && isCrowd(room) {
            note(room, to: users)
        } else if let rate = room.rules.displayRate, !event.isState, event.type != .redaction,
            room.pace.note(at: environment.now(), rate: rate)
        {
            // Nobody's `recent` knows of it: see `Person.crowded`.
            crowdMeter.heldBack.add(1, ordering: .relaxed)
        } else {
            return announce(room, to: users, .log)
        }
        // Whoever did it, and whom it is about, see it at once.
        let concerned = [event.sender] + (event.type == .member ? [event.stateKey.flatMap(UserID.init)] : [])
        bus.publish(Signal(users: concerned.compactMap { $0 }, topic: .log))
        setBeat(for: room)
    }

    private func setBeat(for room: Room) {
        guard !room.pace.hasAlarm else { return }
        room.pace.hasAlarm = true
        let id = room.record.id
        let since = max(0, environment.now() - room.pace.lastBeat)
        _ = alarms.set(after: .milliseconds(max(0, CrowdPace.beat - since))) { [weak self] in
            Task { await self?.beat(id) }
        }
    }

    private func beat(_ id: RoomID) {
        guard let room = loaded(id) else { return }
        room.pace.hasAlarm = false
        room.pace.lastBeat = environment.now()
        announce(room, to: room.joinedMembers, .log)
    }

    /// Members' syncs look into a room with a rate always, since nobody notes for them what is written there.
    private func noteDisplayRate(of room: Room) {
        for user in room.joinedMembers { personIfLoaded(user)?.add(room) }
    }

    /// Whether somebody, who sees their own messages at once, has written in a room with a rate lately.
    func hasWritten(_ user: UserID, in room: Room, after position: Int) -> Bool {
        room.timeline.events(after: position).contains { $0.sender == user }
    }

    /// How many events a reader is shown of a room who knows everything up to a position; `nil` for no bound.
    func displayLimit(of room: Room, after position: Int) -> Int? {
        guard let rate = room.rules.displayRate else { return nil }
        let unseen = position < room.timeline.floor ? room.timeline.events[...] : room.timeline.events(after: position)
        guard let oldest = unseen.first else { return nil }
        let seconds = (environment.now() - oldest.timestamp) / 1_000
        return rate * min(max(seconds, 1), Self.longestAbsence)
    }

    /// Seconds of a reader's absence that count.
    private static let longestAbsence = 60

    /// Puts before a thinned timeline what nobody may miss: redactions, and what the reader wrote.
    ///
    /// `prev_batch` stays where the unbroken part begins, so that paging meets everything that was left out.
    func keepingWhatCounts(
        _ window: TimelineWindow, of room: Room, after position: Int, _ filter: EventFilter, for user: UserID
    ) -> TimelineWindow {
        guard window.isLimited, let first = window.events.first else { return window }
        let kept = room.timeline.events(after: position).filter {
            $0.position < first.position && ($0.type == .redaction || $0.sender == user && !$0.isState)
                && filter.admits($0)
        }
        var window = window
        window.events.insert(contentsOf: kept, at: 0)
        return window
    }
}
