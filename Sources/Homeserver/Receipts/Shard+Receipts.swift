import JSON
import Matrix

extension Shard {
    func markRead(_ marks: [ReadMark.Kinded], by user: UserID, in roomID: RoomID) async throws {
        let room = try joinedRoom(roomID, of: user)
        var changes: [StoreChange] = []
        for entry in marks {
            if let change = try change(entry, by: user, in: room) { changes.append(change) }
        }
        guard !changes.isEmpty else { return }
        _ = try await perform(changes)
    }

    private func change(_ entry: ReadMark.Kinded, by user: UserID, in room: Room) throws -> StoreChange? {
        guard let kind = entry.kind else {
            let json: JSONValue = ["event_id": .string(entry.mark.event.rawValue)]
            return .accountData(
                StoredAccountData(
                    user: user, room: room.record.id, type: .fullyRead, json: json.serialized(),
                    position: nextPosition()))
        }
        guard let event = try event(entry.mark.event, in: room) else {
            throw MatrixError.notFound("There is no such event in this room.")
        }
        let position = event.position
        if let thread = entry.mark.thread { try check(event, belongsTo: thread, in: room) }
        // A receipt that is late must not make messages unread again.
        guard position > room.receipts.eventPosition(of: user, kind, thread: entry.mark.thread) else { return nil }
        let receipt = ReadReceipt(
            eventID: entry.mark.event, userID: user, kind: kind, timestamp: environment.now(),
            threadID: entry.mark.thread)
        return .receipt(
            StoredReceipt(receipt: receipt, eventPosition: position, position: nextPosition()), room.record)
    }

    /// - Throws: `M_INVALID_PARAM` for an event that stands in another thread.
    private func check(_ event: Event, belongsTo thread: String, in room: Room) throws {
        let own = try self.thread(of: event, in: room)
        guard thread == "main" ? own == nil : own?.rawValue == thread || event.id.rawValue == thread else {
            throw MatrixError.invalid("The event does not belong to this thread.")
        }
    }

    /// The root of the thread in which an event stands, itself or by what it relates to.
    private func thread(of event: Event, in room: Room) throws -> EventID? {
        var event = event
        for _ in 0..<3 {
            guard let relation = event.relation else { return nil }
            if let root = relation.threadRoot { return root }
            guard let parent = try self.event(relation.parent, in: room) else { return nil }
            event = parent
        }
        return nil
    }

    func publishReceipt(_ receipt: StoredReceipt, in record: RoomRecord) {
        advance(to: receipt.position)
        guard let room = loaded(record.id) else { return }
        room.receipts.apply(receipt)
        if receipt.receipt.kind == .read && !isCrowd(room) {
            announce(room, to: room.joinedMembers, .ephemeral)
        }
        // Their own other devices hear of it even if they want no receipts: the count of unread messages changed.
        announce(room, to: [receipt.receipt.userID], .log)
    }
}
