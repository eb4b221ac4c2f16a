import Matrix

extension Services {
    /// So many matches are looked at for one page; the token goes on from there.
    private static let longestScan = 1_000

    /// Looks for messages, names and topics in the rooms that someone is, or was, in.
    ///
    /// Runs on a connection of its own, away from the shard: a slow search holds up nobody.
    func search(_ request: SearchRequest, from token: SearchToken?, for user: UserID) async throws -> SearchResults {
        var results = SearchResults()
        guard !request.phrases.isEmpty, !request.types.isEmpty else { return results }
        let rooms = try await shard.searchableRooms(of: user, request.filter)
        guard !rooms.isEmpty else { return results }
        var query = SearchQuery(
            text: request.phrases.map(\.query).joined(separator: " "), rooms: rooms.map(\.key), types: request.types,
            order: request.order, place: token?.place ?? (request.order == .recent ? .max : 0), limit: 100)
        var readers: [RoomID: HistoryReader] = [:]
        var scanned = 0
        scan: while true {
            let matches = try store.matches(query)
            for match in matches {
                if results.hits.count == request.limit || scanned == Self.longestScan {
                    results.next = SearchToken(place: query.place, group: token?.group, value: token?.value)
                    break scan
                }
                scanned += 1
                query.place = request.order == .recent ? match.event.position : query.place + 1
                let room = match.event.room.id
                let reader: HistoryReader
                if let known = readers[room] {
                    reader = known
                } else {
                    reader = try await shard.historyReader(of: room, for: user)
                    readers[room] = reader
                }
                guard match.event.position <= reader.published, reader.admits(match.event),
                    !reader.ignored.contains(match.event.sender), try reader.passes(match.event, request.filter),
                    token?.admits(match.event) ?? true
                else { continue }
                results.hits.append(.init(event: match.event, rank: match.rank, reader: reader))
            }
            guard matches.count == query.limit else { break }
        }
        let isWhole = token == nil && results.next == nil
        results.count = isWhole ? results.hits.count : try store.countMatches(query)
        return results
    }
}

extension Shard {
    /// Rooms in which someone may have read something, and that they haven't forgotten.
    func searchableRooms(of user: UserID, _ filter: EventFilter) throws -> [RoomRecord] {
        let person = try person(user)
        return person.rooms.values.filter { room in
            let id = room.record.id
            guard filter.admits(room: id), !person.forgotten.contains(id) else { return false }
            switch room.state.membership(of: user) {
            case .join: return true
            case .leave, .ban: return (try? historyReader(of: id, for: user)) != nil
            default: return false
            }
        }.map(\.record)
    }
}
