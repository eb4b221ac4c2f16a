import JSON
import Matrix
import Testing

@Suite struct ContentTests {
    @Test func customDataSurvivesReadingAndWriting() throws {
        let json: JSONValue = [
            "msgtype": "m.image", "body": "cat.png", "url": "mxc://localhost/a",
            "info": ["w": 10, "h": 20, "mimetype": "image/png", "xyz.amorgan.blurhash": "LKO2"],
            "m.mentions": ["user_ids": ["@anna:localhost"]], "com.example.mood": ["level": 3],
            "m.relates_to": ["m.in_reply_to": ["event_id": "$a"]],
        ]
        let content = try #require(MessageContent(json))
        #expect(content.media?.width == 10)
        #expect(content.mentions?.userIDs.map(\.rawValue) == ["@anna:localhost"])
        #expect(content.relation?.inReplyTo == EventID("$a"))
        #expect(content.json == json)
    }

    @Test func redactedMessageHasNoContent() {
        #expect(MessageContent([:]) == nil)
    }

    @Test func powerLevelsThatAreNoIntegers() {
        #expect(PowerLevels(["users": ["@anna:localhost": "100"]]) == nil)
        #expect(PowerLevels(["ban": 1.5]) == nil)
        #expect(PowerLevels([:]) == PowerLevels())
    }

    @Test func powerLevelOfEventTypes() throws {
        let levels = try #require(
            PowerLevels(["events": ["m.room.name": 20], "users_default": 3, "users": ["@a:b": 9]]))
        #expect(levels.levelToSend(.name, isState: true) == 20)
        #expect(levels.levelToSend(.topic, isState: true) == 50)
        #expect(levels.levelToSend(.message, isState: false) == 0)
        #expect(levels.level(of: try #require(UserID("@a:b"))) == 9)
        #expect(levels.level(of: try #require(UserID("@c:b"))) == 3)
    }

    @Test func receiptsOfManyPeople() {
        let receipts = ReadReceipt.all(inContent: [
            "$a": ["m.read": ["@anna:localhost": ["ts": 5, "thread_id": "main"]], "m.strange": ["@x:y": [:]]],
            "$b": ["m.read.private": ["@bob:localhost": ["ts": 6]]],
        ])
        #expect(receipts.count == 2)
        #expect(receipts.first { $0.kind == .read }?.threadID == "main")
        #expect(receipts.first { $0.kind == .readPrivate }?.timestamp == 6)
    }
}
