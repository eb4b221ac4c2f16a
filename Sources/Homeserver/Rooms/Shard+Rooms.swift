import Matrix

extension Shard {
    /// Makes a room with everything that a plan says, at once or not at all.
    func createRoom(_ plan: RoomPlan, timestamp: Int? = nil) async throws -> RoomID {
        if let alias = plan.alias, try store.alias(alias) != nil { throw Self.aliasTaken }
        for user in plan.invited { try checkExists(user) }
        let room = makeRoom()
        var drafts = try plan.drafts { try store.profile(of: $0) }
        if let timestamp {
            for index in drafts.indices { drafts[index].timestamp = timestamp }
        }
        var changes: [StoreChange] = [.room(room.record, creator: plan.creator, isPublic: plan.isPublished)]
        for draft in drafts.prefix(2) { changes.append(.event(try makeEvent(draft, in: room, room.view))) }
        changes += try makeEvents(Array(drafts.dropFirst(2)), in: room).map { .event($0) }
        if let alias = plan.alias { changes.append(.alias(alias, room.record.id, creator: plan.creator)) }
        guard try await perform(changes) == .committed else { throw Self.aliasTaken }
        return room.record.id
    }

    func joinedRooms(of user: UserID) throws -> [RoomID] {
        try person(user).rooms.values.filter { $0.state.membership(of: user) == .join }.map(\.record.id).sorted()
    }

    func checkExists(_ user: UserID) throws {
        guard try store.account(user) != nil else { throw MatrixError.notFound("There is no \(user) here.") }
    }

    private static let aliasTaken = MatrixError(.roomInUse, status: 400, "This alias is taken.")
}
