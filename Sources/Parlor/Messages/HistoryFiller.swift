internal import Matrix
internal import SQLite

/// Fetches pages of history into the gaps of a room's timeline.
struct HistoryFiller: Sendable {
    let api: HomeserverAPI
    let store: UserStore

    private static let pageSizes = 30...100

    /// - Parameter limit: How many messages are wanted; a page has some events more, since not all of them are messages.
    func fillBackwards(_ gap: Gap, roomID: String, limit: Int) async throws {
        guard let room = RoomID(roomID) else { return }
        guard let token = gap.backward else {
            // No way in from here; what is below stays reachable through the other side.
            return try await store.write { try $0.giveUp(gap) }
        }
        let page = try await api.messages(room, from: token, isBackwards: true, limit: Self.clamped(limit))
        try await store.write { transaction in
            try transaction.addOldMembers(page.members, room: gap.room)
            try transaction.fill(gap, backwards: page.events, end: page.end)
        }
    }

    func fillForwards(_ gap: Gap, roomID: String, limit: Int) async throws {
        guard let token = gap.forward, let room = RoomID(roomID) else {
            return try await fillBackwards(gap, roomID: roomID, limit: limit)
        }
        let page = try await api.messages(room, from: token, isBackwards: false, limit: Self.clamped(limit))
        try await store.write { transaction in
            try transaction.addOldMembers(page.members, room: gap.room)
            try transaction.fill(gap, forwards: page.events, end: page.end)
        }
    }

    /// Finds the events of what was sent from here but never came with a sync, because a gap swallowed them.
    ///
    /// Until then their echoes stand at the end of the list, below messages that are newer.
    func findSentMessages() async throws {
        for _ in 0..<20 {
            let gap = try await store.read { database in
                try database.first(
                    """
                    SELECT g.id, r.room_id FROM outbox o JOIN room r ON r.id = o.room JOIN gap g ON g.room = o.room
                    WHERE o.state = 'sent' AND g.lower IS NOT NULL ORDER BY g.upper DESC LIMIT 1
                    """
                ) { (id: $0.int(0), roomID: $0.text(1)) }.flatMap { found in
                    try database.gap(id: found.id).map { (gap: $0, roomID: found.roomID) }
                }
            }
            guard let gap else { return }
            try await fillBackwards(gap.gap, roomID: gap.roomID, limit: Self.pageSizes.upperBound)
        }
    }

    private static func clamped(_ limit: Int) -> Int {
        min(max(limit, pageSizes.lowerBound), pageSizes.upperBound)
    }
}
