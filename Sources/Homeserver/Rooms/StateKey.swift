import Matrix

/// A place in a room's state: at most one event stands there.
struct StateKey: Hashable, Sendable {
    let type: EventType
    let key: String

    init(_ type: EventType, _ key: String = "") {
        self.type = type
        self.key = key
    }
}
