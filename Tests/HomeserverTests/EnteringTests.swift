import JSON
import Matrix
import Support
import Testing

/// Knocking, and rooms that let in the members of other rooms.
@Suite struct EnteringTests {
    private func room(of user: TestUser, _ joinRules: JSONValue) async throws -> RoomID {
        try await user.createRoom([
            "preset": "private_chat", "name": "Club",
            "initial_state": [["type": "m.room.join_rules", "content": joinRules]],
        ])
    }

    private func restricted(to room: RoomID, _ rule: String = "restricted") -> JSONValue {
        [
            "join_rule": .string(rule),
            "allow": [["type": "m.room_membership", "room_id": .string(room.rawValue)]],
        ]
    }

    @Test func knockIsSeenAndAnswered() async throws {
        try await TestHomeserver.with { server in
            let anna = try await server.register("anna")
            let bob = try await server.register("bob")
            let room = try await room(of: anna, ["join_rule": "knock"])
            try await expectRefusal(.forbidden, status: 403) { try await bob.join(room) }
            let answer = try await bob.api.call(.knock(room.rawValue), ["reason": "please"])
            #expect(answer["room_id"]?.string == room.rawValue)
            let sync = try await bob.sync()
            let state = sync["rooms"]?["knock"]?[room.rawValue]?["knock_state"]?["events"]?.array ?? []
            #expect(state.contains { $0["type"]?.string == "m.room.name" && $0["content"]?["name"]?.string == "Club" })
            let own = state.first { $0["type"]?.string == "m.room.member" }
            #expect(own?["content"]?["membership"]?.string == "knock")
            #expect(own?["content"]?["reason"]?.string == "please")
            #expect(try await anna.api.call(.state(room, .member, key: bob.id.rawValue))["membership"] == "knock")
            try await expectRefusal(.forbidden) { try await bob.join(room) }
            try await expectRefusal(.forbidden) { try await bob.api.call(.messages(room), query: "?dir=b") }
            try await anna.invite(bob, to: room)
            let next = try await bob.sync(since: sync["next_batch"]?.string)
            #expect(next["rooms"]?["invite"]?[room.rawValue] != nil)
            try await bob.join(room)
            try await expectRefusal(.forbidden) { try await bob.api.call(.knock(room.rawValue)) }
        }
    }

    @Test func knockTakenBackAndRefused() async throws {
        try await TestHomeserver.with { server in
            let anna = try await server.register("anna")
            let bob = try await server.register("bob")
            let room = try await room(of: anna, ["join_rule": "knock"])
            try await bob.api.call(.knock(room.rawValue))
            try await bob.leave(room)
            try await bob.api.call(.knock(room.rawValue))
            let since = try await bob.sync()["next_batch"]?.string
            try await anna.api.call(.kick(room), ["user_id": .string(bob.id.rawValue), "reason": "no"])
            let section = try await bob.sync(since: since)["rooms"]?["leave"]?[room.rawValue]
            #expect(section?["timeline"]?["events"]?[0]?["content"]?["reason"]?.string == "no")
            try await anna.api.call(.ban(room), ["user_id": .string(bob.id.rawValue)])
            try await expectRefusal(.forbidden) { try await bob.api.call(.knock(room.rawValue)) }
            let closed = try await self.room(of: anna, ["join_rule": "invite"])
            try await expectRefusal(.forbidden) { try await bob.api.call(.knock(closed.rawValue)) }
        }
    }

    @Test func membersOfAnotherRoomMayJoin() async throws {
        try await TestHomeserver.with(.folder) { server in
            let anna = try await server.register("anna")
            let bob = try await server.register("bob")
            let space = try await anna.createRoom()
            for rule in ["restricted", "knock_restricted"] {
                let room = try await room(of: anna, restricted(to: space, rule))
                try await expectRefusal(.forbidden, status: 403) { try await bob.join(room) }
                let forged: JSONValue = [
                    "membership": "join", "join_authorised_via_users_server": .string(anna.id.rawValue),
                ]
                try await expectRefusal(.forbidden) {
                    try await bob.setState(.member, forged, key: bob.id.rawValue, in: room)
                }
                try await bob.join(space)
                try await server.restart()
                try await bob.join(room)
                let member = try await anna.api.call(.state(room, .member, key: bob.id.rawValue))
                #expect(member["join_authorised_via_users_server"]?.string == anna.id.rawValue)
                try await bob.send("in", to: room)
                try await bob.leave(room)
                try await bob.leave(space)
                try await expectRefusal(.forbidden) { try await bob.join(room) }
                // An invitation is enough, whatever the rule.
                try await anna.invite(bob, to: room)
                try await bob.join(room)
            }
        }
    }

    @Test func nobodyLeftWhoMayLetPeopleIn() async throws {
        try await TestHomeserver.with { server in
            let anna = try await server.register("anna")
            let bob = try await server.register("bob")
            let space = try await anna.createRoom()
            try await bob.join(space)
            let room = try await room(of: anna, restricted(to: space))
            try await anna.setPowerLevels(in: room) { $0["invite"] = 100 }
            try await anna.leave(room)
            try await expectRefusal(.unableToGrantJoin, status: 400) { try await bob.join(room) }
        }
    }

    @Test func summaryTellsWhatOneMayKnow() async throws {
        try await TestHomeserver.with { server in
            let anna = try await server.register("anna")
            let bob = try await server.register("bob")
            func summary(_ user: TestUser?, _ room: String) async throws -> JSONValue {
                let path = "/_matrix/client/v1/room_summary/" + Endpoint.encoded(room)
                return try await (user?.api ?? TestAPI(server.url)).get(path)
            }
            let open = try await anna.createRoom(["preset": "public_chat", "name": "Open", "room_alias_name": "open"])
            let told = try await summary(nil, "#open:localhost")
            #expect(told["room_id"]?.string == open.rawValue)
            #expect(told["name"] == "Open")
            #expect(told["num_joined_members"] == 1)
            #expect(told["room_version"] == "11")
            #expect(told["membership"] == nil)
            #expect(try await summary(bob, open.rawValue)["membership"] == "leave")
            #expect(try await summary(anna, open.rawValue)["membership"] == "join")
            let closed = try await room(of: anna, ["join_rule": "invite"])
            for user in [nil, bob] {
                try await expectRefusal(.notFound, status: 404) { _ = try await summary(user, closed.rawValue) }
            }
            try await anna.invite(bob, to: closed)
            #expect(try await summary(bob, closed.rawValue)["membership"] == "invite")
            let restricted = try await room(of: anna, restricted(to: open))
            try await expectRefusal(.notFound) { _ = try await summary(bob, restricted.rawValue) }
            try await bob.join(open)
            #expect(try await summary(bob, restricted.rawValue)["allowed_room_ids"] == [.string(open.rawValue)])
            try await expectRefusal(.notFound) { _ = try await summary(bob, "#none:localhost") }
            try await expectRefusal(.unknownToken, status: 401) {
                _ = try await TestAPI(server.url, token: "nonsense").get(
                    "/_matrix/client/v1/room_summary/" + Endpoint.encoded(open.rawValue))
            }
        }
    }
}
