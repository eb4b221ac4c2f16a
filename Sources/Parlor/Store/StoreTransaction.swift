internal import SQLite

/// A running write transaction: what one can do to a store. Its extensions stand with the features they belong to.
final class StoreTransaction {
    let database: Database
    let userID: UserId
    var account: AccountState
    /// Milliseconds since 1970.
    let now: Int
    /// Rooms, by row, whose channel has changed.
    private(set) var changedChannels: Set<Int> = []
    /// What has changed of the messages of rooms, by row.
    private(set) var changedTimelines: [Int: TimelineChange] = [:]

    init(database: Database, userID: UserId, account: AccountState, now: Int) {
        self.database = database
        self.userID = userID
        self.account = account
        self.now = now
    }

    /// Whether the account's own settings have changed.
    private(set) var isAccountChanged = false
    /// Rooms, by row, whose members have changed.
    private(set) var changedMembers: Set<Int> = []

    /// Rooms, by row, where the user has written on this device without sending it.
    private(set) var changedDrafts: Set<Int> = []

    func draftChanged(_ room: Int) { changedDrafts.insert(room) }

    func accountChanged() { isAccountChanged = true }

    func membersChanged(_ room: Int) {
        changedMembers.insert(room)
        channelChanged(room)
    }

    func channelChanged(_ room: Int) { changedChannels.insert(room) }

    /// Anything may have changed about a room's messages. Where it is known what, ``messagesChanged(_:_:)`` spares a long list the work.
    func timelineChanged(_ room: Int) { messagesChanged(room, TimelineChange(isWhole: true)) }

    func messagesChanged(_ room: Int, _ change: @autoclosure () -> TimelineChange) {
        changedChannels.insert(room)
        // Where all is read again anyway, nothing needs to be named. A first sync is only that.
        guard changedTimelines[room]?.isWhole != true else { return }
        changedTimelines[room, default: TimelineChange()].formUnion(change())
    }

    /// The row of a room, if it is known.
    func row(ofRoom roomID: String) throws -> Int? {
        try database.first("SELECT id FROM room WHERE room_id = ?", roomID) { $0.int(0) }
    }

    func roomID(ofRow room: Int) throws -> String {
        try database.first("SELECT room_id FROM room WHERE id = ?", room) { $0.text(0) } ?? ""
    }

    func makeUpdate() throws -> StoreUpdate {
        let loader = ChannelRecordLoader(database: database, userID: userID, account: account)
        let channels = try changedChannels.sorted().compactMap { room in
            let record = try loader.record(ofRoom: room)
            if let record { try setActive(record.channel, room) }
            return record
        }
        return StoreUpdate(
            channels: channels,
            timelines: Dictionary(
                try changedTimelines.map { (try roomID(ofRow: $0.key), $0.value) }, uniquingKeysWith: { $1 }),
            members: Set(try changedMembers.map(roomID(ofRow:))), account: isAccountChanged ? account : nil,
            drafts: Set(try changedDrafts.map(roomID(ofRow:))))
    }

    /// What the first page of a list is found by when the store is opened the next time.
    private func setActive(_ channel: ChatChannel, _ room: Int) throws {
        try database.run(
            "UPDATE room SET active_at = ?1 WHERE id = ?2 AND active_at <> ?1",
            (channel.lastMessageAt ?? channel.createdAt).milliseconds, room)
    }
}
