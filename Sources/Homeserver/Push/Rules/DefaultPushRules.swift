import JSON
import Matrix

/// The rules of an account that changed none.
///
/// Specification: client-server API, "Predefined rules", with those that clients without `m.mentions` still rely on.
enum DefaultPushRules {
    static let kinds = ["override", "content", "room", "sender", "underride"]

    static func content(for user: UserID) -> JSONValue {
        [
            "global": [
                "override": .array(override(user)), "content": .array(content(user)), "room": [], "sender": [],
                "underride": .array(underride),
            ]
        ]
    }

    /// The rules that someone has: those predefined, as they were changed, and their own.
    ///
    /// What is stored may be older than this program, so predefined rules that it lacks are added.
    static func merged(with stored: JSONValue?, for user: UserID) -> JSONValue {
        var content = content(for: user)
        guard let stored = stored?["global"] else { return content }
        var global = content["global"] ?? [:]
        for kind in kinds {
            let kept = stored[kind]?.array ?? []
            let own = kept.filter { $0["rule_id"]?.string?.hasPrefix(".") != true }
            var predefined = global[kind]?.array ?? []
            for index in predefined.indices {
                let changed = kept.first { $0["rule_id"] == predefined[index]["rule_id"] }
                predefined[index]["enabled"] = changed?["enabled"] ?? predefined[index]["enabled"]
                predefined[index]["actions"] = changed?["actions"] ?? predefined[index]["actions"]
            }
            // The master switch stands before everything; own rules before the other predefined ones.
            let master = predefined.first?["rule_id"] == ".m.rule.master" ? 1 : 0
            global[kind] = .array(Array(predefined.prefix(master)) + own + predefined.dropFirst(master))
        }
        content["global"] = global
        return content
    }

    private static func override(_ user: UserID) -> [JSONValue] {
        [
            rule(".m.rule.master", [], [], isEnabled: false),
            rule(".m.rule.suppress_notices", [matches("content.msgtype", "m.notice")], []),
            rule(
                ".m.rule.invite_for_me",
                [
                    matches("type", "m.room.member"), matches("content.membership", "invite"),
                    matches("state_key", user.rawValue),
                ], ["notify", sound]),
            rule(".m.rule.member_event", [matches("type", "m.room.member")], []),
            rule(
                ".m.rule.is_user_mention",
                [
                    [
                        "kind": "event_property_contains", "key": #"content.m\.mentions.user_ids"#,
                        "value": .string(user.rawValue),
                    ]
                ], ["notify", sound, highlight]),
            rule(
                ".m.rule.contains_display_name", [["kind": "contains_display_name"]],
                ["notify", sound, highlight]),
            rule(
                ".m.rule.is_room_mention",
                [
                    ["kind": "event_property_is", "key": #"content.m\.mentions.room"#, "value": true], mayCallRoom,
                ], ["notify", highlight]),
            rule(".m.rule.roomnotif", [matches("content.body", "@room"), mayCallRoom], ["notify", highlight]),
            rule(
                ".m.rule.tombstone", [matches("type", "m.room.tombstone"), matches("state_key", "")],
                ["notify", highlight]),
            rule(".m.rule.reaction", [matches("type", "m.reaction")], []),
            rule(".m.rule.room.server_acl", [matches("type", "m.room.server_acl"), matches("state_key", "")], []),
            rule(
                ".m.rule.suppress_edits",
                [["kind": "event_property_is", "key": #"content.m\.relates_to.rel_type"#, "value": "m.replace"]], []),
        ]
    }

    private static func content(_ user: UserID) -> [JSONValue] {
        var rule = rule(".m.rule.contains_user_name", [], ["notify", sound, highlight])
        rule["conditions"] = nil
        rule["pattern"] = .string(user.localpart)
        return [rule]
    }

    private static let underride: [JSONValue] = [
        rule(
            ".m.rule.call", [matches("type", "m.call.invite")],
            ["notify", ["set_tweak": "sound", "value": "ring"]]),
        rule(
            ".m.rule.encrypted_room_one_to_one",
            [["kind": "room_member_count", "is": "2"], matches("type", "m.room.encrypted")], ["notify", sound]),
        rule(
            ".m.rule.room_one_to_one",
            [["kind": "room_member_count", "is": "2"], matches("type", "m.room.message")], ["notify", sound]),
        rule(".m.rule.message", [matches("type", "m.room.message")], ["notify"]),
        rule(".m.rule.encrypted", [matches("type", "m.room.encrypted")], ["notify"]),
    ]

    private static let sound: JSONValue = ["set_tweak": "sound", "value": "default"]
    private static let highlight: JSONValue = ["set_tweak": "highlight"]
    private static let mayCallRoom: JSONValue = ["kind": "sender_notification_permission", "key": "room"]

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
