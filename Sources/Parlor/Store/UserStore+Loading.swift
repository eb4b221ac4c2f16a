internal import SQLite

/// Brings the channels of a store that has just been opened into memory: those that a list shows first at once, the others piece by
/// piece, so that neither a screen nor a write has to wait for ten thousand of them.
///
/// Each piece is read and published like a change, in one go on the writer. So it can't overtake a change, nor a change it.
extension UserStore {
    /// Pinned channels, and the most recently active.
    func newestChannels(limit: Int) throws -> [ChannelRecord] {
        try records(
            """
            SELECT id FROM (SELECT id FROM room WHERE is_pinned = 1 LIMIT ?1) UNION
            SELECT id FROM (SELECT id FROM room ORDER BY active_at DESC LIMIT ?1)
            """, limit)
    }

    /// Publishes the channels whose rows come after `row`.
    ///
    /// - Returns: The last row published; nil at the end.
    func publishChannels(after row: Int, limit: Int) throws -> Int? {
        let rooms = try read { database in
            try database.rows("SELECT id FROM room WHERE id > ? ORDER BY id LIMIT ?", row, limit) { $0.int(0) }
        }
        guard let last = rooms.last else { return nil }
        let records = try records(ofRooms: rooms)
        let timelines = records.map { ($0.roomID, TimelineChange(isWhole: true)) }
        publish(StoreUpdate(channels: records, timelines: Dictionary(uniqueKeysWithValues: timelines)))
        return last
    }

    /// All channels at once.
    func allChannels() throws -> [ChannelRecord] { try records("SELECT id FROM room WHERE id >= ?", 0) }

    private func records(_ query: String, _ parameter: Int) throws -> [ChannelRecord] {
        try records(ofRooms: read { try $0.rows(query, parameter) { $0.int(0) } })
    }

    private func records(ofRooms rooms: [Int]) throws -> [ChannelRecord] {
        try read { [userID, account] database in
            let loader = ChannelRecordLoader(database: database, userID: userID, account: account)
            return try rooms.compactMap(loader.record(ofRoom:))
        }
    }
}
