internal import SQLite

/// What stands in the way of a longer window.
enum WindowStep: Sendable, Equatable {
    /// As many messages as were wanted, or as there are.
    case done
    /// The store ends here: fill the gap, then ask again for the rest.
    case gap(Gap, remaining: Int)
}

extension MessageWindow {
    /// Begins with the newest `limit` messages the store has, whatever gaps are between them.
    mutating func startAtNewest(_ limit: Int, room: Int, _ database: Database) throws {
        highest = nil
        isFresh = true
        let positions = try database.shownPositions(inRoom: room, notes: showsNotes, below: .max, limit: limit)
        lowest = try positions.last ?? database.newestPosition(inRoom: room)
    }

    /// Takes in up to `count` older messages.
    ///
    /// - Parameter crossingGaps: Go on beyond a gap, with what is stored below it, because it cannot be filled now.
    mutating func extendDown(
        by count: Int, room: Int, crossingGaps: Bool, _ database: Database
    ) throws -> WindowStep {
        guard let start = try lowest ?? database.newestPosition(inRoom: room) else {
            guard let gap = try database.gap(inRoom: room, atOrBelow: .max) else { return .done }
            return .gap(gap, remaining: count)
        }
        let gap = try database.gap(inRoom: room, atOrBelow: start)
        let floor = crossingGaps ? nil : gap?.upper
        let positions = try database.shownPositions(
            inRoom: room, notes: showsNotes, below: start, limit: count, from: floor ?? .min)
        lowest = positions.last ?? start
        guard let gap, !crossingGaps, positions.count < count else { return .done }
        lowest = gap.upper
        return .gap(gap, remaining: count - positions.count)
    }

    /// Takes in up to `count` newer messages, where the window does not reach up to now.
    mutating func extendUp(by count: Int, room: Int, _ database: Database) throws -> WindowStep {
        guard let start = highest else { return .done }
        let gap = try database.gap(inRoom: room, above: start)
        let ceiling = gap?.lower ?? .max
        let positions = try database.rows(
            """
            SELECT position FROM event WHERE room = ? AND \(MessageReader.shown(notes: showsNotes)) AND position > ? AND position <= ?
            ORDER BY position LIMIT ?
            """, room, start, ceiling, count
        ) { $0.int(0) }
        highest = positions.last ?? start
        guard positions.count < count else { return .done }
        guard let gap else {
            highest = nil
            return .done
        }
        highest = max(start, gap.lower ?? start)
        return .gap(gap, remaining: count - positions.count)
    }

    /// Puts a known message in the middle, as far as the history around it is known without a gap.
    mutating func center(on position: Int, limit: Int, room: Int, _ database: Database) throws {
        lowest = position
        highest = position
        isFresh = false
        _ = try extendDown(by: limit / 2, room: room, crossingGaps: false, database)
        _ = try extendUp(by: limit - limit / 2, room: room, database)
    }

    /// Gaps with shown messages on both sides.
    func innerGaps(room: Int, _ database: Database) throws -> [Gap] {
        guard let lowest else { return [] }
        return try database.gaps(inRoom: room, above: lowest, upTo: highest ?? .max)
    }

    /// Whether nothing older exists.
    func reachesBeginning(room: Int, _ database: Database) throws -> Bool {
        guard let start = try lowest ?? database.newestPosition(inRoom: room) else {
            return try database.gap(inRoom: room, atOrBelow: .max) == nil
        }
        return try database.gap(inRoom: room, atOrBelow: start) == nil
            && database.shownPositions(inRoom: room, notes: showsNotes, below: start, limit: 1).isEmpty
    }
}

extension Database {
    /// Where messages stand, newest first.
    func shownPositions(inRoom room: Int, notes: Bool, below: Int, limit: Int, from floor: Int = .min) throws -> [Int] {
        try rows(
            """
            SELECT position FROM event WHERE room = ? AND \(MessageReader.shown(notes: notes)) AND position < ? AND position >= ?
            ORDER BY position DESC LIMIT ?
            """, room, below, floor, limit
        ) { $0.int(0) }
    }
}
