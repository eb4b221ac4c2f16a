import JSON
import Matrix
import Support
import Testing

@Suite struct ToDeviceTests {
    private func send(
        _ contents: JSONValue, to user: TestUser, by sender: TestUser, transaction: String = "t"
    ) async throws {
        try await sender.api.put(
            "/_matrix/client/v3/sendToDevice/m.test/\(transaction)",
            ["messages": .object([user.id.rawValue: contents])])
    }

    private func events(_ sync: JSONValue) -> [JSONValue] { sync["to_device"]?["events"]?.array ?? [] }

    @Test func messageReachesItsDeviceOnceAndGoesWhenAcknowledged() async throws {
        try await TestHomeserver.with(.folder) { server in
            let anna = try await server.register("anna")
            let phone = try await server.login("anna")
            let bob = try await server.register("bob")
            try await send(.object([phone.deviceID: ["n": 1]]), to: anna, by: bob)
            try await send(.object([phone.deviceID: ["n": 1]]), to: anna, by: bob)
            #expect(events(try await anna.sync()).isEmpty)
            let first = try await phone.sync()
            #expect(events(first) == [["type": "m.test", "sender": "@bob:localhost", "content": ["n": 1]]])
            // An answer that got lost is told again; the one after the token isn't.
            #expect(events(try await phone.sync()).count == 1)
            let since = first["next_batch"]?.string
            #expect(events(try await phone.sync(since: since)).isEmpty)
            #expect(events(try await phone.sync()).isEmpty)
            // The position of what was deleted is never given to something else.
            try await server.restart()
            try await send(.object(["*": ["n": 2]]), to: anna, by: bob, transaction: "u")
            #expect(events(try await phone.sync(since: since)).first?["content"]?["n"] == 2)
            #expect(events(try await anna.sync()).count == 1)
        }
    }

    @Test func messageWakesAParkedSync() async throws {
        try await TestHomeserver.with { server in
            let anna = try await server.register("anna")
            let bob = try await server.register("bob")
            async let parked = try await anna.parkedSync(since: try await anna.sync()["next_batch"]?.string)
            try await anna.waitUntilSyncing()
            try await send(.object([anna.deviceID: ["n": 1]]), to: anna, by: bob)
            #expect(events(try await parked).count == 1)
        }
    }

    @Test func manyMessagesComeInPieces() async throws {
        try await TestHomeserver.with { server in
            let anna = try await server.register("anna")
            let bob = try await server.register("bob")
            for number in 0..<130 {
                try await send(
                    .object(["*": ["n": JSONValue(number)]]), to: anna, by: bob, transaction: "\(number)")
            }
            var since: String?
            var numbers: [Int] = []
            for _ in 0..<3 {
                let sync = try await anna.sync(since: since)
                numbers += events(sync).compactMap { $0["content"]?["n"]?.int }
                since = sync["next_batch"]?.string
            }
            #expect(numbers == Array(0..<130))
        }
    }

    @Test func malformedMessages() async throws {
        try await TestHomeserver.with { server in
            let anna = try await server.register("anna")
            for body: JSONValue in [[:], ["messages": ["x": [:]]], ["messages": ["@a:localhost": ["D": 1]]]] {
                let error = try await matrixError {
                    try await anna.api.put("/_matrix/client/v3/sendToDevice/m.test/t", body)
                }
                #expect(error?.status == 400)
            }
            try await anna.api.put(
                "/_matrix/client/v3/sendToDevice/m.test/t", ["messages": ["@nobody:localhost": ["*": [:]]]])
        }
    }
}
