internal import SQLite

/// A place in a room's timeline where events are missing.
///
/// A limited sync opens one, so does a jump into unknown history. Paging fills it from either side: backwards from the event
/// above (``upper``), or forwards from the one below (``lower``). History that is already here is never thrown away for it.
struct Gap: Sendable, Equatable {
    let id: Int
    let room: Int
    /// The position of the last event before the gap; nil when nothing older is known.
    var lower: Int?
    /// The position of the first event after it.
    var upper: Int
    /// The token to page backwards from `upper`.
    var backward: String?
    /// The token to page forwards from `lower`.
    var forward: String?

    /// The space between the positions on both sides of a new gap, which is filled from both ends.
    static let width = 1 << 32
}

extension Database {
    private static let gapColumns = "SELECT id, room, lower, upper, backward, forward FROM gap"

    private func gap(_ row: borrowing Row) -> Gap {
        Gap(
            id: row.int(0), room: row.int(1), lower: row.optionalInt(2), upper: row.int(3),
            backward: row.optionalText(4), forward: row.optionalText(5))
    }

    func gap(id: Int) throws -> Gap? {
        try first("\(Self.gapColumns) WHERE id = ?", id, map: gap)
    }

    /// The nearest gap that lies before `position`, directly or further down.
    func gap(inRoom room: Int, atOrBelow position: Int) throws -> Gap? {
        try first(
            "\(Self.gapColumns) WHERE room = ? AND upper <= ? ORDER BY upper DESC LIMIT 1", room, position, map: gap)
    }

    /// The nearest gap that lies after `position`.
    func gap(inRoom room: Int, above position: Int) throws -> Gap? {
        try first("\(Self.gapColumns) WHERE room = ? AND upper > ? ORDER BY upper LIMIT 1", room, position, map: gap)
    }

    /// Gaps with known events on both sides, within a part of the timeline, newest first.
    func gaps(inRoom room: Int, above lowest: Int, upTo highest: Int) throws -> [Gap] {
        try rows(
            "\(Self.gapColumns) WHERE room = ? AND upper > ? AND upper <= ? ORDER BY upper DESC", room, lowest, highest,
            map: gap)
    }

    func position(ofMessage id: MessageId, inRoom room: Int) throws -> Int? {
        try first(
            "SELECT position FROM event WHERE (event_id = ?1 OR local_id = ?1) AND room = ?2 AND position IS NOT NULL",
            id, room
        ) { $0.int(0) }
    }

    func newestPosition(inRoom room: Int) throws -> Int? {
        try first("SELECT max(position) FROM event WHERE room = ?", room) { $0.optionalInt(0) } ?? nil
    }
}

extension StoreTransaction {
    func insertGap(room: Int, lower: Int?, upper: Int, backward: String?, forward: String?) throws {
        try database.run(
            "INSERT INTO gap (room, lower, upper, backward, forward) VALUES (?, ?, ?, ?, ?)", room, lower, upper,
            backward,
            forward)
    }

    func update(_ gap: Gap) throws {
        try database.run(
            "UPDATE gap SET lower = ?, upper = ?, backward = ?, forward = ? WHERE id = ?", gap.lower, gap.upper,
            gap.backward, gap.forward, gap.id)
    }

    func close(_ gap: Gap) throws {
        try database.run("DELETE FROM gap WHERE id = ?", gap.id)
    }
}
