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
    /// Rooms, by row, whose messages have changed.
    private(set) var changedTimelines: Set<Int> = []

    init(database: Database, userID: UserId, account: AccountState, now: Int) {
        self.database = database
        self.userID = userID
        self.account = account
        self.now = now
    }

    func channelChanged(_ room: Int) { changedChannels.insert(room) }

    func timelineChanged(_ room: Int) {
        changedTimelines.insert(room)
        changedChannels.insert(room)
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
        return StoreUpdate(
            channels: try changedChannels.sorted().compactMap(loader.record(ofRoom:)),
            timelines: Set(try changedTimelines.map(roomID(ofRow:))))
    }
}
