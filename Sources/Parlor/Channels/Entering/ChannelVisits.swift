internal import Matrix

/// Channels that the user is in for a while only.
///
/// Parlor's homeserver knows such members and lets them go by itself when their apps have gone. With others the kit joins as ever, notes
/// in the account which devices wanted it, and leaves at the exit, or at the next start after a crash. One visit begins or ends at a time.
actor ChannelVisits {
    private unowned let session: UserSession
    private let features: ServerFeatures
    private let chain = TaskChain()
    /// What this device had entered when the app ended without an exit.
    private var leftovers: [RoomID: ChannelVisit] = [:]

    init(session: UserSession) {
        self.session = session
        features = ServerFeatures(api: session.api)
    }

    func enter(_ target: String, via servers: [String]) async throws -> ChannelRecord {
        try await chain.perform { [session, features] in
            if let record = session.index.record(roomID: target), record.channel.membership == .joined {
                await self.keep(record)
                return record
            }
            let isTransient = try await features.has(ServerFeatures.transientJoins)
            if !isTransient, let alias = RoomAlias(target),
                let record = session.index.record(roomID: try await session.api.resolve(alias)),
                record.channel.membership == .joined
            {
                await self.keep(record)
                return record
            }
            let roomID = try await session.api.join(target, via: servers, reason: nil, isTransient: isTransient)
            let record = try await session.waitUntilListed(roomID: roomID)
            guard !isTransient, let room = RoomID(roomID) else { return record }
            try await session.noteVisit(of: room, isOn: true)
            return record
        }
    }

    /// Somebody who is in the channel for good stays there.
    func exit(_ cid: ChannelId) async throws {
        try await chain.perform { [session] in
            let room = try session.room(cid)
            guard let visit = try await session.visit(of: room) else { return }
            try await session.end(visit, of: room)
        }
    }

    /// Looks for what an earlier run of the app has left behind. Call it before anything is entered.
    func findLeftovers() async {
        let found = try? await session.leftoverVisits()
        leftovers = Dictionary(found ?? []) { first, _ in first }
    }

    /// Leaves what is left over, but for what has been entered again.
    func endLeftovers() async {
        for room in leftovers.keys {
            try? await chain.perform { [session] in
                if let visit = await self.takeLeftover(room) { try await session.end(visit, of: room) }
            }
        }
    }

    private func takeLeftover(_ room: RoomID) -> ChannelVisit? { leftovers.removeValue(forKey: room) }

    /// Entered again, or a member from before: either way the user stays.
    private func keep(_ record: ChannelRecord) {
        if let room = RoomID(record.roomID) { leftovers[room] = nil }
    }
}
