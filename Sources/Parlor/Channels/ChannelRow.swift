internal import SQLite

/// A room's row in the store.
struct ChannelRow {
    let id: Int
    let roomID: String
    let alias: String?
    let type: String?
    let membership: Membership
    let name: String?
    let topic: String?
    let avatar: String?
    let createdAt: Int
    let creator: UserId?
    let inviter: UserId?
    let joinedCount: Int
    let invitedCount: Int
    let isEncrypted: Bool
    let isPinned: Bool
    let isDirectInvite: Bool
    let unread: ChannelUnreadCount
    let readPosition: Int?

    private static let columns = """
        SELECT id, room_id, alias, type, membership, name, topic, avatar, created_at, creator, inviter, joined_count,
            invited_count, is_encrypted, is_pinned, is_direct_invite, notification_count, highlight_count, read_position
        FROM room
        """

    init?(database: Database, room: Int) throws {
        let found = try database.first("\(Self.columns) WHERE id = ?", room) { ChannelRow($0) }
        guard let found else { return nil }
        self = found
    }

    private init(_ row: borrowing Row) {
        id = row.int(0)
        roomID = row.text(1)
        alias = row.optionalText(2)
        type = row.optionalText(3)
        membership = Membership(rawValue: row.text(4)) ?? .left
        name = row.optionalText(5)
        topic = row.optionalText(6)
        avatar = row.optionalText(7)
        createdAt = row.int(8)
        creator = row.optionalText(9)
        inviter = row.optionalText(10)
        joinedCount = row.int(11)
        invitedCount = row.int(12)
        isEncrypted = row.bool(13)
        isPinned = row.bool(14)
        isDirectInvite = row.bool(15)
        unread = ChannelUnreadCount(messages: row.int(16), mentions: row.int(17))
        readPosition = row.optionalInt(18)
    }
}
