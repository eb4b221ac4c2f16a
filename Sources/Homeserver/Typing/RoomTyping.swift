import Matrix

/// Who is typing in a room. Lives in memory only.
struct RoomTyping: Sendable {
    /// When each stops counting as typing, in milliseconds since 1970.
    private var deadlines: [UserID: Int] = [:]
    /// The ephemeral position of the latest change of who is typing.
    var position = 0

    var users: [UserID] { deadlines.keys.sorted() }

    /// - Returns: whether the list of people changed.
    mutating func set(_ user: UserID, until deadline: Int?) -> Bool {
        let wasTyping = deadlines[user] != nil
        deadlines[user] = deadline
        return wasTyping != (deadline != nil)
    }

    /// - Returns: whether the list of people changed.
    mutating func expire(at now: Int) -> Bool {
        let before = deadlines.count
        deadlines = deadlines.filter { $0.value > now }
        return deadlines.count != before
    }
}
