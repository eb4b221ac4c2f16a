import Matrix

extension Shard {
    func presence(of user: UserID) -> Presence { presence[user].presence(at: environment.now()) }

    func setPresence(_ state: Presence.State, message: String?, of user: UserID) throws {
        presence[user].lastActive = environment.now()
        let entry = presence[user]
        guard entry.state != state || entry.statusMessage != message else { return }
        presence[user].state = state
        presence[user].statusMessage = message
        try publishPresence(of: user)
    }

    /// A sync begins: its user is there, unless the client says otherwise.
    func beginSync(_ user: UserID, as state: Presence.State) throws {
        var entry = presence[user]
        entry.activeSyncs += 1
        entry.lastActive = environment.now()
        entry.lastSync = entry.lastActive
        presence[user] = entry
        if !entry.isHere { try countParticipant(user, isHere: true) }
        guard state != .offline, entry.state != state else { return }
        presence[user].state = state
        try publishPresence(of: user)
    }

    func endSync(_ user: UserID) {
        var entry = presence[user]
        entry.activeSyncs -= 1
        entry.lastSync = environment.now()
        presence[user] = entry
        watchVisitor(user)
        if !entry.hasExpiryAlarm { setExpiryAlarm(for: user, after: environment.presencePatience) }
    }

    private func setExpiryAlarm(for user: UserID, after delay: Int) {
        presence[user].hasExpiryAlarm = true
        _ = alarms.set(after: .milliseconds(delay)) { [weak self] in
            Task { await self?.expirePresence(of: user) }
        }
    }

    private func expirePresence(of user: UserID) {
        presence[user].hasExpiryAlarm = false
        let entry = presence[user]
        // A running sync sets the alarm again when it ends.
        guard entry.activeSyncs == 0 else { return }
        let idle = environment.now() - max(entry.lastActive, entry.lastSync)
        guard idle >= environment.presencePatience else {
            return setExpiryAlarm(for: user, after: environment.presencePatience - idle)
        }
        if entry.isHere { try? countParticipant(user, isHere: false) }
        guard entry.state != .offline else { return }
        presence[user].state = .offline
        try? publishPresence(of: user)
    }

    private func publishPresence(of user: UserID) throws {
        presence[user].position = nextEphemeralPosition()
        var witnesses: Set<UserID> = [user]
        for room in try person(user).rooms.values where !isCrowd(room) && room.state.membership(of: user) == .join {
            witnesses.formUnion(room.joinedMembers)
        }
        bus.publish(Signal(users: Array(witnesses), topic: .presence))
    }

    /// Whether someone is told of another's presence.
    func sees(_ person: Person, _ other: UserID) -> Bool {
        person.id == other || person.rooms.values.contains { !isCrowd($0) && $0.holds(person.id, other) }
    }

    /// Whether two people are in a room together.
    func share(_ person: Person, _ other: UserID) -> Bool {
        if person.id == other { return true }
        return person.rooms.values.contains { $0.holds(person.id, other) }
    }
}

extension Room {
    /// Whether two people are both in it.
    fileprivate func holds(_ user: UserID, _ other: UserID) -> Bool {
        state.membership(of: other) == .join && state.membership(of: user) == .join
    }
}
