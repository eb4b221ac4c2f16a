/// Counts reactions by key, each user once.
struct ReactionTally {
    private let userID: UserId
    private var order: [String] = []
    private var users: [String: [UserId]] = [:]

    init(userID: UserId, _ reactions: [MessageReaction] = []) {
        self.userID = userID
        for reaction in reactions {
            for user in reaction.userIDs { add(reaction.key, by: user) }
        }
    }

    mutating func add(_ key: String, by user: UserId) {
        guard !key.isEmpty, users[key]?.contains(user) != true else { return }
        if users[key] == nil { order.append(key) }
        users[key, default: []].append(user)
    }

    mutating func remove(_ key: String, by user: UserId) {
        users[key]?.removeAll { $0 == user }
        guard users[key]?.isEmpty == true else { return }
        users[key] = nil
        order.removeAll { $0 == key }
    }

    var result: [MessageReaction] {
        order.map { key in
            let users = users[key] ?? []
            return MessageReaction(key: key, count: users.count, userIDs: users, isOwn: users.contains(userID))
        }
    }
}
