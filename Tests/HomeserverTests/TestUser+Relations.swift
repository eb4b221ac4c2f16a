import Foundation
import JSON
import Matrix
import Support

extension TestUser {
    @discardableResult
    func edit(_ event: EventID, to text: String, in room: RoomID) async throws -> EventID {
        try await send(
            .message,
            [
                "msgtype": "m.text", "body": .string("* " + text),
                "m.new_content": ["msgtype": "m.text", "body": .string(text)],
                "m.relates_to": ["rel_type": "m.replace", "event_id": .string(event.rawValue)],
            ], to: room)
    }

    @discardableResult
    func answer(_ text: String, in root: EventID, of room: RoomID) async throws -> EventID {
        try await send(
            .message,
            [
                "msgtype": "m.text", "body": .string(text),
                "m.relates_to": ["rel_type": "m.thread", "event_id": .string(root.rawValue)],
            ], to: room)
    }

    @discardableResult
    func react(
        _ key: String, to event: EventID, in room: RoomID, transaction: String = UUID().uuidString
    ) async throws -> EventID {
        try await send(
            .reaction,
            ["m.relates_to": ["rel_type": "m.annotation", "event_id": .string(event.rawValue), "key": .string(key)]],
            to: room, transaction: transaction)
    }
}

extension JSONValue {
    /// The events of a joined room's timeline in a `/sync` response.
    func timeline(of room: RoomID) -> [JSONValue] {
        self["rooms"]?["join"]?[room.rawValue]?["timeline"]?["events"]?.array ?? []
    }
}
