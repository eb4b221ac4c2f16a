import Foundation
import JSON
import SQLite
import Support
import Testing

@testable import Parlor

@Suite("State that is redacted")
struct StateRedactionTests {
    @Test func aStoreOfSchema1LearnsWhichEventAStateCameFrom() async throws {
        let folder = try TemporaryFolder()
        let file = folder.path + "/store.sqlite"
        try SchemaOne.make(file)
        let store = try UserStore(file: file, userID: "@me:x", now: { Date() }) { _ in }
        #expect(try await store.allChannels().first?.channel.name == "Garden")
        try await apply([event("m.room.name", ["name": "Regrettable"], id: "$name", stateKey: "")], since: "s1", store)
        #expect(try await store.allChannels().first?.channel.name == "Regrettable")
        try await apply([event("m.room.redaction", ["redacts": "$name"], id: "$r1")], since: "s2", store)
        #expect(try await store.allChannels().first?.channel.name == nil)
    }

    @Test func aMembersNameGoesAndTheMemberStays() async throws {
        let store = try UserStore(file: nil, userID: "@me:x", now: { Date() }) { _ in }
        let member = event(
            "m.room.member", ["membership": "join", "displayname": "Rude"], id: "$m", stateKey: "@anna:x")
        let message = event("m.room.message", ["msgtype": "m.text", "body": "Hi"], id: "$1")
        try await apply([member, message], since: nil, store)
        #expect(try await store.allChannels().first?.channel.previewMessage?.author.name == "Rude")
        try await apply([event("m.room.redaction", ["redacts": "$m"], id: "$r")], since: "s1", store)
        let channel = try #require(try await store.allChannels().first).channel
        #expect(channel.previewMessage?.author.name == nil)
        #expect(channel.lastActiveMembers.map(\.id) == ["@anna:x"])
    }

    @Test func powerLevelsAndEncryptionSurvive() async throws {
        let store = try UserStore(file: nil, userID: "@me:x", now: { Date() }) { _ in }
        let member = event("m.room.member", ["membership": "join"], id: "$m", stateKey: "@anna:x")
        let levels = event("m.room.power_levels", ["users": ["@anna:x": 100]], id: "$p", stateKey: "")
        let encryption = event("m.room.encryption", ["algorithm": "x"], id: "$e", stateKey: "")
        try await apply([member, levels, encryption], since: nil, store)
        let redactions = ["$p", "$e"].map { event("m.room.redaction", ["redacts": .string($0)], id: "$r" + $0) }
        try await apply(redactions, since: "s1", store)
        let channel = try #require(try await store.allChannels().first).channel
        #expect(channel.isEncrypted)
        #expect(channel.lastActiveMembers.map(\.role) == [.owner])
    }

    private func apply(_ events: [JSONValue], since: String?, _ store: UserStore) async throws {
        let response: JSONValue = [
            "next_batch": "next", "rooms": ["join": ["!room:x": ["timeline": ["events": .array(events)]]]],
        ]
        try await store.write { try $0.apply(response.syncResponse, since: since) }
    }

    private func event(_ type: String, _ content: JSONValue, id: String, stateKey: String? = nil) -> JSONValue {
        var event: JSONValue = [
            "type": .string(type), "content": content, "event_id": .string(id), "sender": "@anna:x",
            "origin_server_ts": 5_000,
        ]
        if let stateKey { event["state_key"] = .string(stateKey) }
        return event
    }
}
