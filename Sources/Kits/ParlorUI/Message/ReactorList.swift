import Parlor

/// Who has reacted how to a message: the rows of its reaction screen.
public struct ReactorList: Hashable, Sendable {
    /// A person with all that they reacted with.
    public struct Row: Identifiable, Hashable, Sendable {
        public var user: ChatUser
        public var keys: [String]
        public var isCurrentUser: Bool

        public var id: UserId { user.id }
        public var name: String { isCurrentUser ? "You" : user.displayName }
    }

    public var rows: [Row]

    /// Those who reacted last come first; everybody once.
    public init(_ reactors: [MessageReactor], currentUserID: UserId?) {
        var rows: [Row] = []
        var places: [UserId: Int] = [:]
        for reactor in reactors {
            if let place = places[reactor.user.id] {
                if !rows[place].keys.contains(reactor.key) { rows[place].keys.append(reactor.key) }
            } else {
                places[reactor.user.id] = rows.count
                rows.append(
                    Row(user: reactor.user, keys: [reactor.key], isCurrentUser: reactor.user.id == currentUserID))
            }
        }
        self.rows = rows
    }

    /// Those who reacted with one sign; nil: all.
    public func rows(with key: String?) -> [Row] { key.map { key in rows.filter { $0.keys.contains(key) } } ?? rows }
}
