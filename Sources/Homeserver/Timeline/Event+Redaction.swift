import JSON
import Matrix

extension Event {
    /// This event after a redaction: only the keys that the room's rules need are left of its content.
    ///
    /// Specification: room version 11, "Redactions".
    func redacted(because redaction: Event) -> Event {
        let kept = Self.contentAfterRedaction(type, content)
        var json = JSONWriter()
        json.object { json in
            json.field("content", kept)
            json.field("event_id", id.rawValue)
            json.field("origin_server_ts", timestamp)
            json.field("sender", sender.rawValue)
            if let stateKey { json.field("state_key", stateKey) }
            json.field("type", type.rawValue)
        }
        var because = JSONWriter()
        redaction.write(to: &because, .standalone, for: 0)
        return Event(
            position: position, room: room, id: id, type: type, sender: sender, stateKey: stateKey,
            timestamp: timestamp, json: json.bytes, unsigned: Array(#""redacted_because":"#.utf8) + because.bytes,
            state: stateKey.map { _ in kept }, replaces: replaces, membershipSince: membershipSince,
            transaction: transaction, notice: .silent)
    }

    var isRedacted: Bool { unsigned.starts(with: #""redacted_because":"#.utf8) }

    static func contentAfterRedaction(_ type: EventType, _ content: JSONValue) -> JSONValue {
        let kept: Set<String>
        switch type {
        case .create: return content
        case .member: kept = ["membership", "join_authorised_via_users_server"]
        case .joinRules: kept = ["join_rule", "allow"]
        case .powerLevels:
            kept = [
                "ban", "events", "events_default", "invite", "kick", "redact", "state_default", "users",
                "users_default",
            ]
        case .historyVisibility: kept = ["history_visibility"]
        case .redaction: kept = ["redacts"]
        default: kept = []
        }
        return .object((content.object ?? [:]).filter { kept.contains($0.key) })
    }
}
