import JSON
import Matrix

@testable import Homeserver

/// A room in the state that the fuzzer wants.
enum FuzzedRoom {
    static let record = RoomRecord(key: 1, id: RoomID("!a:localhost")!)
    static let anna = UserID("@anna:localhost")!

    static func event(
        _ json: [UInt8], content: JSONValue, stateKey: String?, type: EventType = .message, sender: UserID = anna
    ) -> Event {
        Event(
            position: 1, room: record, id: EventID("$1")!, type: type, sender: sender, stateKey: stateKey,
            timestamp: 1, json: json, state: stateKey == nil ? nil : content)
    }
}

/// An array of events: all but the last are the room's state, the last is checked against it, made, written and redacted.
func fuzzEvents(_ bytes: [UInt8]) {
    guard let events = try? JSONValue(parsing: bytes, maxDepth: 100).array, let last = events.last else { return }
    var state = RoomState()
    for json in events.dropLast() {
        let sender = json["sender"]?.string.flatMap(UserID.init) ?? FuzzedRoom.anna
        state.apply(
            FuzzedRoom.event(
                json.serialized(), content: json["content"] ?? [:], stateKey: json["state_key"]?.string ?? "",
                type: EventType(json["type"]?.string ?? ""), sender: sender))
    }
    guard let sender = last["sender"]?.string.flatMap(UserID.init), last["content"]?.object != nil else { return }
    let draft = Draft(
        sender: sender, type: EventType(last["type"]?.string ?? ""), stateKey: last["state_key"]?.string,
        content: EventContent(last["content"] ?? [:]))
    let isAllowed = (try? Authorization.check(draft.proposal, against: StateView(state))) != nil
    precondition(!isAllowed || sender.rawValue.hasPrefix("@"))
    let factory = EventFactory(room: FuzzedRoom.record, now: 1)
    guard
        let event = try? factory.make(
            draft, id: EventID("$2")!, position: 2, replacing: nil, notice: .silent)
    else { return }
    precondition((try? JSONValue(parsing: event.json, maxDepth: 400)) != nil, "an event can't be read")
    let redacted = event.redacted(because: event)
    precondition((try? JSONValue(parsing: redacted.json, maxDepth: 400)) != nil, "a redacted event can't be read")
    _ = PowerLevels(last["content"] ?? [:])
    _ = MessageContent(last["content"] ?? [:])
}
