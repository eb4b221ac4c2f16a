internal import SQLite

extension StoreTransaction {
    /// Applies a whole sync response, its token included: both or neither are there after a crash.
    func apply(_ response: SyncResponse, since: String?) throws {
        for room in response.joined { try apply(room, since: since) }
        for room in response.knocked {
            let row = try enter(room.roomID, as: .knocking)
            for event in room.state { try applyState(event, room: row) }
        }
        for room in response.invited {
            let row = try enter(room.roomID, as: .invited)
            for event in room.state { try applyState(event, room: row) }
        }
        for room in response.left { try apply(room, since: since) }
        for event in response.accountData { try applyAccountData(event) }
        try setMeta(.syncToken, response.nextBatch)
    }

    private func apply(_ joined: SyncResponse.JoinedRoom, since: String?) throws {
        let room = try enter(joined.roomID, as: .joined)
        // The state as it was before the timeline; the timeline's own state events then change it in their turn.
        for event in joined.state { try applyState(event, room: room) }
        try append(joined.timeline, in: room, since: since)
        try applySummary(joined, room: room)
        if let threads = joined.threadCounts { try applyThreadCounts(threads, room: room) }
        for event in joined.accountData { try applyRoomAccountData(event, room: room) }
        for event in joined.ephemeral where event.type == "m.receipt" { try applyReceipts(event, room: room) }
    }

    private func apply(_ left: SyncResponse.LeftRoom, since: String?) throws {
        let room = try enter(left.roomID, as: .left)
        for event in left.state { try applyState(event, room: room) }
        try append(left.timeline, in: room, since: since)
        // Ban and leave come in the same section; the user's own member event says which.
        let membership = try database.first(
            "SELECT membership FROM member WHERE room = ? AND user_id = ?", room, userID
        ) { $0.text(0) }
        if membership == Membership.banned.rawValue { _ = try enter(left.roomID, as: .banned) }
    }

    private func append(_ timeline: SyncResponse.Timeline, in room: Int, since: String?) throws {
        for event in try append(timeline, room: room, since: since) {
            if event.stateKey != nil { try applyState(event, room: room) }
            // Whoever writes has read what stands above. The homeserver counts the same way.
            guard event.sender == userID else { continue }
            if let root = event.threadRoot {
                try advanceThreadRead(root, to: event.timestamp, room: room)
            } else if let position = try position(ofEvent: event.eventID) {
                try advanceReadPosition(to: position, room)
            }
        }
    }

    private func applySummary(_ joined: SyncResponse.JoinedRoom, room: Int) throws {
        if let heroes = joined.heroes {
            try database.run("UPDATE room SET heroes = ? WHERE id = ?", heroes.joined(separator: " "), room)
        }
        if joined.joinedCount != nil || joined.invitedCount != nil {
            try database.run(
                "UPDATE room SET joined_count = coalesce(?, joined_count), invited_count = coalesce(?, invited_count) WHERE id = ?",
                joined.joinedCount, joined.invitedCount, room)
            channelChanged(room)
        }
        if let messages = joined.notificationCount {
            try database.run(
                "UPDATE room SET notification_count = ?, highlight_count = ? WHERE id = ?", messages,
                joined.highlightCount ?? 0, room)
            channelChanged(room)
        }
    }
}
