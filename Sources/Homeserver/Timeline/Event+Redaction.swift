import JSON
import Matrix

extension Event {
    /// This event after a redaction: only the keys that the room's rules need are left of its content.
    ///
    /// - Parameter redaction: `nil` for an event that one reader alone doesn't want to see.
    ///
    /// Specification: room version 11, "Redactions".
    func redacted(because redaction: Event?) -> Event {
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
        because.object { json in
            if let redaction {
                json.key("redacted_because")
                redaction.write(to: &json, .standalone, for: 0)
            }
        }
        return Event(
            position: position, room: room, id: id, type: type, sender: sender, stateKey: stateKey,
            timestamp: timestamp, json: json.bytes, unsigned: Array(because.bytes.dropFirst().dropLast()),
            state: stateKey.map { _ in kept }, replaces: replaces, membershipSince: membershipSince,
            transaction: transaction, notice: .silent)
    }

    var isRedacted: Bool { unsigned.starts(with: #""redacted_because":"#.utf8) }

    static func contentAfterRedaction(_ type: EventType, _ content: JSONValue) -> JSONValue {
        var content = content
        let kept: Set<String>
        switch type {
        case .create: return content
        case .member:
            kept = ["membership", "join_authorised_via_users_server", "third_party_invite"]
            if let signed = content["third_party_invite"]?["signed"] {
                content["third_party_invite"] = ["signed": signed]
            } else {
                content["third_party_invite"] = nil
            }
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
