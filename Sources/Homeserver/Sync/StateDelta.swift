/// Which state a client must be told so that, after the timeline beside it, it knows the room as it is.
///
/// Pure. The rule that everything here keeps: *state, then timeline, gives the current state*.
enum StateDelta {
    /// For a client that knows the state as of some position.
    ///
    /// - Parameter changes: every state event after that position, oldest first.
    static func changes(_ changes: some Sequence<Event>, besides timeline: [Event]) -> [Event] {
        let shown = Set(timeline.lazy.filter(\.isState).map(\.position))
        var latest: [StateKey: Event] = [:]
        for event in changes where !shown.contains(event.position) {
            if let key = event.key { latest[key] = event }
        }
        return latest.values.sorted { $0.position < $1.position }
    }

    /// For a client that knows nothing: the current state, without what the timeline itself will set.
    ///
    /// - Parameter earlier: finds the event that stood in a place before, by its position.
    static func full(
        _ current: some Sequence<Event>, besides timeline: [Event], earlier: (Int) throws -> Event?
    ) rethrows -> [Event] {
        var state: [StateKey: Event] = [:]
        for event in current {
            if let key = event.key { state[key] = event }
        }
        for event in timeline.reversed() {
            guard let key = event.key, state[key]?.position == event.position else { continue }
            state[key] = try event.replaces.flatMap(earlier)
        }
        return state.values.sorted { $0.position < $1.position }
    }
}
