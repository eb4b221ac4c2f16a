import Foundation

/// Writes sync responses such as a homeserver gives: rooms with members and messages. The same each time.
struct SyncMaker {
    var rooms = 1_000
    var messages = 20
    var members = 30
    /// The number of the first room.
    var firstRoom = 0
    private var serial = 0

    init(rooms: Int, messages: Int, members: Int, firstRoom: Int = 0) {
        (self.rooms, self.messages, self.members, self.firstRoom) = (rooms, messages, members, firstRoom)
        serial = firstRoom * (messages + members + 5)
    }

    static func roomID(_ number: Int) -> String {
        "!\(String(repeating: "0", count: 8 - min(8, "\(number)".count)))\(number):localhost"
    }

    private static let words = "the quick brown fox jumps over a lazy dog while nobody is looking at all".split(
        separator: " ")

    private mutating func event(
        _ type: String, _ sender: String, _ content: String, stateKey: String? = nil
    ) -> String {
        serial += 1
        let key = stateKey.map { #","state_key":"\#($0)""# } ?? ""
        let time = 1_700_000_000_000 + serial * 137
        return
            #"{"type":"\#(type)","sender":"\#(sender)","event_id":"$\#(serial)AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA","origin_server_ts":\#(time),"unsigned":{"age":1234},"content":\#(content)\#(key)}"#
    }

    private mutating func room(_ number: Int) -> String {
        // The user is in all of them.
        let people = ["@user0:localhost"] + (1..<members).map { "@user\((number * 7 + $0) % 3_000):localhost" }
        let owner = people[0]
        var state = [
            event("m.room.create", owner, #"{"room_version":"11"}"#, stateKey: ""),
            event("m.room.power_levels", owner, #"{"users":{"\#(owner)":100},"users_default":0}"#, stateKey: ""),
            event("m.room.name", owner, #"{"name":"Room number \#(number)"}"#, stateKey: ""),
        ]
        for (index, person) in people.enumerated() {
            state.append(
                event(
                    "m.room.member", person, #"{"membership":"join","displayname":"User \#(index)"}"#, stateKey: person)
            )
        }
        var timeline: [String] = []
        for index in 0..<messages {
            let text = (0..<(3 + (number + index) % 22)).map { Self.words[($0 * 5 + index) % Self.words.count] }
                .joined(separator: " ")
            timeline.append(
                event(
                    "m.room.message", people[(index * 3 + number) % people.count],
                    #"{"msgtype":"m.text","body":"\#(text)"}"#))
        }
        let heroes = people.dropFirst().prefix(5).map { "\"\($0)\"" }.joined(separator: ",")
        return
            #""\#(Self.roomID(number))":{"summary":{"m.heroes":[\#(heroes)],"m.joined_member_count":\#(members)},"state":{"events":[\#(state.joined(separator: ","))]},"timeline":{"events":[\#(timeline.joined(separator: ","))],"limited":true,"prev_batch":"p\#(number)"},"unread_notifications":{"notification_count":\#(number % 5),"highlight_count":0}}"#
    }

    mutating func make() -> [UInt8] {
        var rooms: [String] = []
        for number in firstRoom..<(firstRoom + self.rooms) { rooms.append(room(number)) }
        return Array(#"{"next_batch":"s\#(serial)","rooms":{"join":{\#(rooms.joined(separator: ","))}}}"#.utf8)
    }

    /// One new message in one room.
    static func message(_ number: Int, in room: Int) -> [UInt8] {
        Array(
            #"{"next_batch":"m\#(number)","rooms":{"join":{"\#(roomID(room))":{"timeline":{"events":[{"type":"m.room.message","sender":"@user7:localhost","event_id":"$new\#(number)","origin_server_ts":\#(1_900_000_000_000 + number),"content":{"msgtype":"m.text","body":"number \#(number)"}}],"limited":false},"unread_notifications":{"notification_count":1,"highlight_count":0}}}}}"#
                .utf8)
    }
}
