/// What a transaction has changed of a room's messages, so that a long list reads no more again than it must.
///
/// New messages at the end need not be named: a list looks for them by itself.
struct TimelineChange: Sendable, Equatable {
    /// Anything may be different.
    var isWhole = false
    /// Events came to stand between others, or below them: history was filled.
    var isRestructured = false
    /// Messages, by event or local identifier, that must be read again.
    var messages: Set<String> = []
    /// Users whose name or picture has changed.
    var users: Set<UserId> = []
    /// Somebody has read further.
    var hasReceipts = false

    mutating func formUnion(_ other: TimelineChange) {
        isWhole = isWhole || other.isWhole
        isRestructured = isRestructured || other.isRestructured
        hasReceipts = hasReceipts || other.hasReceipts
        messages.formUnion(other.messages)
        users.formUnion(other.users)
    }
}
