import Foundation

/// Writes sync responses such as a homeserver gives: rooms with their state, members, messages and a receipt. The same each time.
///
/// With 1,000 rooms of 20 messages and 30 members it is a first sync of 55,000 events and 16 MB.
struct SyncMaker {
    let rooms: Int
    let messages: Int
    let members: Int
    /// Of the last event. Events of one maker have names of their own.
    private var serial = 0
    private var random = Numbers(state: 1)

    init(rooms: Int, messages: Int, members: Int) {
        (self.rooms, self.messages, self.members) = (rooms, messages, members)
    }

    static func roomID(_ number: Int) -> String { "!\(padded(number, to: 18)):localhost" }

    /// The whole answer to `/sync`.
    mutating func make() -> [UInt8] {
        let joined = (0..<rooms).map { room($0) }.joined(separator: ",")
        return Array(
            #"{"next_batch":"s1","rooms":{"join":{\#(joined)},"invite":{},"leave":{}},"presence":{"events":[]},"account_data":{"events":[]}}"#
                .utf8)
    }

    /// One new message in one room.
    static func message(_ number: Int, in room: Int) -> [UInt8] {
        Array(
            #"{"next_batch":"m\#(number)","rooms":{"join":{"\#(roomID(room))":{"timeline":{"events":[{"type":"m.room.message","sender":"@user7:localhost","event_id":"$new\#(number)","origin_server_ts":\#(1_900_000_000_000 + number),"content":{"msgtype":"m.text","body":"number \#(number)"}}],"limited":false},"unread_notifications":{"notification_count":1,"highlight_count":0}}}}}"#
                .utf8)
    }

    private mutating func room(_ number: Int) -> String {
        // The user is in all of them.
        let people = ["@user0:localhost"] + (1..<members).map { "@user\((number * 7 + $0) % 2_999 + 1):localhost" }
        let state = (settings(number, owner: people[0]) + people.map { member($0) }).joined(separator: ",")
        let timeline = (0..<messages).map { _ in message(from: people) }.joined(separator: ",")
        let heroes = people.dropFirst().prefix(5).map { "\"\($0)\"" }.joined(separator: ",")
        return
            #""\#(Self.roomID(number))":{"summary":{"m.heroes":[\#(heroes)],"m.joined_member_count":\#(members),"m.invited_member_count":0},"state":{"events":[\#(state)]},"timeline":{"events":[\#(timeline)],"limited":true,"prev_batch":"p\#(number)"},"ephemeral":{"events":[{"type":"m.receipt","content":{"\#(Self.eventID(serial))":{"m.read":{"\#(people[1])":{"ts":1700000000000}}}}}]},"account_data":{"events":[]},"unread_notifications":{"notification_count":\#(number % 5),"highlight_count":0}}"#
    }

    private mutating func settings(_ number: Int, owner: String) -> [String] {
        [
            event("m.room.create", owner, #"{"room_version":"11"}"#, stateKey: ""),
            event(
                "m.room.power_levels", owner,
                #"{"users":{"\#(owner)":100},"users_default":0,"events_default":0,"state_default":50}"#, stateKey: ""),
            event("m.room.name", owner, #"{"name":"Room number \#(number)"}"#, stateKey: ""),
            event("m.room.join_rules", owner, #"{"join_rule":"invite"}"#, stateKey: ""),
            event("m.room.history_visibility", owner, #"{"history_visibility":"shared"}"#, stateKey: ""),
        ]
    }

    private mutating func member(_ person: String) -> String {
        let name = person.dropFirst().prefix { $0 != ":" }
        return event(
            "m.room.member", person,
            #"{"membership":"join","displayname":"User \#(name.dropFirst(4))","avatar_url":"mxc://localhost/\#(name)"}"#,
            stateKey: person)
    }

    private mutating func message(from people: [String]) -> String {
        let text = (0..<random.next(in: 3...25)).map { _ in Self.words[random.next(in: 0...Self.words.count - 1)] }
        let sender = people[random.next(in: 0...people.count - 1)]
        return event("m.room.message", sender, #"{"msgtype":"m.text","body":"\#(text.joined(separator: " "))"}"#)
    }

    private mutating func event(
        _ type: String, _ sender: String, _ content: String, stateKey: String? = nil
    ) -> String {
        serial += 1
        let key = stateKey.map { #","state_key":"\#($0)""# } ?? ""
        let time = 1_700_000_000_000 + serial * 137
        return
            #"{"event_id":"\#(Self.eventID(serial))","origin_server_ts":\#(time),"unsigned":{"age":1234},"type":"\#(type)"\#(key),"sender":"\#(sender)","content":\#(content)}"#
    }

    private static let words =
        "the quick brown fox jumps over a lazy dog while nobody is looking at all and then some more words follow"
        .split(separator: " ")

    private static func eventID(_ serial: Int) -> String { "$" + padded(serial, to: 43) }

    private static func padded(_ number: Int, to width: Int) -> String {
        let digits = "\(number)"
        return String(repeating: "0", count: max(0, width - digits.utf8.count)) + digits
    }
}

/// Numbers that look random and are the same each time.
private struct Numbers {
    var state: UInt64

    mutating func next(in range: ClosedRange<Int>) -> Int {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return range.lowerBound + Int((state >> 33) % UInt64(range.count))
    }
}
