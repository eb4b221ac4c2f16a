import Foundation
internal import SQLite

extension UserSession {
    /// People whom the user shares channels with, as the query asks, by name. Somebody with a name of their own in some channel is called
    /// by the one that most channels have.
    func knownUsers(_ query: UserListQuery) async -> [ChatUser] {
        let stored = try? await reader.read { database in
            try database.rows(
                """
                SELECT user_id, name, avatar FROM (
                    SELECT user_id, name, avatar, row_number() OVER (
                        PARTITION BY user_id ORDER BY count(*) DESC, name, avatar) AS place
                    FROM member WHERE membership IN ('join', 'invite') GROUP BY user_id, name, avatar
                ) WHERE place = 1
                """
            ) {
                ChatUser(
                    id: $0.text(0), name: $0.optionalText(1),
                    imageURL: $0.optionalText(2).flatMap(URL.init(string:)))
            }
        }
        let presence = index.presence
        let ignored = query.excludesIgnoredUsers ? await ignoredUsers() : []
        return (stored ?? []).compactMap { user in
            if query.excludesCurrentUser, user.id == userID { return nil }
            if ignored.contains(user.id) { return nil }
            var user = user
            if let state = presence[user.id] { user.take(state) }
            return query.matches(user) ? user : nil
        }.sorted(by: query.isBefore)
    }

    /// Whom the user ignores, as it is stored.
    func ignoredUsers() async -> Set<UserId> {
        let ids = try? await reader.read { database in
            try database.rows("SELECT user_id FROM ignored_user") { $0.text(0) }
        }
        return Set(ids ?? [])
    }
}
