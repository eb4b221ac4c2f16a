import Matrix

extension Shard {
    func addAccountData(to response: inout SyncResponse, _ request: SyncRequest, _ person: Person) {
        let filter = request.filter.accountData
        guard !filter.admitsNothing else { return }
        response.accountData = person.data(in: nil, after: request.since?.position ?? 0)
            .filter { filter.admits(type: $0.type.rawValue) }
        if request.since == nil && filter.admits(type: EventType.pushRules.rawValue)
            && person.accountData[nil]?[.pushRules] == nil
        {
            response.defaultPushRules = DefaultPushRules.content(for: request.user)
        }
    }

    func addPresence(to response: inout SyncResponse, _ request: SyncRequest, _ person: Person) {
        let filter = request.filter.presence
        guard !filter.admitsNothing, filter.admits(type: EventType.presence.rawValue) else { return }
        let since = request.since?.ephemeral ?? 0
        if since < ephemeralPosition {
            let now = environment.now()
            for (user, entry) in presence.changes(after: since) where sees(person, user) {
                // Offline is what a client assumes of those it knows nothing of.
                if since == 0 && entry.state == .offline && request.since == nil { continue }
                response.presence.append((user, entry.presence(at: now)))
            }
        }
        if let since = request.since { addPresenceOfNewcomers(to: &response, after: since.position, person) }
    }

    /// People whom the user meets for the first time have been there before: nothing of their presence has changed.
    private func addPresenceOfNewcomers(to response: inout SyncResponse, after position: Int, _ person: Person) {
        var told = Set(response.presence.map(\.user))
        let now = environment.now()
        for section in response.joined {
            guard let room = person.rooms[section.id], !isCrowd(room), let own = room.state.members[person.id] else {
                continue
            }
            let newcomers =
                own.membershipSince > position
                ? Array(room.joinedMembers)
                : (section.state + section.timeline.events).filter {
                    $0.membership == .join && $0.membershipSince > position
                }
                .compactMap { $0.stateKey.flatMap(UserID.init) }
            for newcomer in newcomers where told.insert(newcomer).inserted && presence[newcomer].state != .offline {
                response.presence.append((newcomer, presence[newcomer].presence(at: now)))
            }
        }
    }
}

extension Person {
    /// Account data that changed after a position, in the order of the changes.
    func data(in room: RoomID?, after position: Int) -> [StoredAccountData] {
        guard let data = accountData[room] else { return [] }
        return data.values.filter { $0.position > position }.sorted { $0.position < $1.position }
    }
}
