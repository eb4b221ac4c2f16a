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
        presence[user].activeSyncs += 1
        presence[user].lastActive = environment.now()
        guard state != .offline, presence[user].state != state else { return }
        presence[user].state = state
        try publishPresence(of: user)
    }

    func endSync(_ user: UserID) {
        presence[user].activeSyncs -= 1
        guard !presence[user].hasExpiryAlarm, presence[user].state != .offline else { return }
        setExpiryAlarm(for: user, after: environment.presencePatience)
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
        guard entry.activeSyncs == 0, entry.state != .offline else { return }
        let idle = environment.now() - entry.lastActive
        guard idle >= environment.presencePatience else {
            return setExpiryAlarm(for: user, after: environment.presencePatience - idle)
        }
        presence[user].state = .offline
        try? publishPresence(of: user)
    }

    private func publishPresence(of user: UserID) throws {
        presence[user].position = nextEphemeralPosition()
        var witnesses: Set<UserID> = [user]
        for room in try person(user).rooms.values where room.state.membership(of: user) == .join {
            witnesses.formUnion(room.joinedMembers)
        }
        bus.publish(Signal(users: Array(witnesses), topic: .presence))
    }

    /// Whether two people are in a room together.
    func share(_ person: Person, _ other: UserID) -> Bool {
        if person.id == other { return true }
        return person.rooms.values.contains { room in
            room.state.membership(of: other) == .join && room.state.membership(of: person.id) == .join
        }
    }
}
