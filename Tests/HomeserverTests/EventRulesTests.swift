import JSON
import Matrix
import Support
import Testing

@testable import Homeserver

@Suite struct EventRulesTests {
    private let anna = UserID("@anna:localhost")!

    @Test func eventsAndWhatIsNone() throws {
        let good: [JSONValue] = [
            ["type": "m.room.message", "content": ["body": "x"]],
            ["type": "a", "content": [:], "state_key": ""],
            ["type": "a", "content": ["n": 9_007_199_254_740_991, "m": -9_007_199_254_740_991]],
        ]
        for json in good { _ = try EventRules.draft(json, by: anna) }
        let bad: [JSONValue] = [
            .null, [], "x", [:], ["type": "", "content": [:]], ["type": 7, "content": [:]], ["type": "a"],
            ["type": "a", "content": []], ["type": "a", "content": [:], "state_key": 1],
            ["type": "a", "content": ["n": 1.5]], ["type": "a", "content": ["n": [["x": 9_007_199_254_740_992]]]],
            ["type": .string(String(repeating: "a", count: 256)), "content": [:]],
            ["type": "a", "content": [:], "state_key": .string(String(repeating: "a", count: 256))],
            ["type": "a", "content": ["body": .string(String(repeating: "a", count: 70_000))]],
        ]
        for json in bad {
            #expect(throws: MatrixError.self, "\(json)") { _ = try EventRules.draft(json, by: anna) }
        }
    }

    @Test func numbersThatCanonicalJSONDoesntKnow() async throws {
        try await TestHomeserver.with { server in
            let anna = try await server.register("anna")
            let room = try await anna.createRoom()
            for bad: JSONValue in [["n": 1.5], ["n": ["m": [9_007_199_254_740_992]]]] {
                try await expectRefusal(.badJSON, status: 400) { try await anna.send("com.example.a", bad, to: room) }
                try await expectRefusal(.badJSON, status: 400) {
                    try await anna.setState("com.example.a", bad, in: room)
                }
            }
        }
    }
}
