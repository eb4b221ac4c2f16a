import JSON
import Matrix
import Support
import Testing

/// Push rules, notifications and pushers through the API.
@Suite struct PushTests {
    private static let rules = "/_matrix/client/v3/pushrules/global"

    private func ids(_ user: TestUser, _ kind: String) async throws -> [String] {
        let rules = try await user.api.get("\(Self.rules)/")[kind]?.array ?? []
        return rules.compactMap { $0["rule_id"]?.string }.filter { !$0.hasPrefix(".") }
    }

    @Test func rulesAreAddedMovedAndRemoved() async throws {
        try await TestHomeserver.with(.folder) { server in
            let anna = try await server.register("anna")
            func put(_ id: String, _ place: String = "") async throws {
                try await anna.api.put("\(Self.rules)/content/\(id)\(place)", ["pattern": .string(id), "actions": []])
            }
            try await put("a")
            try await put("b")
            try await put("c", "?after=b")
            try await put("d", "?before=a")
            #expect(try await ids(anna, "content") == ["b", "c", "d", "a"])
            try await put("a", "?before=b")
            try await put("c")
            #expect(try await ids(anna, "content") == ["a", "b", "c", "d"])
            try await expectRefusal(.unknown, status: 400) { try await put("e", "?before=none") }
            try await expectRefusal(.unknown, status: 400) { try await put("e", "?after=.m.rule.contains_user_name") }
            try await anna.api.put("\(Self.rules)/content/a/enabled", ["enabled": false])
            try await put("a")
            #expect(try await anna.api.get("\(Self.rules)/content/a/enabled") == ["enabled": false])
            try await anna.api.put("\(Self.rules)/content/a/actions", ["actions": ["notify"]])
            #expect(try await anna.api.get("\(Self.rules)/content/a/actions") == ["actions": ["notify"]])
            try await anna.api.delete("\(Self.rules)/content/a")
            try await expectRefusal(.notFound, status: 404) { try await anna.api.get("\(Self.rules)/content/a") }
            try await server.restart()
            #expect(try await ids(anna, "content") == ["b", "c", "d"])
        }
    }

    @Test func rulesThatAreNone() async throws {
        try await TestHomeserver.with { server in
            let anna = try await server.register("anna")
            let wrong: [(String, JSONValue)] = [
                ("content/x", ["actions": []]), ("content/x", ["pattern": "x"]), ("moon/x", ["actions": []]),
                ("override/.m.rule.master", ["actions": []]), ("override/x", ["actions": [1]]),
                ("override/x", ["actions": [], "conditions": [[:]]]), ("override/a%2Fb", ["actions": []]),
            ]
            for (path, body) in wrong {
                let error = try await matrixError { try await anna.api.put("\(Self.rules)/\(path)", body) }
                #expect(error?.status == 400, "\(path) \(body)")
            }
            let error = try await matrixError { try await anna.api.delete("\(Self.rules)/override/.m.rule.master") }
            #expect(error?.status == 400)
            try await expectRefusal(.badJSON) {
                try await anna.api.put("\(Self.rules)/override/.m.rule.master/enabled", ["enabled": 1])
            }
            try await expectRefusal(.notFound) {
                try await anna.api.put("\(Self.rules)/override/none/enabled", ["enabled": true])
            }
        }
    }

    @Test func rulesOfOnesOwnCount() async throws {
        try await TestHomeserver.with { server in
            let anna = try await server.register("anna")
            let bob = try await server.register("bob")
            let room = try await anna.createRoom()
            try await bob.join(room)
            func unread() async throws -> JSONValue? {
                try await bob.sync()["rooms"]?["join"]?[room.rawValue]?["unread_notifications"]
            }
            try await bob.api.put(
                "\(Self.rules)/content/cake",
                ["pattern": "cake", "actions": ["notify", ["set_tweak": "highlight"]]])
            try await bob.api.put("\(Self.rules)/sender/@anna:localhost", ["actions": []])
            try await anna.send("there is bread", to: room)
            try await anna.send("there is cake", to: room)
            #expect(try await unread() == ["notification_count": 1, "highlight_count": 1])
            for index in 0..<220 { try await anna.send("bread \(index)", to: room) }
            #expect(try await unread() == ["notification_count": 1, "highlight_count": 1])
            try await bob.api.put("\(Self.rules)/override/.m.rule.master/enabled", ["enabled": true])
            #expect(try await unread() == ["notification_count": 0, "highlight_count": 0])
        }
    }

    @Test func notificationsPageByPage() async throws {
        try await TestHomeserver.with { server in
            let anna = try await server.register("anna")
            let bob = try await server.register("bob")
            let eve = try await server.register("eve")
            let room = try await anna.createRoom()
            try await bob.join(room)
            var sent: [String] = []
            for index in 0..<5 {
                sent.append(try await anna.send(index == 2 ? "hi bob" : "\(index)", to: room).rawValue)
            }
            let other = try await eve.createRoom()
            try await eve.send("not for bob", to: other)
            try await bob.send("my own", to: room)
            try await bob.markRead(EventID(sent[1])!, in: room)
            func page(_ query: String) async throws -> JSONValue {
                try await bob.api.get("/_matrix/client/v3/notifications?\(query)")
            }
            func events(_ page: JSONValue) -> [String] {
                page["notifications"]?.array?.compactMap { $0["event"]?["event_id"]?.string } ?? []
            }
            let first = try await page("limit=2")
            #expect(events(first) == [sent[4], sent[3]])
            let next = try #require(first["next_token"]?.string)
            let second = try await page("limit=10&from=\(next)")
            #expect(events(second) == [sent[2], sent[1], sent[0]])
            #expect(second["next_token"] == nil)
            #expect(second["notifications"]?.array?.map { $0["read"]?.bool } == [false, true, true])
            #expect(second["notifications"]?[0]?["room_id"]?.string == room.rawValue)
            #expect(events(try await page("only=highlight")) == [sent[2]])
            try await expectRefusal(.invalidParameter) { _ = try await page("from=x") }
        }
    }

    @Test func pushersAreKeptAndGoWithTheirDevice() async throws {
        try await TestHomeserver.with(.folder) { server in
            let anna = try await server.register("anna")
            let bob = try await server.register("bob")
            let pusher: JSONValue = [
                "app_display_name": "App", "app_id": "org.example", "data": ["url": "https://push.example.org/"],
                "device_display_name": "Phone", "kind": "http", "lang": "en", "pushkey": "K",
            ]
            func pushers(_ user: TestUser) async throws -> [JSONValue] {
                try await user.api.get("/_matrix/client/v3/pushers")["pushers"]?.array ?? []
            }
            func set(_ user: TestUser, _ body: JSONValue) async throws {
                try await user.api.post("/_matrix/client/v3/pushers/set", body)
            }
            try await set(anna, pusher)
            try await server.restart()
            #expect(try await pushers(anna) == [pusher])
            try await set(bob, pusher)
            #expect(try await pushers(anna).isEmpty)
            #expect(try await pushers(bob).count == 1)
            try await set(bob, ["app_id": "org.example", "pushkey": "K", "kind": .null])
            #expect(try await pushers(bob).isEmpty)
            let phone = try await server.login("anna")
            try await set(phone, pusher)
            #expect(try await pushers(anna).count == 1)
            try await phone.api.call(.logout)
            #expect(try await pushers(anna).isEmpty)
            for field in ["kind", "lang", "data", "pushkey"] {
                var broken = pusher
                broken[field] = field == "kind" ? "pigeon" : nil
                let error = try await matrixError { try await set(anna, broken) }
                #expect(error?.status == 400)
            }
        }
    }
}
