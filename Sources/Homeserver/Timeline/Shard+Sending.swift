import Matrix

extension Shard {
    /// Adds a message to a room. A retry with the same transaction id finds the first try's event.
    func performSend(_ draft: Draft, in roomID: RoomID) async throws -> EventID {
        guard let room = try room(roomID) else { throw Authorization.forbidden("You are not in this room.") }
        if draft.relation != nil || room.rules.slowMode != nil {
            // Only those who may write here learn what stands in the way.
            try Authorization.check(draft.proposal, against: room.view)
            try checkRelation(of: draft, in: room)
            try checkSlowMode(draft, in: room)
        }
        let event = try makeEvents([draft], in: room)[0]
        return try await id(of: event, after: [.event(event)])
    }

    /// Takes away what is in an event, for everybody and for good.
    func performRedaction(_ draft: Draft, of target: EventID, in roomID: RoomID) async throws -> EventID {
        guard let room = try room(roomID) else { throw Authorization.forbidden("You are not in this room.") }
        let view = room.view
        guard view.isJoined(draft.sender) else { throw Authorization.forbidden("You are not in this room.") }
        guard let event = try store.event(target), event.room.id == roomID else {
            throw MatrixError.notFound("There is no such event in this room.")
        }
        try Authorization.checkRedaction(of: event, by: draft.sender, against: view)
        let redaction = try makeEvent(draft, in: room, view)
        var changes: [StoreChange] = [.event(redaction)]
        if !event.isRedacted { changes.append(.redacted(event.redacted(because: redaction))) }
        return try await id(of: redaction, after: changes)
    }

    private func id(of event: Event, after changes: [StoreChange]) async throws -> EventID {
        switch try await perform(changes) {
        case .committed: return event.id
        case .duplicate(let first): return first
        case .conflict: throw WriteError.overtakenByFailure
        }
    }
}
