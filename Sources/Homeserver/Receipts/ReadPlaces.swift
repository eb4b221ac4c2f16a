import Matrix

/// How far someone read a room: positions of events.
struct ReadPlaces: Sendable, Hashable {
    /// By receipts that name no thread, which stand for the whole room.
    var everything = 0
    /// By receipts for the main timeline.
    var main = 0
    /// By receipts for single threads.
    var threads: [EventID: Int] = [:]

    /// The place read up to in one part of the room.
    ///
    /// - Parameter thread: the root of a thread, `nil` for the main timeline.
    func place(in thread: EventID?) -> Int {
        max(everything, thread.map { threads[$0] ?? 0 } ?? main)
    }
}

extension RoomReceipts {
    /// How far someone has read, publicly or not.
    func places(of user: UserID) -> ReadPlaces {
        var places = ReadPlaces()
        for stored in receipts(of: user) {
            let position = stored.eventPosition
            switch stored.receipt.threadID {
            case nil: places.everything = max(places.everything, position)
            case "main": places.main = max(places.main, position)
            case let thread?:
                guard let root = EventID(thread) else { continue }
                places.threads[root] = max(places.threads[root] ?? 0, position)
            }
        }
        return places
    }
}
