internal import SQLite

extension StoreTransaction {
    /// Stores an unknown event with its neighbours, joined to the known history where they meet it.
    func insert(_ context: EventContext, around eventID: String, room: Int) throws {
        let events = context.events
        guard let center = events.firstIndex(where: { $0.eventID == eventID }), try !isKnown(eventID) else { return }
        let positions = try events.map { try position(ofEvent: $0.eventID) }
        let before = positions[..<center].lastIndex { $0 != nil }
        let after = positions[center...].firstIndex { $0 != nil }
        let run = Array(events[(before.map { $0 + 1 } ?? 0)..<(after ?? events.count)])
        if let before, let known = positions[before], let gap = try database.gap(inRoom: room, above: known) {
            let known = after.map { [events[$0]] } ?? []
            return try fill(gap, forwards: run + known, end: after == nil ? context.end : nil)
        }
        if let after, let known = positions[after], let gap = try database.gap(inRoom: room, atOrBelow: known) {
            return try fill(gap, backwards: run.reversed(), end: context.start)
        }
        try insertIsland(run, room: room, start: context.start, end: context.end)
    }
}
