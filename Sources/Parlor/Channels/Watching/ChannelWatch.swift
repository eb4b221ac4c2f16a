internal import JSON
internal import Matrix

/// Follows a channel that everybody may read, without being in it.
///
/// Matrix's sync tells of one's own rooms only. So this asks for the state once and then for what is new every few seconds, and stores it
/// as the sync would: the timeline stays what it is when the user joins.
actor ChannelWatch {
    /// How long between two questions.
    static let interval = Duration.seconds(3)
    private static let pageSize = 30

    private let session: UserSession
    private let room: RoomID
    private var token: String?

    init(session: UserSession, room: RoomID) {
        self.session = session
        self.room = room
    }

    /// Fetches the state and the newest messages.
    ///
    /// - Throws: ``ClientError/Kind/forbidden`` where only members may read.
    func start() async throws {
        let state = try await session.api.state(of: room)
        let page = try await session.api.latestMessages(room, limit: Self.pageSize)
        token = page.start
        try await session.store.write { [room] transaction in
            let row = try transaction.enter(room.rawValue, as: .left)
            for event in state { try transaction.applyState(event, room: row) }
            var timeline = SyncResponse.Timeline(nil)
            timeline.events = page.events.reversed()
            timeline.isLimited = page.end != nil
            timeline.previousBatch = page.end
            _ = try transaction.append(timeline, room: row, since: nil)
        }
    }

    /// Asks for what is new until the task is cancelled, the user has joined, or the channel is closed to others.
    func follow() async {
        while !Task.isCancelled {
            do {
                try await session.dependencies.sleep(Self.interval)
                if session.index.record(roomID: room.rawValue)?.channel.membership == .joined { return }
                try await poll()
            } catch let error as ClientError where error.recovery == .retry {
                continue
            } catch {
                return
            }
        }
    }

    private func poll() async throws {
        guard let from = token else { return try await start() }
        let page = try await session.api.messages(room, from: from, isBackwards: false, limit: Self.pageSize)
        token = page.end ?? from
        guard !page.events.isEmpty else { return }
        try await session.store.write { [room] transaction in
            let row = try transaction.enter(room.rawValue, as: .left)
            try transaction.addOldMembers(page.members, room: row)
            var timeline = SyncResponse.Timeline(nil)
            timeline.events = page.events
            for event in try transaction.append(timeline, room: row, since: nil) where event.stateKey != nil {
                try transaction.applyState(event, room: row)
            }
        }
    }
}

extension HomeserverAPI {
    /// The newest page, with the token that leads to what comes after it.
    fileprivate func latestMessages(
        _ room: RoomID, limit: Int
    ) async throws -> (events: [SyncEvent], start: String?, end: String?) {
        let root = try await call(.messages(room), query: [("dir", "b"), ("limit", String(limit))]).root
        return (SyncEvent.all(in: root["chunk"]), root["start"]?.string, root["end"]?.string)
    }
}
