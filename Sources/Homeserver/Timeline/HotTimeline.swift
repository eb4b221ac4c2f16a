/// The latest events of a room, kept in memory: nearly every sync is answered from here.
struct HotTimeline: Sendable {
    /// Oldest first.
    private(set) var events: [Event]
    /// Every event of the room after this position is here.
    private(set) var floor: Int

    static let capacity = 96
    static let kept = 48

    /// - Parameter events: the latest events of the room, oldest first.
    /// - Parameter isComplete: true when the room has no earlier ones.
    init(_ events: [Event], isComplete: Bool) {
        self.events = events
        floor = isComplete ? 0 : events.first.map { $0.position - 1 } ?? 0
    }

    mutating func append(_ event: Event) {
        events.append(event)
        guard events.count > Self.capacity else { return }
        events.removeFirst(events.count - Self.kept)
        floor = events[0].position - 1
    }

    /// Puts the redacted event in the place of the one with the same position.
    mutating func replace(with event: Event) {
        let index = firstIndex(after: event.position - 1)
        if index < events.count && events[index].position == event.position { events[index] = event }
    }

    /// The events after a position, oldest first; those at or before `floor` aren't known here.
    func events(after position: Int) -> ArraySlice<Event> { events[firstIndex(after: position)...] }

    private func firstIndex(after position: Int) -> Int { events.partitionIndex(where: { $0.position > position }) }
}
