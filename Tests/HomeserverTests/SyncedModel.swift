import JSON
import Matrix

/// What a client knows after a row of syncs, as plainly as it can be told: the yardstick of the property test.
struct SyncedModel: Equatable {
    struct Room: Equatable {
        /// By type and state key: the content.
        var state: [String: JSONValue] = [:]
        /// Event ids, oldest first, without a gap.
        var timeline: [String] = []
        /// By user and kind: the event.
        var receipts: [String: String] = [:]
        var accountData: [String: JSONValue] = [:]
        var unread: JSONValue?
        var joinedCount: Int?
    }

    var joined: [String: Room] = [:]
    var invited: Set<String> = []
    var accountData: [String: JSONValue] = [:]
    private(set) var token: String?

    mutating func apply(_ sync: JSONValue) {
        token = sync["next_batch"]?.string
        for event in sync["account_data"]?["events"]?.array ?? [] {
            accountData[event["type"]?.string ?? ""] = event["content"]
        }
        let rooms = sync["rooms"]
        for (id, section) in rooms?["invite"]?.object ?? [:] where section.object != nil {
            invited.insert(id)
            joined[id] = nil
        }
        for (id, _) in rooms?["leave"]?.object ?? [:] {
            invited.remove(id)
            joined[id] = nil
        }
        for (id, section) in rooms?["join"]?.object ?? [:] {
            invited.remove(id)
            joined[id, default: Room()].apply(section)
        }
    }

    /// Equal but for the length of the timelines: a fresh sync shows only their ends.
    func agrees(with fresh: SyncedModel) -> Bool {
        guard joined.keys == fresh.joined.keys, invited == fresh.invited, accountData == fresh.accountData else {
            return false
        }
        return fresh.joined.allSatisfy { id, room in joined[id]?.agrees(with: room) == true }
    }
}

extension SyncedModel.Room {
    mutating func apply(_ section: JSONValue) {
        for event in section["state"]?["events"]?.array ?? [] { applyState(event) }
        if section["timeline"]?["limited"]?.bool == true { timeline = [] }
        for event in section["timeline"]?["events"]?.array ?? [] {
            applyState(event)
            let id = event["event_id"]?.string ?? ""
            timeline.removeAll { $0 == id }
            timeline.append(id)
        }
        for event in section["ephemeral"]?["events"]?.array ?? [] where event["type"]?.string == "m.receipt" {
            for receipt in ReadReceipt.all(inContent: event["content"] ?? [:]) {
                receipts["\(receipt.userID) \(receipt.kind)"] = receipt.eventID.rawValue
            }
        }
        for event in section["account_data"]?["events"]?.array ?? [] {
            accountData[event["type"]?.string ?? ""] = event["content"]
        }
        unread = section["unread_notifications"] ?? unread
        joinedCount = section["summary"]?["m.joined_member_count"]?.int ?? joinedCount
    }

    func agrees(with fresh: SyncedModel.Room) -> Bool {
        state == fresh.state && receipts == fresh.receipts && accountData == fresh.accountData
            && unread == fresh.unread && joinedCount == fresh.joinedCount
            && zip(timeline.reversed(), fresh.timeline.reversed()).allSatisfy { $0 == $1 }
    }

    private mutating func applyState(_ event: JSONValue) {
        guard let key = event["state_key"]?.string, let type = event["type"]?.string else { return }
        state["\(type) \(key)"] = event["content"]
    }
}
