import JSON
import Matrix
import Support
import Testing

@Suite struct AccountDataTests {
    @Test func dataOfAccountAndRoomFollowsThePerson() async throws {
        try await TestHomeserver.with(.folder) { server in
            let anna = try await server.register("anna")
            let bob = try await server.register("bob")
            let room = try await anna.createRoom()
            let since = try await anna.sync()["next_batch"]?.string
            async let waiting = anna.sync(since: since, timeout: 30_000)
            try await anna.api.call(.setAccountData(anna.id, "com.example.theme"), ["dark": true])
            let event = try await waiting["account_data"]?["events"]?[0]
            #expect(event == ["type": "com.example.theme", "content": ["dark": true]])
            try await anna.api.call(
                .setAccountData(anna.id, room: room, "com.example.draft"), ["text": "half a thou"])
            try await server.restart()
            let sync = try await anna.sync()
            #expect(sync["account_data"]?["events"]?.array?.contains { $0["content"]?["dark"]?.bool == true } == true)
            let data = sync["rooms"]?["join"]?[room.rawValue]?["account_data"]?["events"]
            #expect(data?[0]?["content"]?["text"]?.string == "half a thou")
            let path = Endpoint.setAccountData(anna.id, "com.example.theme").path
            #expect(try await anna.api.get(path) == ["dark": true])
            try await expectRefusal(.forbidden) { try await bob.api.get(path) }
            try await expectRefusal(.notFound) {
                try await anna.api.get(Endpoint.setAccountData(anna.id, "com.example.none").path)
            }
            try await expectRefusal(.badJSON) {
                try await anna.api.call(.setAccountData(anna.id, .pushRules), [:])
            }
        }
    }

    @Test func tags() async throws {
        try await TestHomeserver.with { server in
            let anna = try await server.register("anna")
            let room = try await anna.createRoom()
            try await anna.api.call(.setTag(anna.id, room: room, "m.favourite"), ["order": 0.5])
            try await anna.api.call(.setTag(anna.id, room: room, "u.garden"), [:])
            try await anna.api.call(.removeTag(anna.id, room: room, "u.garden"))
            let tags = try await anna.api.call(.tags(anna.id, room: room))
            #expect(tags == ["tags": ["m.favourite": ["order": 0.5]]])
            let data = try await anna.sync()["rooms"]?["join"]?[room.rawValue]?["account_data"]?["events"]
            #expect(data?[0]?["type"]?.string == "m.tag")
        }
    }

    @Test func defaultPushRulesAreThereFromTheFirstSync() async throws {
        try await TestHomeserver.with { server in
            let anna = try await server.register("anna")
            let rules = try await anna.sync()["account_data"]?["events"]?.array?
                .first { $0["type"]?.string == "m.push_rules" }
            #expect(rules?["content"]?["global"]?["underride"]?.array?.isEmpty == false)
            #expect(try await anna.api.get("/_matrix/client/v3/pushrules/") == rules?["content"])
        }
    }

    @Test func keysOfSomeoneWithoutAny() async throws {
        try await TestHomeserver.with { server in
            let anna = try await server.register("anna")
            let counts = try await anna.api.post("/_matrix/client/v3/keys/upload", ["one_time_keys": [:]])
            #expect(counts == ["one_time_key_counts": [:]])
            let keys = try await anna.api.post(
                "/_matrix/client/v3/keys/query", ["device_keys": .object([anna.id.rawValue: []])])
            #expect(keys["device_keys"] == .object([anna.id.rawValue: [:]]))
        }
    }
}
