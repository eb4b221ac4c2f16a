import Foundation
internal import SQLite

/// Reads how far the members of a room have read.
struct ReceiptReader {
    struct Receipt {
        let userID: UserId
        let eventID: String
        let timestamp: Int
        /// Where the event stands; nil when it is not here.
        let position: Int?

        /// An event that is not here is compared by time.
        func covers(position own: Int?, timestamp ownTime: Int) -> Bool {
            if let position, let own { position >= own } else { timestamp >= ownTime }
        }
    }

    let receipts: [Receipt]

    /// - Parameter userID: The current user, whose own receipt is left out.
    init(database: Database, room: Int, without userID: UserId) throws {
        receipts = try database.rows(
            """
            SELECT r.user_id, r.event_id, r.timestamp, e.position FROM receipt r
            LEFT JOIN event e ON e.event_id = r.event_id
            WHERE r.room = ? AND r.user_id <> ? ORDER BY r.timestamp DESC, r.user_id
            """, room, userID
        ) { Receipt(userID: $0.text(0), eventID: $0.text(1), timestamp: $0.int(2), position: $0.optionalInt(3)) }
    }

    func readers(position: Int?, timestamp: Int, members: MemberReader) throws -> [ChatUser] {
        try receipts.filter { $0.covers(position: position, timestamp: timestamp) }.map { try members.user($0.userID) }
    }

    func reads(limit: Int, members: MemberReader) throws -> [ChatChannelRead] {
        try receipts.prefix(limit).map {
            ChatChannelRead(
                user: try members.user($0.userID), lastReadEventID: $0.eventID,
                lastReadAt: Date(milliseconds: $0.timestamp))
        }
    }
}

extension Date {
    init(milliseconds: Int) {
        self.init(timeIntervalSince1970: Double(milliseconds) / 1000)
    }

    var milliseconds: Int { Int((timeIntervalSince1970 * 1000).rounded()) }
}
