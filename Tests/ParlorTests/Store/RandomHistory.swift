import struct Support.SeededRandom
import JSON

@testable import Parlor

/// A room's history as a homeserver would keep it, made by chance, and the answers a client gets of it.
struct RandomHistory {
    static let me = "@me:x"
    static let people = [me, "@anna:x", "@ben:x"]
    let roomID: String
    private(set) var events: [JSONValue] = []
    private var messages: [String] = []
    private var reactions: [String] = []
    private var random: SeededRandom

    init(seed: UInt64, roomID: String = "!room:x") {
        random = SeededRandom(seed: seed)
        self.roomID = roomID
        append("m.room.create", [:], by: "@anna:x", stateKey: "")
        for person in Self.people {
            append(
                "m.room.member", ["membership": "join", "displayname": .string(person)], by: person, stateKey: person)
        }
    }

    mutating func grow() {
        let author = Self.people.randomElement(using: &random)!
        let target = messages.randomElement(using: &random)
        switch (Int.random(in: 0..<20, using: &random), target) {
        case (0, let target?):
            append(
                "m.room.message",
                [
                    "msgtype": "m.text", "body": "* edited",
                    "m.new_content": ["msgtype": "m.text", "body": .string("edit \(events.count)")],
                    "m.relates_to": ["rel_type": "m.replace", "event_id": .string(target)],
                ], by: author)
        case (1, let target?):
            append(
                "m.reaction",
                [
                    "m.relates_to": [
                        "rel_type": "m.annotation", "event_id": .string(target),
                        "key": .string(Bool.random(using: &random) ? "+" : "-"),
                    ]
                ],
                by: author)
        case (2, let target?): append("m.room.redaction", ["redacts": .string(target)], by: author)
        case (3, _):
            append(
                "m.room.member", ["membership": "join", "displayname": .string("name \(events.count)")], by: author,
                stateKey: author)
        case (4, _): append("m.room.name", ["name": .string("room \(events.count)")], by: author, stateKey: "")
        case (5, let target?):
            append(
                "m.room.message",
                [
                    "msgtype": "m.text", "body": "answer",
                    "m.relates_to": ["m.in_reply_to": ["event_id": .string(target)]],
                ], by: author)
        case (6, let target?), (7, let target?):
            var reply: JSONValue = [
                "msgtype": "m.text", "body": .string("reply \(events.count)"),
                "m.relates_to": [
                    "rel_type": "m.thread", "event_id": .string(target), "is_falling_back": true,
                    "m.in_reply_to": ["event_id": .string(target)],
                ],
            ]
            if Bool.random(using: &random) { reply["parlor.in_channel"] = true }
            append("m.room.message", reply, by: author)
        case (8, let target?):
            append(
                "m.room.pinned_events", ["pinned": [.string(target), .string(messages.first ?? target)]], by: author,
                stateKey: "")
        case (9, _):
            append(
                "m.room.power_levels",
                [
                    "users": .object(["@anna:x": 100].merging([author: 50]) { first, _ in first }),
                    "events_default": .int(Bool.random(using: &random) ? 0 : 50),
                ],
                by: author, stateKey: "")
        case (10, _): append("m.room.topic", ["topic": .string("topic \(events.count)")], by: author, stateKey: "")
        case (11, _):
            append(
                "m.room.member",
                ["membership": Bool.random(using: &random) ? "leave" : "join", "displayname": "Guest"],
                by: "@guest:x", stateKey: "@guest:x")
        case (12, _): append("org.example.unknown", ["body": "?"], by: author)
        case (13, let target?):
            append(
                "m.room.redaction", ["redacts": .string(reactions.randomElement(using: &random) ?? target)], by: author)
        default: append("m.room.message", ["msgtype": "m.text", "body": .string("text \(events.count)")], by: author)
        }
    }

    private mutating func append(_ type: String, _ content: JSONValue, by sender: String, stateKey: String? = nil) {
        let id = "$\(roomID)-\(events.count)"
        var event: JSONValue = [
            "type": .string(type), "event_id": .string(id), "sender": .string(sender), "content": content,
            "origin_server_ts": JSONValue(1_000 + events.count),
        ]
        event["state_key"] = stateKey.map { .string($0) }
        if let stateKey,
            let earlier = events.last(where: { $0["type"]?.string == type && $0["state_key"]?.string == stateKey })
        {
            event["unsigned"] = ["prev_content": earlier["content"] ?? [:]]
        }
        events.append(event)
        if type == "m.reaction" { reactions.append(id) }
        // A deleted reply is served without its relation: who has never seen it cannot know that it stood in a thread. So the places
        // of deleted replies differ between clients, here as with every homeserver, and replies are left alone.
        let isReply = content["m.relates_to"]?["rel_type"]?.string == "m.thread"
        if type == "m.room.message", content["m.new_content"] == nil, !isReply { messages.append(id) }
    }

    /// Events as they are served when `count` of them have happened: what was redacted by then has lost its content.
    func served(_ range: Range<Int>, at count: Int) -> [JSONValue] {
        let redacted = Set(
            events[..<count].filter { $0["type"]?.string == "m.room.redaction" }.compactMap {
                $0["content"]?["redacts"]?.string
            })
        return range.map { index in
            var event = events[index]
            if redacted.contains(event["event_id"]?.string ?? ""), event["state_key"] == nil {
                event["content"] = [:]
                event["unsigned"] = ["redacted_because": ["type": "m.room.redaction", "content": [:]]]
            }
            return event
        }
    }

    /// A sync from `since` (how many events were known) to now.
    func sync(since: Int, limit: Int, receipts: JSONValue? = nil, unread: Int = 0) -> JSONValue {
        let start = max(since, events.count - limit)
        let state = served(since..<start, at: events.count).filter { $0["state_key"] != nil }
        var room: JSONValue = [
            "state": ["events": .array(state)],
            "timeline": [
                "events": .array(served(start..<events.count, at: events.count)), "limited": .bool(start > since),
                "prev_batch": .string("\(start)"),
            ],
            "unread_notifications": ["notification_count": JSONValue(unread), "highlight_count": 0],
            "summary": ["m.joined_member_count": 3],
        ]
        if let receipts { room["ephemeral"] = ["events": [["type": "m.receipt", "content": receipts]]] }
        return ["next_batch": .string("\(events.count)"), "rooms": ["join": .object([roomID: room])]]
    }

    /// A page of `/messages`.
    func page(from token: Int, isBackwards: Bool, limit: Int) -> (events: [JSONValue], end: String?) {
        if isBackwards {
            let start = max(0, token - limit)
            return (served(start..<token, at: events.count).reversed(), start == 0 ? nil : "\(start)")
        }
        let end = min(events.count, token + limit)
        return (served(token..<end, at: events.count), end == events.count ? nil : "\(end)")
    }
}

extension [JSONValue] {
    var syncEvents: [SyncEvent] {
        let document = try! JSONDocument(parsing: JSONValue.array(self).serialized())
        return SyncEvent.all(in: document.root)
    }
}

extension JSONValue {
    var syncResponse: SyncResponse { SyncResponse(try! JSONDocument(parsing: serialized()))! }
}
