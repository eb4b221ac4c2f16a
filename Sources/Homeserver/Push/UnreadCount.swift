import Matrix

/// What someone hasn't read in a room, counted up to a position.
struct UnreadCount: Sendable, Hashable {
    var notifications = 0
    var highlights = 0
    /// The place read up to; a count of another place is worthless.
    let readUpTo: Int
    private(set) var countedUpTo: Int

    init(readUpTo: Int) {
        self.readUpTo = readUpTo
        countedUpTo = readUpTo
    }

    mutating func add(_ notice: Notice, from sender: UserID, in room: RoomID, for person: UserID, _ rules: PushRules) {
        guard sender != person, notice != .silent else { return }
        let (counts, highlights) = rules.evaluate(notice, in: room, for: person)
        if counts { notifications += 1 }
        if highlights { self.highlights += 1 }
    }

    mutating func markCounted(upTo position: Int) { countedUpTo = max(countedUpTo, position) }
}
