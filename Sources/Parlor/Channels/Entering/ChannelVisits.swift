internal import Matrix

/// Channels that the user is in for a while only.
///
/// Parlor's homeserver knows such members and lets them go by itself when their apps have gone. With others the kit joins as ever, notes
/// in the account which devices wanted it, and leaves at the exit, or at the next start after a crash. One visit begins or ends at a time.
actor ChannelVisits {
    private unowned let session: UserSession
    private let features: ServerFeatures
    private var last: Task<Void, Never>?

    init(session: UserSession) {
        self.session = session
        features = ServerFeatures(api: session.api)
    }

    func enter(_ target: String, via servers: [String]) async throws -> ChannelRecord {
        try await serially { [session, features] in
            if let record = session.index.record(roomID: target), record.channel.membership == .joined { return record }
            let isTransient = try await features.has(ServerFeatures.transientJoins)
            if !isTransient, let alias = RoomAlias(target),
                let record = session.index.record(roomID: try await session.api.resolve(alias)),
                record.channel.membership == .joined
            {
                return record  // a member before, and one afterwards
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
        try await serially { [session] in
            let room = try session.room(cid)
            guard let visit = try await session.visit(of: room) else { return }
            try await session.end(visit, of: room)
        }
    }

    /// Leaves what this device had entered when the app ended without an exit.
    func endLeftovers() async {
        try? await serially { [session] in
            for (room, visit) in try await session.leftoverVisits() { try? await session.end(visit, of: room) }
        }
    }

    private func serially<Value: Sendable>(
        _ body: @escaping @Sendable () async throws -> Value
    ) async throws -> Value {
        let previous = last
        let task = Task {
            await previous?.value
            return try await body()
        }
        last = Task { _ = try? await task.value }
        return try await task.value
    }
}
