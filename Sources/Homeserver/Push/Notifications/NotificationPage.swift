import JSON

/// Events of which someone was told, newest first.
struct NotificationPage: Sendable {
    struct Entry: Sendable {
        let event: Event
        let actions: [JSONValue]
        let isRead: Bool
    }

    var entries: [Entry] = []
    /// Where the next page begins; `nil` at the end.
    var next: Int?
}
