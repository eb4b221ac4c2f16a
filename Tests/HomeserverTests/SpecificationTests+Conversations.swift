import JSON
import Matrix
import Support

extension SpecificationTests {
    /// Threads, reactions, searching, spaces, complaints and upgrades, in rooms of their own.
    func conversations(_ anna: TestUser, _ bob: TestUser) async throws -> [Example] {
        let room = try await anna.createRoom([
            "preset": "public_chat", "name": "Garden", "topic": "Tomatoes", "visibility": "public",
            "room_alias_name": "garden",
        ])
        try await bob.join(room)
        let root = try await anna.send("how are the tomatoes", to: room)
        try await bob.answer("the tomatoes are red", in: root, of: room)
        try await bob.react("🍅", to: root, in: room)
        let space = try await anna.createRoom([
            "preset": "public_chat", "name": "Town", "creation_content": ["type": "m.space"],
        ])
        try await anna.setState("m.space.child", ["via": ["localhost"], "order": "a"], key: room.rawValue, in: space)
        return reading(room, root, space, anna) + complaints(room, root, bob) + [
            Example(
                "POST \(Self.c)/rooms/{roomId}/upgrade", "\(Self.c)/rooms/\(room)/upgrade", ["new_version": "11"])
        ]
    }

    private func reading(_ room: RoomID, _ root: EventID, _ space: RoomID, _ anna: TestUser) -> [Example] {
        let (c, v1) = (Self.c, Self.v1)
        let relations = "\(v1)/rooms/{roomId}/relations/{eventId}"
        let ofRoot = "\(v1)/rooms/\(room)/relations/\(root)"
        let query: JSONValue = [
            "search_term": "tomatoes", "order_by": "recent", "include_state": true,
            "event_context": ["before_limit": 1, "after_limit": 1, "include_profile": true],
            "groupings": ["group_by": [["key": "room_id"], ["key": "sender"]]],
        ]
        return [
            Example("GET \(relations)", "\(ofRoot)?recurse=true&limit=1"),
            Example("GET \(relations)/{relType}", "\(ofRoot)/m.thread"),
            Example("GET \(relations)/{relType}/{eventType}", "\(ofRoot)/m.annotation/m.reaction"),
            Example("GET \(v1)/rooms/{roomId}/threads", "\(v1)/rooms/\(room)/threads?include=all"),
            Example(
                "GET \(v1)/rooms/{roomId}/timestamp_to_event", "\(v1)/rooms/\(room)/timestamp_to_event?ts=0&dir=f"),
            Example("GET \(v1)/room_summary/{roomIdOrAlias}", "\(v1)/room_summary/%23garden:localhost"),
            Example("GET \(v1)/rooms/{roomId}/hierarchy", "\(v1)/rooms/\(space)/hierarchy"),
            Example("GET \(c)/rooms/{roomId}/initialSync", "\(c)/rooms/\(room)/initialSync"),
            Example("POST \(c)/search", nil, ["search_categories": ["room_events": query]]),
        ]
    }

    private func complaints(_ room: RoomID, _ event: EventID, _ bob: TestUser) -> [Example] {
        let c = Self.c
        let reason: JSONValue = ["reason": "spam"]
        return [
            Example("POST \(c)/rooms/{roomId}/report", "\(c)/rooms/\(room)/report", reason),
            Example("POST \(c)/rooms/{roomId}/report/{eventId}", "\(c)/rooms/\(room)/report/\(event)", reason),
            Example("POST \(c)/users/{userId}/report", "\(c)/users/\(bob.id)/report", reason),
        ]
    }
}
