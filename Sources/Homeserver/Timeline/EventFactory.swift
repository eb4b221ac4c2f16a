import JSON
import Matrix

/// Makes events of drafts: pure but for the id and the position it is given.
struct EventFactory {
    /// The largest event, in bytes of its JSON. Specification: "Size limits".
    static let sizeLimit = 65_536
    static let longestName = 255

    let room: RoomRecord
    let now: Int

    /// - Parameter replaced: the event that stands where this one will.
    /// - Throws: `M_TOO_LARGE`, `M_INVALID_PARAM`.
    func make(
        _ draft: Draft, id: EventID, position: Int, replacing replaced: Event?, notice: Notice
    ) throws(MatrixError) -> Event {
        try EventRules.check(draft)
        let timestamp = draft.timestamp ?? now
        let json = write(draft, id, timestamp)
        guard json.count <= Self.sizeLimit else {
            throw MatrixError(.tooLarge, status: 413, "An event has at most \(Self.sizeLimit) bytes.")
        }
        let state = draft.stateKey.map { _ in draft.content.value }
        let membership = state?["membership"]?.string
        let isSameMembership = replaced?.membership.map { $0.rawValue == membership } ?? false
        return Event(
            position: position, room: room, id: id, type: draft.type, sender: draft.sender,
            stateKey: draft.stateKey, timestamp: timestamp, json: json,
            unsigned: replaced.map(Self.unsigned) ?? [], state: state, replaces: replaced?.position,
            membershipSince: isSameMembership ? replaced?.membershipSince ?? position : position,
            transaction: draft.transaction, notice: notice, relation: draft.relation)
    }

    private func write(_ draft: Draft, _ id: EventID, _ timestamp: Int) -> [UInt8] {
        var json = JSONWriter(reservingCapacity: draft.content.bytes.count + 256)
        json.object { json in
            json.field("content", raw: draft.content.bytes)
            json.field("event_id", id.rawValue)
            json.field("origin_server_ts", timestamp)
            if let redacts = draft.redacts { json.field("redacts", redacts.rawValue) }
            json.field("sender", draft.sender.rawValue)
            if let key = draft.stateKey { json.field("state_key", key) }
            json.field("type", draft.type.rawValue)
        }
        return json.bytes
    }

    private static func unsigned(_ replaced: Event) -> [UInt8] {
        var json = JSONWriter()
        json.object { json in
            json.field("prev_content", replaced.state ?? [:])
            json.field("prev_sender", replaced.sender.rawValue)
            json.field("replaces_state", replaced.id.rawValue)
        }
        return Array(json.bytes.dropFirst().dropLast())
    }
}
