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
        guard since < ephemeralPosition else { return }
        let now = environment.now()
        for (user, entry) in presence.changes(after: since) where share(person, user) {
            // Offline is what a client assumes of those it knows nothing of.
            if since == 0 && entry.state == .offline && request.since == nil { continue }
            response.presence.append((user, entry.presence(at: now)))
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
