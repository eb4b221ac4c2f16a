import Matrix

/// Who changed their keys, and when. People without keys are not in it, so that it costs nothing where nobody encrypts.
struct KeyChangeLog {
    private static let capacity = 1_024
    private var latest: [UserID: Int] = [:]
    /// The latest changes, oldest first.
    private var recent: [(user: UserID, position: Int)] = []
    /// Every change after this position is in `recent`.
    private var floor = 0

    init(_ stored: [(user: UserID, position: Int)]) {
        for (user, position) in stored { note(user, at: position) }
    }

    mutating func note(_ user: UserID, at position: Int) {
        latest[user] = max(latest[user] ?? 0, position)
        recent.append((user, position))
        guard recent.count > Self.capacity else { return }
        floor = recent[Self.capacity / 2 - 1].position
        recent.removeFirst(Self.capacity / 2)
    }

    var isEmpty: Bool { latest.isEmpty }

    func hasKeys(_ user: UserID) -> Bool { latest[user] != nil }

    /// Whose keys changed after a position and up to another.
    func changes(after position: Int, through end: Int) -> Set<UserID> {
        guard position < floor else {
            return Set(recent.reversed().prefix { $0.position > position }.filter { $0.position <= end }.map(\.user))
        }
        return Set(latest.lazy.filter { $0.value > position && $0.value <= end }.map(\.key))
    }
}
