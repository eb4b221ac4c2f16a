import Matrix

/// A complaint about an event, a room or a person.
struct StoredReport: Sendable, Hashable {
    var reporter: UserID
    var reason: String?
    /// Milliseconds since 1970.
    var time: Int
    var room: RoomID?
    var event: EventID?
    /// The person complained of: whoever sent the event.
    var user: UserID?
}
