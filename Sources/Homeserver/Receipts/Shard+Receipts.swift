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
        guard let position = try position(of: entry.mark.event, in: room) else {
            throw MatrixError.notFound("There is no such event in this room.")
        }
        // A receipt that is late must not make messages unread again.
        guard position > room.receipts.eventPosition(of: user, kind, thread: entry.mark.thread) else { return nil }
        let receipt = ReadReceipt(
            eventID: entry.mark.event, userID: user, kind: kind, timestamp: environment.now(),
            threadID: entry.mark.thread)
        return .receipt(
            StoredReceipt(receipt: receipt, eventPosition: position, position: nextPosition()), room.record)
    }

    private func position(of event: EventID, in room: Room) throws -> Int? {
        if let hot = room.timeline.events.last(where: { $0.id == event }) { return hot.position }
        guard let stored = try store.event(event), stored.room.id == room.record.id, stored.position <= published
        else { return nil }
        return stored.position
    }

    func publishReceipt(_ receipt: StoredReceipt, in record: RoomRecord) {
        advance(to: receipt.position)
        guard let room = loaded(record.id) else { return }
        room.receipts.apply(receipt)
        if receipt.receipt.kind == .read {
            announce(room, to: room.joinedMembers, .ephemeral)
        }
        // Their own other devices hear of it even if they want no receipts: the count of unread messages changed.
        announce(room, to: [receipt.receipt.userID], .log)
    }
}
