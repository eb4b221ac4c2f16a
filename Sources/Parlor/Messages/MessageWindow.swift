/// Which part of a room's timeline a controller shows: from a position up to another, or up to now.
struct MessageWindow: Sendable, Equatable {
    /// The position of the oldest event shown; nil until something is.
    var lowest: Int?
    /// Nil: up to now, and new messages appear.
    var highest: Int?
    /// Nobody has paged yet: it shows the newest messages, as many as a page has.
    var isFresh = true
    /// Whether notes about the channel stand between the messages.
    var showsNotes = false
}
