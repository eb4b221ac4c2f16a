import JSON
import Matrix
import Support
import Testing

/// Room version 11, "Redactions".
@Suite struct RedactionTests {
    @Test func whoMayTakeAwayWhat() async throws {
        try await TestHomeserver.with { server in
            let anna = try await server.register("anna")
            let bob = try await server.register("bob")
            let eve = try await server.register("eve")
            let room = try await anna.createRoom([
                "preset": "public_chat",
                "power_level_content_override": ["redact": 60, "events": ["m.room.redaction": 5]],
            ])
            for user in [bob, eve] { try await user.join(room) }
            try await anna.setPowerLevels(in: room) { levels in
                levels["users"] = [
                    anna.id.rawValue: 100, bob.id.rawValue: 50, eve.id.rawValue: 0,
                ]
            }
            let own = try await eve.send("mine", to: room)
            try await expectRefusal(.forbidden, status: 403) {
                try await eve.api.call(.redact(room, own, transaction: "e"))
            }
            try await expectRefusal(.forbidden, status: 403) {
                try await bob.api.call(.redact(room, own, transaction: "b"))
            }
            let bobs = try await bob.send("mine", to: room)
            try await bob.api.call(.redact(room, bobs, transaction: "b2"))
            try await anna.setPowerLevels(in: room) { $0["redact"] = 50 }
            try await bob.api.call(.redact(room, own, transaction: "b3"))
            #expect(try await eve.api.call(.event(room, own))["content"] == [:])
        }
    }

    @Test func stateKeepsWhatItsRulesNeed() async throws {
        try await TestHomeserver.with(.folder) { server in
            let anna = try await server.register("anna")
            let bob = try await server.register("bob")
            try await bob.api.call(.setDisplayName(bob.id), ["displayname": "Bob"])
            let room = try await anna.createRoom()
            try await bob.join(room)
            let name = try await anna.setState(.name, ["name": "Spam"], in: room)
            let member = try await bob.setState(
                .member, ["membership": "join", "displayname": "Rude", "reason": "x"], key: bob.id.rawValue, in: room)
            let levels = try await anna.setPowerLevels(in: room) { $0["notifications"] = ["room": 20] }
            let rule = try await anna.setState(.joinRules, ["join_rule": "knock", "extra": 1], in: room)
            for (index, event) in [name, member, levels, rule].enumerated() {
                try await anna.api.call(.redact(room, event, transaction: "r\(index)"))
            }
            for restarts in [false, true] {
                if restarts { try await server.restart() }
                #expect(try await anna.api.call(.state(room, .name)) == [:])
                #expect(
                    try await anna.api.call(.state(room, .member, key: bob.id.rawValue)) == ["membership": "join"])
                #expect(try await anna.api.call(.state(room, .joinRules)) == ["join_rule": "knock"])
                let kept = try await anna.api.call(.state(room, .powerLevels))
                #expect(kept["notifications"] == nil)
                #expect(kept["users"]?[anna.id.rawValue]?.int == 100)
            }
            // The rules that are left still hold.
            try await bob.send("still here", to: room)
            try await expectRefusal(.forbidden) { try await bob.setState(.name, ["name": "mine"], in: room) }
        }
    }

    @Test func redactedNamesLeaveTheSummaryAndNewSyncs() async throws {
        try await TestHomeserver.with { server in
            let anna = try await server.register("anna")
            let room = try await anna.createRoom()
            let name = try await anna.setState(.name, ["name": "Spam"], in: room)
            try await anna.api.call(.redact(room, name, transaction: "r"))
            let events = try await anna.sync().timeline(of: room)
            let redacted = events.first { $0["event_id"]?.string == name.rawValue }
            #expect(redacted?["content"] == [:])
            #expect(redacted?["state_key"]?.string == "")
            #expect(redacted?["unsigned"]?["redacted_because"]?["sender"]?.string == anna.id.rawValue)
        }
    }
}
