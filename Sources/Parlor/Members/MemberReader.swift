import Foundation
internal import SQLite

/// Reads members of one room, each once.
final class MemberReader {
    private let database: Database
    private let room: Int
    private var users: [UserId: ChatUser] = [:]
    private let knownPower: RoomPower?
    private lazy var power = knownPower ?? readPower()

    /// - Parameter power: Nil: it is read when it is needed.
    init(database: Database, room: Int, power: RoomPower? = nil) {
        self.database = database
        self.room = room
        knownPower = power
    }

    /// A user as they are called in this room; one of whom nothing is known has only an identifier.
    func user(_ id: UserId) throws -> ChatUser {
        if let known = users[id] { return known }
        let user =
            try database.first("SELECT name, avatar FROM member WHERE room = ? AND user_id = ?", room, id) {
                ChatUser(id: id, name: $0.optionalText(0), imageURL: $0.optionalText(1).flatMap(URL.init(string:)))
            } ?? ChatUser(id: id)
        users[id] = user
        return user
    }

    /// Joined and invited members, those who wrote last first.
    func lastActive(limit: Int) throws -> [ChatChannelMember] {
        try members("AND membership IN ('join', 'invite') ORDER BY last_message_at DESC, user_id LIMIT \(limit)")
    }

    /// All known joined and invited members by name.
    func all() throws -> [ChatChannelMember] {
        try members("AND membership IN ('join', 'invite') ORDER BY coalesce(name, user_id), user_id")
    }

    /// Those who ask to be let in.
    func knocking() throws -> [ChatChannelMember] { try members("AND membership = 'knock' ORDER BY user_id") }

    /// Everybody of whom something is known, with those who have left, by identifier.
    func everybody() throws -> [ChatChannelMember] { try members("ORDER BY user_id") }

    func joinedIDs() throws -> Set<UserId> {
        Set(
            try database.rows(
                "SELECT user_id FROM member WHERE room = ? AND membership IN ('join', 'invite')", room
            ) { $0.text(0) })
    }

    private func members(_ condition: String) throws -> [ChatChannelMember] {
        try database.rows("SELECT user_id, name, avatar, membership FROM member WHERE room = ? \(condition)", room) {
            let id = $0.text(0)
            let user = ChatUser(
                id: id, name: $0.optionalText(1), imageURL: $0.optionalText(2).flatMap(URL.init(string:)))
            users[id] = user
            return ChatChannelMember(
                user: user, membership: Membership(rawValue: $0.text(3)) ?? .left,
                role: power.role(of: id), isSilenced: power.isSilenced(id))
        }
    }

    private func readPower() -> RoomPower {
        let settings = try? ChannelSettings(database: database, room: room)
        return settings?.power ?? RoomPower(creator: nil, create: nil, powerLevels: nil)
    }
}
