import JSON

/// The rules of an account that changed none.
///
/// Specification: client-server API, "Predefined rules".
enum DefaultPushRules {
    static let content: JSONValue = ["global": global]

    static let kinds = ["override", "content", "room", "sender", "underride"]

    private static let global: JSONValue = [
        "override": .array(override), "content": [], "room": [], "sender": [], "underride": .array(underride),
    ]

    private static let override: [JSONValue] = [
        rule(".m.rule.master", [], [], isEnabled: false),
        rule(".m.rule.suppress_notices", [matches("content.msgtype", "m.notice")], []),
        rule(
            ".m.rule.invite_for_me",
            [matches("type", "m.room.member"), matches("content.membership", "invite")], ["notify", sound]),
        rule(".m.rule.member_event", [matches("type", "m.room.member")], []),
        rule(
            ".m.rule.is_user_mention", [["kind": "event_property_contains", "key": #"content.m\.mentions.user_ids"#]],
            ["notify", sound, highlight]),
        rule(
            ".m.rule.is_room_mention",
            [
                ["kind": "event_property_is", "key": #"content.m\.mentions.room"#, "value": true],
                ["kind": "sender_notification_permission", "key": "room"],
            ], ["notify", highlight]),
        rule(".m.rule.reaction", [matches("type", "m.reaction")], []),
        rule(
            ".m.rule.suppress_edits",
            [["kind": "event_property_is", "key": #"content.m\.relates_to.rel_type"#, "value": "m.replace"]], []),
    ]

    private static let underride: [JSONValue] = [
        rule(
            ".m.rule.room_one_to_one",
            [["kind": "room_member_count", "is": "2"], matches("type", "m.room.message")], ["notify", sound]),
        rule(".m.rule.message", [matches("type", "m.room.message")], ["notify"]),
        rule(".m.rule.encrypted", [matches("type", "m.room.encrypted")], ["notify"]),
    ]

    private static let sound: JSONValue = ["set_tweak": "sound", "value": "default"]
    private static let highlight: JSONValue = ["set_tweak": "highlight"]

    private static func matches(_ key: String, _ pattern: String) -> JSONValue {
        ["kind": "event_match", "key": .string(key), "pattern": .string(pattern)]
    }

    private static func rule(
        _ id: String, _ conditions: [JSONValue], _ actions: [JSONValue], isEnabled: Bool = true
    ) -> JSONValue {
        [
            "rule_id": .string(id), "default": true, "enabled": .bool(isEnabled), "conditions": .array(conditions),
            "actions": .array(actions),
        ]
    }
}
