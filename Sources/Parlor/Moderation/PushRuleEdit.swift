internal import JSON

/// One change of the user's push rules: the same for the homeserver and for the copy that is shown meanwhile.
struct PushRuleEdit: Sendable, Equatable {
    let kind: String
    let id: String
    /// Nil: the rule goes.
    let rule: JSONValue?

    /// What gives a room its level. The rule of the level before goes, if there is one.
    static func setting(
        _ level: ChannelNotificationLevel, for roomID: String, from old: ChannelNotificationLevel
    ) -> [PushRuleEdit] {
        guard level != old else { return [] }
        var edits: [PushRuleEdit] = []
        switch level {
        case .all: break
        case .mentions: edits.append(PushRuleEdit(kind: "room", id: roomID, rule: ["actions": []]))
        case .none:
            let condition: JSONValue = ["kind": "event_match", "key": "room_id", "pattern": .string(roomID)]
            edits.append(PushRuleEdit(kind: "override", id: roomID, rule: ["conditions": [condition], "actions": []]))
        }
        switch old {
        case .all: break
        case .mentions: edits.append(PushRuleEdit(kind: "room", id: roomID, rule: nil))
        case .none: edits.append(PushRuleEdit(kind: "override", id: roomID, rule: nil))
        }
        return edits
    }

    /// A word that notifies and counts as a mention, or does so no more.
    static func keyword(_ word: String, isSet: Bool) -> PushRuleEdit {
        let actions: JSONValue = ["notify", ["set_tweak": "sound", "value": "default"], ["set_tweak": "highlight"]]
        return PushRuleEdit(
            kind: "content", id: word, rule: isSet ? ["pattern": .string(word), "actions": actions] : nil)
    }

    func apply(to content: inout JSONValue) {
        var rules = (content["global"]?[kind]?.array ?? []).filter { $0["rule_id"]?.string != id }
        if var rule {
            rule["rule_id"] = .string(id)
            rule["default"] = false
            rule["enabled"] = true
            rules.insert(rule, at: 0)
        }
        var global = content["global"] ?? .object([:])
        global[kind] = .array(rules)
        content["global"] = global
    }
}
