import Foundation
internal import JSON
internal import SQLite

/// Reads channels as they stand in the store.
struct ChannelRecordLoader {
    let database: Database
    let userID: UserId
    let account: AccountState

    /// How many of a channel's receipts it shows itself.
    private static let readsLimit = 50
    private static let lastActiveLimit = 10

    func record(ofRoom room: Int) throws -> ChannelRecord? {
        guard var record = try base(ofRoom: room) else { return nil }
        let members = MemberReader(database: database, room: room)
        let receipts = try ReceiptReader(database: database, room: room, without: userID)
        let reader = try MessageReader(
            database: database, room: room, cid: record.channel.cid, userID: userID, members: members,
            receipts: receipts)
        record.memberIDs = try members.joinedIDs()
        record.channel.lastActiveMembers = try members.lastActive(limit: Self.lastActiveLimit)
        if record.channel.memberCount == 0 { record.channel.memberCount = record.memberIDs.count }
        record.channel.reads = try receipts.reads(limit: Self.readsLimit, members: members)
        if let own = try ownRead(room, members) { record.channel.reads.append(own) }
        record.channel.previewMessage = try reader.newest()
        record.channel.lastMessageAt = record.channel.previewMessage?.createdAt
        if let inviter = record.channel.invitedBy { record.channel.invitedBy = try members.user(inviter.id) }
        return record
    }

    /// How far the user has read on this device or another, which may be further than the homeserver's receipt for it.
    private func ownRead(_ room: Int, _ members: MemberReader) throws -> ChatChannelRead? {
        try database.first(
            """
            SELECT e.event_id, e.timestamp FROM room r JOIN event e ON e.room = r.id AND e.position = r.read_position
            WHERE r.id = ?
            """, room
        ) {
            ChatChannelRead(
                user: try members.user(userID), lastReadEventID: $0.text(0), lastReadAt: Date(milliseconds: $0.int(1)))
        }
    }

    private func base(ofRoom room: Int) throws -> ChannelRecord? {
        var server = ChannelUnreadCount.noUnread
        var readPosition: Int?
        let record = try database.first(
            """
            SELECT room_id, alias, type, membership, name, topic, avatar, created_at, creator, inviter, joined_count,
                invited_count, is_encrypted, is_pinned, is_direct_invite, notification_count, highlight_count, read_position
            FROM room WHERE id = ?
            """, room
        ) { row in
            let roomID = row.text(0)
            let type = ChannelTypeMapping.channelType(ofRoomType: row.optionalText(2))
            let membership = Membership(rawValue: row.text(3)) ?? .left
            server = ChannelUnreadCount(messages: row.int(15), mentions: row.int(16))
            readPosition = row.optionalInt(17)
            let channel = ChatChannel(
                cid: ChannelTypeMapping.channelID(roomID: roomID, alias: row.optionalText(1), type: type),
                roomID: roomID,
                name: row.optionalText(4), topic: row.optionalText(5),
                imageURL: row.optionalText(6).flatMap(URL.init(string:)),
                createdAt: Date(milliseconds: row.int(7)), createdBy: row.optionalText(8), membership: membership,
                invitedBy: membership == .invited ? row.optionalText(9).map { ChatUser(id: $0) } : nil,
                memberCount: row.int(10),
                isDirect: account.directRooms.contains(roomID) || (membership == .invited && row.bool(14)),
                isEncrypted: row.bool(12), isMuted: account.mutedRooms.contains(roomID), isPinned: row.bool(13))
            return ChannelRecord(channel: channel, memberIDs: [])
        }
        guard var record else { return nil }
        record.channel.unreadCount = try UnreadCounter(database: database, userID: userID)
            .count(room: room, server: server, readPosition: readPosition)
        return record
    }
}
