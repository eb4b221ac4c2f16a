import JSON
import Matrix
import Support
import Testing

@Suite struct UpgradeTests {
    private func upgrade(_ room: RoomID, by user: TestUser, to version: String = "11") async throws -> RoomID {
        let answer = try await user.api.call(
            .upgrade(room), ["new_version": .string(version)])
        return try #require(answer["replacement_room"]?.string.flatMap(RoomID.init))
    }

    @Test func newRoomTakesOverTheOldOne() async throws {
        try await TestHomeserver.with(.folder) { server in
            let anna = try await server.register("anna")
            let bob = try await server.register("bob")
            let eve = try await server.register("eve")
            let old = try await anna.createRoom([
                "preset": "public_chat", "visibility": "public", "name": "Town", "topic": "All of it",
                "room_alias_name": "town", "creation_content": ["type": "m.space"],
                "initial_state": [["type": "com.example.custom", "state_key": "a", "content": ["x": 1]]],
            ])
            try await bob.join(old)
            try await anna.api.call(.ban(old), ["user_id": .string(eve.id.rawValue)])
            try await anna.setPowerLevels(in: old) { $0["users"]?[bob.id.rawValue] = 50 }
            try await expectRefusal(.forbidden, status: 403) { _ = try await upgrade(old, by: bob) }
            try await expectRefusal(.unsupportedRoomVersion, status: 400) {
                _ = try await upgrade(old, by: anna, to: "1")
            }
            let new = try await upgrade(old, by: anna)
            try await server.restart()

            let tombstone = try await bob.api.call(.state(old, .tombstone))
            #expect(tombstone["replacement_room"]?.string == new.rawValue)
            let closed = try await bob.api.call(.state(old, .powerLevels))
            #expect(closed["events_default"] == 50)
            #expect(closed["invite"] == 50)
            let create = try await anna.api.call(.state(new, .create))
            #expect(create["predecessor"]?["room_id"]?.string == old.rawValue)
            #expect(create["predecessor"]?["event_id"] != nil)
            #expect(create["type"] == "m.space")
            #expect(try await anna.api.call(.state(new, .name))["name"] == "Town")
            #expect(try await anna.api.call(.state(new, .topic))["topic"] == "All of it")
            #expect(try await anna.api.call(.state(new, "com.example.custom", key: "a"))["x"] == 1)
            #expect(try await anna.api.call(.state(new, .powerLevels))["users"]?[bob.id.rawValue] == 50)
            #expect(try await anna.api.call(.state(new, .canonicalAlias))["alias"] == "#town:localhost")
            #expect(try await anna.api.call(.state(old, .canonicalAlias)) == [:])
            let path = "/_matrix/client/v3/directory/room/" + Endpoint.encoded("#town:localhost")
            #expect(try await anna.api.get(path)["room_id"]?.string == new.rawValue)
            let listed = try await anna.api.get("/_matrix/client/v3/publicRooms")["chunk"]?.array ?? []
            #expect(listed.map { $0["room_id"]?.string } == [new.rawValue])
            try await bob.join(new)
            try await expectRefusal(.forbidden) { try await eve.join(new) }
        }
    }

    @Test func moderatorWhoMayUpgradeKeepsTheirPower() async throws {
        try await TestHomeserver.with { server in
            let anna = try await server.register("anna")
            let bob = try await server.register("bob")
            let old = try await anna.createRoom()
            try await bob.join(old)
            try await anna.setPowerLevels(in: old) { levels in
                levels["users"]?[bob.id.rawValue] = 50
                levels["events"]?["m.room.tombstone"] = 50
            }
            let new = try await upgrade(old, by: bob)
            let levels = try await bob.api.call(.state(new, .powerLevels))
            #expect(levels["users"]?[bob.id.rawValue] == 50)
            #expect(levels["users"]?[anna.id.rawValue] == 100)
        }
    }
}
