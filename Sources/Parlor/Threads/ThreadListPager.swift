internal import Matrix

/// Fetches pages of the homeserver's lists of threads, room by room, into the store.
actor ThreadListPager {
    private enum Progress {
        case start
        case token(String)
    }

    private let session: UserSession
    private let isParticipating: Bool
    /// Rooms that have more, the one with the newest message first.
    private var rooms: [(room: RoomID, progress: Progress)]

    init(session: UserSession, cid: ChannelId?, isParticipating: Bool) {
        self.session = session
        self.isParticipating = isParticipating
        let records =
            cid.map { [session.index.record($0)].compactMap { $0 } }
            ?? session.index.all.filter { $0.channel.membership == .joined }
            .sorted { ($0.channel.lastMessageAt ?? .distantPast) > ($1.channel.lastMessageAt ?? .distantPast) }
        rooms = records.compactMap { record in RoomID(record.roomID).map { ($0, .start) } }
    }

    var isAtEnd: Bool { rooms.isEmpty }

    /// Fetches until there are `limit` more threads, or no more.
    func loadNext(_ limit: Int) async throws {
        var wanted = limit
        while wanted > 0, let next = rooms.first {
            var token: String?
            if case .token(let text) = next.progress { token = text }
            let page = try await session.api.threads(
                next.room, onlyParticipated: isParticipating, from: token, limit: min(max(wanted, 1), 100))
            try await session.store.write { transaction in
                guard let room = try transaction.row(ofRoom: next.room.rawValue) else { return }
                for event in page.events {
                    try transaction.insert(event, room: room, position: nil)
                    if let id = event.eventID { transaction.messagesChanged(room, TimelineChange(messages: [id])) }
                }
            }
            wanted -= page.events.count
            guard rooms.first?.room == next.room else { continue }
            if let end = page.end, !page.events.isEmpty { rooms[0].progress = .token(end) } else { rooms.removeFirst() }
        }
    }
}
