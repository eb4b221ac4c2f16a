import Matrix

/// What someone hasn't read in a room, by thread, counted up to a position.
struct UnreadCount: Sendable, Hashable {
    struct Counts: Sendable, Hashable {
        var notifications = 0
        var highlights = 0

        var isZero: Bool { notifications == 0 && highlights == 0 }
    }

    /// What belongs to no thread.
    private(set) var main = Counts()
    /// By the roots of threads; those without anything unread may be missing.
    private(set) var threads: [EventID: Counts] = [:]
    /// The places read up to.
    private(set) var places: ReadPlaces
    /// Everything up to here was counted.
    private(set) var countedUpTo: Int

    init(_ places: ReadPlaces) {
        self.places = places
        countedUpTo = places.everything
    }

    /// The whole room's, as clients count that know no threads.
    var total: Counts {
        threads.values.reduce(into: main) { sum, counts in
            sum.notifications += counts.notifications
            sum.highlights += counts.highlights
        }
    }

    /// - Parameter thread: the root of the thread that the event belongs to.
    mutating func add(
        _ notice: Notice, at position: Int, in thread: EventID?,
        _ evaluate: (Notice) -> (counts: Bool, highlights: Bool)
    ) {
        guard notice != .silent, position > places.place(in: thread) else { return }
        let (counts, highlights) = evaluate(notice)
        add(counts, highlights, at: position, in: thread)
    }

    mutating func add(_ counts: Bool, _ highlights: Bool, at position: Int, in thread: EventID?) {
        guard counts || highlights, position > places.place(in: thread) else { return }
        var sum = thread.map { threads[$0] ?? Counts() } ?? main
        if counts { sum.notifications += 1 }
        if highlights { sum.highlights += 1 }
        if let thread { threads[thread] = sum } else { main = sum }
    }

    /// Moves on to new places. A part of the room that was read further must be counted again from there.
    ///
    /// - Returns: the parts to count again; `nil` when everything must be.
    mutating func move(to new: ReadPlaces) -> Set<Part>? {
        guard new.everything == places.everything else { return nil }
        var stale: Set<Part> = []
        if new.main != places.main {
            stale.insert(.main)
            main = Counts()
        }
        for (thread, place) in new.threads where places.threads[thread] != place {
            stale.insert(.thread(thread))
            threads[thread] = nil
        }
        places = new
        return stale
    }

    mutating func markCounted(upTo position: Int) { countedUpTo = max(countedUpTo, position) }

    enum Part: Hashable, Sendable {
        case main
        case thread(EventID)

        init(_ thread: EventID?) { self = thread.map(Part.thread) ?? .main }
    }
}
