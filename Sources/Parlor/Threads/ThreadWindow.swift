/// Which part of a thread is shown.
struct ThreadWindow: Sendable, Equatable {
    /// How many replies.
    var limit: Int
    /// The newest reply shown; nil: up to now, and new replies appear.
    var newest: ThreadFeed.Place?
    /// Shows what is stored below a hole, because it cannot be filled now.
    var crossesHoles = false

    init(limit: Int) { self.limit = limit }
}
