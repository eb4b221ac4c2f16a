/// The part of a room's log that one response shows.
struct TimelineWindow: Sendable {
    /// Oldest first.
    var events: [Event]
    /// True when events between the client's place and the first one here were left out.
    var isLimited: Bool
    /// Where paging backwards goes on.
    var start: PaginationToken
}
