import Foundation
internal import JSON
internal import Matrix
internal import SQLite

/// Reads members of one room, each once.
final class MemberReader {
    private let database: Database
    private let room: Int
    private var users: [UserId: ChatUser] = [:]
    private lazy var powerLevels = readPowerLevels()
    private lazy var creators = readCreators()

    init(database: Database, room: Int) {
        self.database = database
        self.room = room
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
                role: role(of: id))
        }
    }

    private func role(of id: UserId) -> MemberRole {
        if creators.contains(id) { return .owner }
        return MemberRole(powerLevel: powerLevels?.users[id] ?? powerLevels?.usersDefault ?? 0)
    }

    /// Those who stand above all power levels: from room version 12 on the power levels do not name a room's creators.
    private func readCreators() -> Set<UserId> {
        let create = try? database.first(
            "SELECT sender, content FROM state WHERE room = ? AND type = 'm.room.create' AND state_key = ''", room
        ) { (sender: $0.text(0), content: $0.blob(1)) }
        guard let create, let content = try? JSONValue(parsing: create.content),
            let version = content["room_version"]?.string.flatMap({ Int($0) }), version >= 12
        else { return [] }
        let others = content["additional_creators"]?.array?.compactMap(\.string) ?? []
        return Set([create.sender] + others)
    }

    private func readPowerLevels() -> PowerLevels? {
        let content = try? database.first(
            "SELECT content FROM state WHERE room = ? AND type = 'm.room.power_levels' AND state_key = ''", room
        ) { $0.blob(0) }
        guard let content, let json = try? JSONValue(parsing: content) else { return nil }
        return PowerLevels(json)
    }
}
