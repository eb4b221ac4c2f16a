import JSON
import Matrix
import Support
import Testing

@Suite struct RoomTests {
    @Test func roomWithEverything() async throws {
        try await TestHomeserver.with { server in
            let anna = try await server.register("anna")
            let bob = try await server.register("bob")
            let room = try await anna.createRoom([
                "preset": "public_chat", "name": "Allotment", "topic": "Beans",
                "room_alias_name": "messaging.allotment",
                "creation_content": ["type": "chat.parlor.livestream"], "invite": [.string(bob.id.rawValue)],
                "initial_state": [["type": "m.room.avatar", "content": ["url": "mxc://localhost/a"]]],
                "power_level_content_override": ["events_default": 10],
            ])
            func state(_ type: EventType) async throws -> JSONValue { try await anna.api.call(.state(room, type)) }
            #expect(try await state(.create)["type"]?.string == "chat.parlor.livestream")
            #expect(try await state(.create)["room_version"]?.string == "11")
            #expect(try await state(.name)["name"]?.string == "Allotment")
            #expect(try await state(.topic)["topic"]?.string == "Beans")
            #expect(try await state(.avatar)["url"]?.string == "mxc://localhost/a")
            #expect(try await state(.joinRules)["join_rule"]?.string == "public")
            #expect(try await state(.canonicalAlias)["alias"]?.string == "#messaging.allotment:localhost")
            let levels = try await state(.powerLevels)
            #expect(levels["events_default"]?.int == 10)
            #expect(levels["users"]?["@anna:localhost"]?.int == 100)
            let invite = try await bob.sync()["rooms"]?["invite"]?[room.rawValue]?["invite_state"]?["events"]?.array
            let names = invite?.compactMap { $0["content"]?["name"]?.string }
            #expect(names == ["Allotment"])
            try await bob.api.call(.join("#messaging.allotment:localhost"))
            let members = try await anna.api.call(.joinedMembers(room))["joined"]?.object
            #expect(members?.keys.sorted() == ["@anna:localhost", "@bob:localhost"])
        }
    }

    @Test func everybodyInATrustedRoomIsEquallyPowerful() async throws {
        try await TestHomeserver.with { server in
            let anna = try await server.register("anna")
            let bob = try await server.register("bob")
            let room = try await anna.createRoom([
                "preset": "trusted_private_chat", "invite": [.string(bob.id.rawValue)], "is_direct": true,
            ])
            let levels = try await anna.api.call(.state(room, .powerLevels))
            #expect(levels["users"]?[bob.id.rawValue]?.int == 100)
            let invite = try await bob.sync()["rooms"]?["invite"]?[room.rawValue]?["invite_state"]?["events"]?.array
            #expect(invite?.contains { $0["content"]?["is_direct"]?.bool == true } == true)
        }
    }

    @Test func roomThatCannotBeMade() async throws {
        try await TestHomeserver.with { server in
            let anna = try await server.register("anna")
            _ = try await anna.createRoom(["room_alias_name": "here"])
            try await expectRefusal(.roomInUse) { _ = try await anna.createRoom(["room_alias_name": "here"]) }
            try await expectRefusal(.unsupportedRoomVersion) { _ = try await anna.createRoom(["room_version": "1"]) }
            try await expectRefusal(.badJSON) { _ = try await anna.createRoom(["preset": "strange"]) }
            try await expectRefusal(.invalidParameter) { _ = try await anna.createRoom(["invite": ["bob"]]) }
            try await expectRefusal(.notFound) { _ = try await anna.createRoom(["invite": ["@nobody:localhost"]]) }
            try await expectRefusal(.badJSON) {
                _ = try await anna.createRoom(["power_level_content_override": ["ban": "a lot"]])
            }
            #expect(try await anna.api.call(.joinedRooms)["joined_rooms"]?.array?.count == 1)
        }
    }

    @Test func unknownAliasAndUnknownRoom() async throws {
        try await TestHomeserver.with { server in
            let anna = try await server.register("anna")
            try await expectRefusal(.notFound, status: 404) { try await anna.api.call(.join("#nowhere:localhost")) }
            try await expectRefusal(.notFound, status: 404) { try await anna.api.call(.join("!nowhere:localhost")) }
            try await expectRefusal(.invalidParameter) { try await anna.api.call(.join("nonsense")) }
        }
    }

    @Test func membershipThroughAllItsStages() async throws {
        try await TestHomeserver.with { server in
            let anna = try await server.register("anna")
            let bob = try await server.register("bob")
            let room = try await anna.createRoom(["preset": "private_chat"])
            func act(_ endpoint: Endpoint, by user: TestUser, on target: TestUser) async throws {
                try await user.api.call(endpoint, ["user_id": .string(target.id.rawValue), "reason": "because"])
            }
            try await expectRefusal(.forbidden) { try await bob.join(room) }
            try await act(.invite(room), by: anna, on: bob)
            try await bob.join(room)
            try await bob.join(room)
            try await expectRefusal(.forbidden) { try await act(.kick(room), by: bob, on: anna) }
            try await act(.kick(room), by: anna, on: bob)
            let member = try await anna.api.call(.state(room, .member, key: bob.id.rawValue))
            #expect(member["membership"]?.string == "leave")
            #expect(member["reason"]?.string == "because")
            try await act(.ban(room), by: anna, on: bob)
            try await expectRefusal(.forbidden) { try await act(.invite(room), by: anna, on: bob) }
            try await expectRefusal(.forbidden) { try await bob.join(room) }
            try await act(.unban(room), by: anna, on: bob)
            try await expectRefusal(.forbidden) { try await act(.unban(room), by: anna, on: bob) }
            try await act(.invite(room), by: anna, on: bob)
            try await bob.leave(room)
            try await bob.api.call(.forget(room))
            try await expectRefusal(.unknown) { try await anna.api.call(.forget(room)) }
            #expect(try await bob.api.call(.joinedRooms)["joined_rooms"] == [])
        }
    }

    @Test func knockAndBeLetIn() async throws {
        try await TestHomeserver.with { server in
            let anna = try await server.register("anna")
            let bob = try await server.register("bob")
            let room = try await anna.createRoom([
                "initial_state": [["type": "m.room.join_rules", "content": ["join_rule": "knock"]]]
            ])
            try await bob.api.call(.knock(room.rawValue), ["reason": "let me in"])
            #expect(try await bob.sync()["rooms"]?["knock"]?[room.rawValue] != nil)
            try await anna.invite(bob, to: room)
            try await bob.join(room)
            #expect(try await bob.sync()["rooms"]?["join"]?[room.rawValue] != nil)
        }
    }

    @Test func stateIsReadAndWrittenByItsPlace() async throws {
        try await TestHomeserver.with { server in
            let anna = try await server.register("anna")
            let bob = try await server.register("bob")
            let eve = try await server.register("eve")
            let room = try await anna.createRoom()
            try await bob.join(room)
            let first = try await anna.setState(.name, ["name": "Beans"], in: room)
            #expect(try await anna.setState(.name, ["name": "Beans"], in: room) == first)
            try await anna.setState("com.example.place", ["row": 3], key: "north/1", in: room)
            #expect(try await bob.api.call(.state(room, "com.example.place", key: "north/1"))["row"]?.int == 3)
            let all = try await bob.api.call(.state(room)).array ?? []
            let name = all.first { $0["type"]?.string == "m.room.name" }
            #expect(name?["room_id"]?.string == room.rawValue)
            #expect(name?["event_id"]?.string == first.rawValue)
            try await expectRefusal(.notFound) { try await bob.api.call(.state(room, .topic)) }
            try await expectRefusal(.forbidden) { try await bob.setState(.name, ["name": "Mine"], in: room) }
            try await expectRefusal(.forbidden) { try await eve.api.call(.state(room)) }
            try await expectRefusal(.badAlias) {
                try await anna.setState(.canonicalAlias, ["alias": "#nowhere:localhost"], in: room)
            }
            try await bob.leave(room)
            try await anna.setState(.name, ["name": "Peas"], in: room)
            #expect(try await bob.api.call(.state(room, .name))["name"]?.string == "Beans")
        }
    }

    @Test func directoryAndItsPages() async throws {
        try await TestHomeserver.with { server in
            let anna = try await server.register("anna")
            let bob = try await server.register("bob")
            var rooms: [RoomID] = []
            for index in 0..<5 {
                rooms.append(
                    try await anna.createRoom([
                        "preset": "public_chat", "visibility": "public", "name": .string("Garden \(index)"),
                        "creation_content": index == 0 ? ["type": "chat.parlor.livestream"] : [:],
                    ]))
            }
            _ = try await anna.createRoom(["preset": "public_chat", "name": "Garden, unlisted"])
            try await bob.join(rooms[3])
            let page = try await bob.api.call(.publicRooms, ["limit": 3])
            #expect(page["chunk"]?.array?.count == 3)
            #expect(page["chunk"]?[0]?["room_id"]?.string == rooms[3].rawValue)
            #expect(page["chunk"]?[0]?["num_joined_members"]?.int == 2)
            let rest = try await bob.api.call(.publicRooms, ["limit": 3, "since": page["next_batch"] ?? ""])
            #expect(rest["chunk"]?.array?.count == 2)
            #expect(rest["next_batch"] == nil)
            let found = try await bob.api.call(.publicRooms, ["filter": ["generic_search_term": "garden 4"]])
            #expect(found["chunk"]?.array?.map { $0["name"]?.string } == ["Garden 4"])
            let streams = try await bob.api.call(
                .publicRooms, ["filter": ["room_types": ["chat.parlor.livestream"]]])
            #expect(streams["chunk"]?.array?.map { $0["name"]?.string } == ["Garden 0"])
            let open = try await TestAPI(server.url).get("/_matrix/client/v3/publicRooms?limit=10")
            #expect(open["total_room_count_estimate"]?.int == 5)
        }
    }

    @Test func aliasesComeAndGo() async throws {
        try await TestHomeserver.with { server in
            let anna = try await server.register("anna")
            let bob = try await server.register("bob")
            let room = try await anna.createRoom()
            let alias = try #require(RoomAlias("#garden/1:localhost"))
            try await anna.api.call(.setAlias(alias), ["room_id": .string(room.rawValue)])
            #expect(try await bob.api.call(.alias(alias))["room_id"]?.string == room.rawValue)
            try await expectRefusal(.unknown, status: 409) {
                try await anna.api.call(.setAlias(alias), ["room_id": .string(room.rawValue)])
            }
            try await bob.join(room)
            try await expectRefusal(.forbidden) { try await bob.api.call(.removeAlias(alias)) }
            try await anna.api.call(.removeAlias(alias))
            try await expectRefusal(.notFound) { try await bob.api.call(.alias(alias)) }
        }
    }
}
