import Matrix

extension Shard {
    /// Refuses relations that the specification rules out: the same reaction twice, a thread inside a relation.
    ///
    /// A retry of something that was sent already is let through: the store finds the first try.
    func checkRelation(of draft: Draft, in room: Room) throws {
        guard let relation = draft.relation else { return }
        if let annotation = Annotation(relation, by: draft.sender, type: draft.type) {
            try checkIsFirst(annotation, draft, in: room)
        } else if relation.kind == .thread, let parent = try event(relation.parent, in: room),
            parent.relation != nil
        {
            throw MatrixError(.unknown, status: 400, "A thread can't begin at an event that relates to another.")
        }
    }

    private func checkIsFirst(_ annotation: Annotation, _ draft: Draft, in room: Room) throws {
        if let expected = room.expectedAnnotations[annotation] {
            if let transaction = draft.transaction, expected == transaction { return }
        } else {
            guard try store.hasAnnotation(annotation, in: room.record) else { return }
            if try isRetry(draft, in: room) { return }
        }
        throw MatrixError(.duplicateAnnotation, status: 400, "You reacted to this event with the same key already.")
    }

    /// Whether the same device sent this before, with the same transaction id.
    func isRetry(_ draft: Draft, in room: Room) throws -> Bool {
        guard let transaction = draft.transaction else { return false }
        return try store.hasEvent(transaction, type: draft.type, in: room.record)
    }

    /// A published event of a room, from memory where it is there.
    func event(_ id: EventID, in room: Room) throws -> Event? {
        if let hot = room.timeline.events.last(where: { $0.id == id }) { return hot }
        guard let stored = try store.event(id), stored.room.id == room.record.id, stored.position <= published
        else { return nil }
        return stored
    }

    /// What a sync bundles with the events of its timeline. Costs nothing where nothing is related.
    func bundles(for events: [Event], in room: Room, _ viewer: Viewer, through: Int) throws -> Bundles {
        let parents = events.filter(room.mayHaveRelations)
        guard !parents.isEmpty else { return [:] }
        return try Aggregator(store: store, room: room.record, viewer: viewer, through: through).bundles(for: parents)
    }
}
