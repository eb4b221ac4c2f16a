import Matrix

/// Which rooms stand in the public directory, and which of them changed lately. In memory only.
///
/// Changes are told in beats: a room that thousands enter in a second is told of once. A place in the feed is the number of a beat.
struct PublicDirectory: Sendable {
    /// The published rooms.
    private(set) var rooms: Set<RoomID>
    /// The latest beat.
    private(set) var beat = 0
    /// Changed, and not told yet.
    private var pending: Set<RoomID> = []
    private var told: [(beat: Int, room: RoomID)] = []
    /// Everything after this beat is in `told`.
    private var floor = 0

    private static let capacity = 10_000
    /// Whoever missed more than this is better served by asking for the list again.
    private static let mostAtOnce = 500

    init(rooms: some Sequence<RoomID>) { self.rooms = Set(rooms) }

    var hasNews: Bool { !pending.isEmpty }

    /// Notes that a published room looks different now.
    mutating func note(_ room: RoomID) {
        if rooms.contains(room) { pending.insert(room) }
    }

    /// Puts a room into the directory, or takes it out.
    mutating func set(_ room: RoomID, isPublished: Bool) {
        let isChange = isPublished ? rooms.insert(room).inserted : rooms.remove(room) != nil
        if isChange { pending.insert(room) }
    }

    /// Tells everything noted since the last beat.
    mutating func tell() {
        guard hasNews else { return }
        beat += 1
        told += pending.map { (beat, $0) }
        pending = []
        guard told.count > Self.capacity else { return }
        // Whole beats only: half of one would be no place.
        let last = told[told.count - Self.capacity / 2 - 1].beat
        told.removeFirst(told.firstIndex { $0.beat > last } ?? told.count)
        floor = last
    }

    /// The rooms that changed after a beat, each once; `nil` when it is too long ago.
    func changes(after beat: Int) -> [RoomID]? {
        guard (floor...self.beat).contains(beat) else { return nil }
        let rooms = Set(told[told.partitionIndex(where: { $0.beat > beat })...].lazy.map(\.room))
        return rooms.count > Self.mostAtOnce ? nil : Array(rooms)
    }
}
