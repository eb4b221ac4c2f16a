internal import SQLite

/// Reads the threads that are stored.
struct ThreadListReader {
    let session: UserSession
    let database: Database

    /// - Parameter cid: Nil: of all channels that the user has joined.
    func threads(in cid: ChannelId?, isParticipating: Bool) throws -> [ChatMessage] {
        let records =
            cid.map { [session.index.record($0)].compactMap { $0 } }
            ?? session.index.all.filter { $0.channel.membership == .joined }
        var result: [ChatMessage] = []
        for record in records {
            let room = try database.first("SELECT id FROM room WHERE room_id = ?", record.roomID) { $0.int(0) }
            guard let room else { continue }
            let reader = try MessageReader(
                database: database, room: room, cid: record.channel.cid, userID: session.userID)
            var roots = try database.rows(
                """
                SELECT thread FROM event WHERE room = ?1 AND thread IS NOT NULL AND is_redacted = 0
                UNION SELECT root FROM thread WHERE room = ?1 AND reply_count > 0
                """, room
            ) { $0.text(0) }
            // A reply that waits to be sent has opened its thread already.
            roots += reader.outbox.filter { $0.kind == .message && $0.state != .failed }.compactMap(\.threadRoot)
            guard !roots.isEmpty else { continue }
            result += try reader.messages(ids: roots).filter { message in
                guard let thread = message.thread else { return false }
                return !isParticipating || thread.isParticipating || message.isSentByCurrentUser
            }
        }
        return result.sorted { ($0.latestActivity, $0.id) > ($1.latestActivity, $1.id) }
    }
}

extension ChatMessage {
    /// When the newest reply came.
    fileprivate var latestActivity: Double {
        (thread?.latestReply?.createdAt ?? createdAt).timeIntervalSince1970
    }
}
