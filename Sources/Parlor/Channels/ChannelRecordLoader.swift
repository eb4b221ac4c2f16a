import Foundation
internal import JSON
internal import SQLite

/// Reads channels as they stand in the store.
struct ChannelRecordLoader {
    let database: Database
    let userID: UserId
    let account: AccountState
    private let directRooms: Set<String>

    /// How many of a channel's receipts it shows itself.
    private static let readsLimit = 50
    private static let lastActiveLimit = 10

    init(database: Database, userID: UserId, account: AccountState) {
        self.database = database
        self.userID = userID
        self.account = account
        directRooms = account.allDirectRooms
    }

    func record(ofRoom room: Int) throws -> ChannelRecord? {
        let settings = try ChannelSettings(database: database, room: room)
        guard let row = try ChannelRow(database: database, room: room) else { return nil }
        var channel = base(row, settings)
        let members = MemberReader(database: database, room: room, power: settings.power)
        let receipts = try ReceiptReader(database: database, room: room, without: userID)
        let reader = try MessageReader(
            database: database, room: room, cid: channel.cid, userID: userID, members: members, receipts: receipts)
        let memberIDs = try members.joinedIDs()
        channel.lastActiveMembers = try members.lastActive(limit: Self.lastActiveLimit)
        if channel.memberCount == 0 { channel.memberCount = memberIDs.count }
        channel.previewMessage = try reader.newest()
        channel.lastMessageAt = channel.previewMessage?.createdAt
        channel.isHidden = isHidden(channel, settings)
        if let inviter = channel.invitedBy { channel.invitedBy = try members.user(inviter.id) }
        if channel.ownCapabilities.contains(.invite), settings.access == .onRequest {
            channel.knockingMembers = try members.knocking()
        }
        try addReading(to: &channel, row, settings, members, receipts)
        try addCooldown(to: &channel, room, settings)
        let isIgnored = channel.invitedBy.map { account.ignoredUsers.contains($0.id) } ?? false
        return ChannelRecord(channel: channel, memberIDs: memberIDs, isFromIgnoredUser: isIgnored)
    }

    private func base(_ row: ChannelRow, _ settings: ChannelSettings) -> ChatChannel {
        let type = ChannelTypeMapping.channelType(ofRoomType: row.type)
        var channel = ChatChannel(
            cid: ChannelTypeMapping.channelID(roomID: row.roomID, alias: row.alias, type: type), roomID: row.roomID,
            name: row.name, topic: row.topic, imageURL: row.avatar.flatMap(URL.init(string:)),
            createdAt: Date(milliseconds: row.createdAt), createdBy: row.creator, membership: row.membership,
            invitedBy: row.membership == .invited ? row.inviter.map { ChatUser(id: $0) } : nil,
            memberCount: row.joinedCount,
            isDirect: directRooms.contains(row.roomID) || (row.membership == .invited && row.isDirectInvite),
            isEncrypted: row.isEncrypted, isPinned: row.isPinned)
        channel.invitedCount = row.invitedCount
        channel.notificationLevel = account.levels[row.roomID] ?? .all
        channel.isArchived = settings.notes.isArchived
        channel.isMarkedUnread = settings.notes.isMarkedUnread
        channel.drafts = settings.notes.drafts
        channel.isEntered = row.membership == .joined && settings.notes.isEntered
        channel.customData = settings.customData
        channel.access = settings.access
        channel.isReadableByAnyone = settings.isReadableByAnyone
        channel.slowModeDuration = settings.slowMode
        channel.displayRate = settings.displayRate
        channel.successorRoomID = settings.successor
        channel.isFrozen = settings.power.isFrozen
        if row.membership == .joined {
            channel.ownRole = settings.power.role(of: userID)
            channel.ownCapabilities = settings.power.capabilities(of: userID)
        }
        return channel
    }

    /// Hidden channels come back with the first message that is newer.
    private func isHidden(_ channel: ChatChannel, _ settings: ChannelSettings) -> Bool {
        guard let hiddenAt = settings.notes.hiddenAt else { return false }
        return (channel.lastMessageAt?.milliseconds ?? 0) <= hiddenAt
    }

    private func addReading(
        to channel: inout ChatChannel, _ row: ChannelRow, _ settings: ChannelSettings, _ members: MemberReader,
        _ receipts: ReceiptReader
    ) throws {
        let unreadFrom = try settings.notes.unreadFrom.flatMap { eventID in
            try database.first("SELECT position FROM event WHERE event_id = ?", eventID) { $0.optionalInt(0) } ?? nil
        }
        channel.unreadCount = try UnreadCounter(database: database, userID: userID, room: row.id)
            .count(
                server: row.unread, readPosition: row.readPosition, unreadFrom: unreadFrom,
                countsQuietly: channel.isMuted)
        channel.reads = try receipts.reads(limit: Self.readsLimit, members: members)
        if let own = try ownRead(row, below: unreadFrom, members) { channel.reads.append(own) }
    }

    /// How far the user has read on this device or another, which may be further than the homeserver's receipt for it.
    private func ownRead(_ row: ChannelRow, below unreadFrom: Int?, _ members: MemberReader) throws -> ChatChannelRead?
    {
        guard let position = unreadFrom.map({ $0 - 1 }) ?? row.readPosition else { return nil }
        return try database.first(
            """
            SELECT event_id, timestamp FROM event WHERE room = ? AND position <= ? ORDER BY position DESC LIMIT 1
            """, row.id, position
        ) {
            ChatChannelRead(
                user: try members.user(userID), lastReadEventID: $0.text(0), lastReadAt: Date(milliseconds: $0.int(1)))
        }
    }

    /// When slow mode lets the user write again.
    private func addCooldown(to channel: inout ChatChannel, _ room: Int, _ settings: ChannelSettings) throws {
        guard settings.slowMode > 0, !channel.ownCapabilities.contains(.skipSlowMode) else { return }
        let newest = try database.first(
            """
            SELECT timestamp FROM event WHERE room = ? AND sender = ? AND is_shown = 1 AND position IS NOT NULL
            ORDER BY position DESC LIMIT 1
            """, room, userID
        ) { $0.int(0) }
        channel.cooldownEndsAt = newest.map { Date(milliseconds: $0 + settings.slowMode * 1000) }
    }
}
