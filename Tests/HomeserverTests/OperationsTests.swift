import JSON
import Matrix
import Support
import Testing

@testable import Homeserver

/// Health, metrics and rates.
@Suite struct OperationsTests {
    @Test func metricsTellWhatHappened() async throws {
        try await TestHomeserver.with { server in
            let anna = try await server.register("anna")
            let room = try await anna.createRoom()
            try await anna.send("hello", to: room)
            _ = try await anna.api.request("GET", "/_matrix/client/v3/devices/NONE")
            #expect(try await TestAPI(server.url).get("/health") == ["status": "ok"])
            let answer = try await TestAPI(server.url).request("GET", "/metrics")
            let text = String(decoding: answer.body, as: UTF8.self)
            #expect(answer.headers["content-type"]?.hasPrefix("text/plain") == true)
            let send = #"method="PUT",route="/_matrix/client/v3/rooms/{roomId}/send/{eventType}/{txnId}""#
            #expect(text.contains("parlor_requests_total{\(send),status=\"200\"} 1\n"))
            #expect(text.contains("parlor_request_seconds_bucket{\(send),le=\"+Inf\"} 1\n"))
            #expect(text.contains(#"route="/_matrix/client/v3/devices/{deviceId}",status="404"} 1"#))
            for name in ["connections", "parked_syncs", "events_stored_total", "write_batches_total", "resident_bytes"]
            {
                #expect(text.contains("\nparlor_\(name) "), "\(name)")
            }
            // Nothing in it says who did something.
            #expect(!text.contains("anna") && !text.contains(room.rawValue))
        }
    }

    @Test func metricsAreForThisMachineOnly() async throws {
        try await TestHomeserver.with { server in
            let proxied = try await TestAPI(server.url).request(
                "GET", "/metrics", headers: ["X-Forwarded-For": "203.0.113.5"])
            #expect(proxied.status == 404)
        }
    }

    @Test func everyKindHasARateOfItsOwn() async throws {
        try await TestHomeserver.with(configure: {
            $0.limits.isRateLimited = true
            $0.limits.rates = ["room": .init(perSecond: 0.001, burst: 2), "join": .init(perSecond: 0.001, burst: 1)]
        }) { server in
            let anna = try await server.register("anna")
            let bob = try await server.register("bob")
            let room = try await anna.createRoom()
            _ = try await anna.createRoom()
            let refused = try await anna.api.request("POST", "/_matrix/client/v3/createRoom", body: Array("{}".utf8))
            #expect(refused.status == 429)
            #expect(refused.json?["errcode"] == "M_LIMIT_EXCEEDED")
            #expect(refused.json?["retry_after_ms"]?.int ?? 0 > 1_000)
            #expect(refused.headers["retry-after"] != nil)
            try await bob.join(room)
            try await expectRefusal(.limitExceeded, status: 429) { try await bob.join(room) }
            try await bob.send("other kinds go on", to: room)
            _ = try await bob.createRoom()
        }
    }

    @Test func ratesFromText() throws {
        var limits = Homeserver.Limits()
        try limits.set("join=1/10,message=20.5/200,upload=3/4")
        #expect(limits.messagesPerSecond == 20.5 && limits.messageBurst == 200)
        #expect(limits.allowance(of: .join) == RateLimiter.Allowance(perSecond: 1, burst: 10))
        #expect(limits.allowance(of: .upload) == RateLimiter.Allowance(perSecond: 3, burst: 4))
        for text in ["x", "join", "join=1", "join=0/1", "join=1/0", "moon=1/1", "join=a/b"] {
            #expect(throws: Homeserver.Limits.UnknownRate.self) { try limits.set(text) }
        }
        try limits.set("off")
        #expect(limits.allowance(of: .join) == .unlimited)
    }
}
