import JSON
import Matrix
import Testing

@testable import Homeserver

/// Push rules as values: which rule decides about which event.
@Suite struct PushRuleTests {
    private let anna = UserID("@anna:localhost")!
    private let bob = UserID("@bob:localhost")!
    private let room = RoomRecord(key: 1, id: RoomID("!a:localhost")!)

    private func context(
        _ content: JSONValue, _ type: EventType = .message, stateKey: String? = nil, members: Int = 3,
        mayCallRoom: Bool = true
    ) -> PushContext {
        var json: JSONValue = [
            "type": .string(type.rawValue), "sender": .string(anna.rawValue), "content": content, "event_id": "$1",
        ]
        if let stateKey { json["state_key"] = .string(stateKey) }
        let event = Event(
            position: 1, room: room, id: EventID("$1")!, type: type, sender: anna, stateKey: stateKey, timestamp: 1,
            json: json.serialized(), state: stateKey == nil ? nil : content)
        return PushContext(
            event: event, document: try? JSONDocument(parsing: json.serialized()).root, memberCount: members,
            displayName: "Bob Stone", senderMayCallRoom: mayCallRoom)
    }

    private func text(_ body: String, mentions: JSONValue? = nil) -> JSONValue {
        var content: JSONValue = ["msgtype": "m.text", "body": .string(body)]
        content["m.mentions"] = mentions
        return content
    }

    @Test func predefinedRules() {
        let rules = PushRuleSet(DefaultPushRules.content(for: bob))
        let edit: JSONValue = ["rel_type": "m.replace", "event_id": "$0"]
        let table: [(PushContext, String?)] = [
            (context(text("hello")), ".m.rule.message"),
            (context(text("hello"), members: 2), ".m.rule.room_one_to_one"),
            (context([:], .encrypted, members: 2), ".m.rule.encrypted_room_one_to_one"),
            (context([:], .encrypted), ".m.rule.encrypted"),
            (context(["msgtype": "m.notice", "body": "bob"]), ".m.rule.suppress_notices"),
            (context(text("hi BOB, well?")), ".m.rule.contains_user_name"),
            (context(text("hi bobby")), ".m.rule.message"),
            (context(text("Bob Stone?")), ".m.rule.contains_display_name"),
            (context(text("bob", mentions: [:])), ".m.rule.message"),
            (context(text("x", mentions: ["user_ids": ["@bob:localhost"]])), ".m.rule.is_user_mention"),
            (context(text("x", mentions: ["room": true])), ".m.rule.is_room_mention"),
            (context(text("x", mentions: ["room": true]), mayCallRoom: false), ".m.rule.message"),
            (context(text("now @room, now")), ".m.rule.roomnotif"),
            (context(text("now @room"), mayCallRoom: false), ".m.rule.message"),
            (context(["membership": "invite"], .member, stateKey: "@bob:localhost"), ".m.rule.invite_for_me"),
            (context(["membership": "join"], .member, stateKey: "@eve:localhost"), ".m.rule.member_event"),
            (context([:], .tombstone, stateKey: ""), ".m.rule.tombstone"),
            (context([:], .reaction), ".m.rule.reaction"),
            (context(["m.relates_to": edit, "body": "x"]), ".m.rule.suppress_edits"),
            (context([:], "m.call.invite"), ".m.rule.call"), (context([:], .topic, stateKey: ""), nil),
        ]
        for (context, expected) in table { #expect(rules.rule(for: context)?.id == expected) }
    }

    private func rules(_ kind: String, _ rule: JSONValue) -> PushRuleSet {
        PushRuleSet(["global": .object([kind: [rule]])])
    }

    private func holds(_ condition: JSONValue, _ context: PushContext) -> Bool {
        PushCondition(condition).holds(for: context)
    }

    @Test func conditions() {
        let event = context([
            "body": "the Lunch is ready", "n": 5, "list": ["a", 1], "a.b": ["c": "x"], "flag": true, "none": .null,
        ])
        func match(_ key: String, _ pattern: String) -> Bool {
            holds(["kind": "event_match", "key": .string(key), "pattern": .string(pattern)], event)
        }
        func property(_ key: String, _ value: JSONValue, kind: String = "event_property_is") -> Bool {
            holds(["kind": .string(kind), "key": .string(key), "value": value], event)
        }
        #expect(match("content.body", "lunc?*") && match("content.body", "ready") && !match("content.body", "unch"))
        #expect(match("content.body", "the*ready") && !match("content.body", "lun*x"))
        #expect(match("sender", "@ANNA:*") && !match("sender", "anna"))
        #expect(match("room_id", "!a:localhost") && !match("content.n", "5"))
        #expect(match(#"content.a\.b.c"#, "x") && !match("content.a.b.c", "x"))
        #expect(property("content.n", 5) && !property("content.n", "5") && property("content.none", .null))
        #expect(property("content.flag", true) && !property("content.flag", false))
        #expect(property("content.list", 1, kind: "event_property_contains"))
        #expect(!property("content.list", "b", kind: "event_property_contains"))
        #expect(!holds(["kind": "org.example.moon"], event) && !holds([:], event))
    }

    @Test(arguments: [
        ("2", false), ("3", true), ("==3", true), (">2", true), (">3", false), (">=3", true), ("<4", true),
        ("<=2", false), ("x", false), ("", false), ("-3", false),
    ])
    func memberCounts(_ text: String, _ expected: Bool) {
        #expect(holds(["kind": "room_member_count", "is": .string(text)], context([:])) == expected)
    }

    @Test func rulesOfRoomsSendersAndWords() {
        let event = context(text("cake!"))
        #expect(rules("room", ["rule_id": "!a:localhost", "actions": []]).rule(for: event) != nil)
        #expect(rules("room", ["rule_id": "!b:localhost", "actions": []]).rule(for: event) == nil)
        #expect(rules("sender", ["rule_id": "@anna:localhost", "actions": []]).rule(for: event) != nil)
        let word = rules("content", ["rule_id": "w", "pattern": "cake", "actions": ["notify"]]).rule(for: event)
        #expect(word?.notifies == true && word?.highlights == false)
        let off = rules("content", ["rule_id": "w", "pattern": "cake", "actions": [], "enabled": false])
        #expect(off.rule(for: event) == nil)
        #expect(rules("override", ["rule_id": "all", "conditions": [], "actions": []]).rule(for: event) != nil)
    }

    @Test func patternsThatTakeLongElsewhere() {
        let pattern = PushPattern(String(repeating: "*a", count: 200) + "b")
        #expect(!pattern.matches(String(repeating: "a", count: 5_000)))
        #expect(!pattern.matchesWord(in: String(repeating: "a", count: 2_000)))
        #expect(PushPattern("*").matches(""))
        #expect(!PushPattern("").matchesWord(in: "x"))
    }

    @Test func whoHasOnlyMutedRoomsNeedsNoContents() {
        func detailed(_ kind: String, _ rule: JSONValue) -> Bool {
            PushRules(stored: ["global": .object([kind: [rule]])], of: bob).detailed != nil
        }
        let inRoom: JSONValue = [["kind": "event_match", "key": "room_id", "pattern": "!a:localhost"]]
        #expect(!detailed("room", ["rule_id": "!a:localhost", "actions": []]))
        #expect(!detailed("override", ["rule_id": "x", "actions": [], "conditions": inRoom]))
        #expect(!detailed("override", ["rule_id": ".m.rule.master", "actions": [], "enabled": true]))
        #expect(!detailed("content", ["rule_id": "x", "pattern": "cake", "actions": ["notify"], "enabled": false]))
        #expect(detailed("content", ["rule_id": "x", "pattern": "cake", "actions": ["notify"]]))
        #expect(detailed("override", ["rule_id": ".m.rule.suppress_notices", "actions": [], "enabled": false]))
    }
}
