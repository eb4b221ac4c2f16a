import Matrix

/// What an event asks of the people who didn't send it: computed once, when it is made, so that counting unread
/// messages never reads contents.
struct Notice: Sendable, Hashable {
    /// Counts as an unread message.
    var notifies = false
    /// Calls everybody in the room.
    var mentionsRoom = false
    /// The people it calls by name.
    var mentions: [UserID] = []

    static let silent = Notice()
}
