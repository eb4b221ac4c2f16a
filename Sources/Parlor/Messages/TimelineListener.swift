/// Something that shows messages of the store, and reads them again when they have changed.
protocol TimelineListener: AnyObject, Sendable {
    var session: UserSession { get }

    /// Whether it shows messages of a room.
    func isConcerned(_ room: String) -> Bool
    /// Notes what has changed. Called before ``refresh()``, by whoever has committed the change; must not wait.
    func timelineChanged(_ change: TimelineChange)
    /// Reads again what has changed.
    func refresh() async throws
}
