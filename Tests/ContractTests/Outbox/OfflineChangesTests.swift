import Foundation
import Testing

@testable import Parlor

@Suite("What is done without a network is done later, once and in order")
struct OfflineChangesTests {
    @Test(arguments: Backend.chosen) func everyOperationArrives(_ backend: Backend) async throws {
        try await World.run(backend) { world in
            let (anna, ben, cid) = try await world.pair()
            let (hers, his) = (try await anna.open(cid), try await ben.open(cid))
            let first = try await hers.createNewMessage(text: "First")
            try await eventually("ben has it") { his.messages.count == 1 }
            anna.offline()
            let second = try await hers.createNewMessage(text: "Second")
            try await hers.editMessage(first, text: "First, edited")
            try await hers.addReaction("!", to: second)
            let third = try await hers.createNewMessage(text: "Third")
            try await hers.deleteMessage(third)
            try await hers.createNewMessage(text: "Fourth", quotedMessageId: second)
            let session = try anna.client.currentSession
            for number in 1...3 {
                try await session.submit(
                    .stateEvent(type: "m.room.topic", content: ["topic": .string("\(number)")]), in: cid)
            }
            try await session.submit(.tag("m.favourite", content: ["order": 0.5]), in: cid)
            try await session.submit(.accountData(type: "parlor.test", content: ["n": 1]))
            #expect(hers.messages.map(\.text) == ["Fourth", "Second", "First, edited"])
            #expect(his.messages.map(\.text) == ["First"])
            try await anna.restart()
            anna.online()
            try await eventually("ben has all of it") {
                his.messages.map(\.text) == ["Fourth", "Second", "First, edited"]
                    && his.messages[1].reactions.first?.key == "!" && ben.channel(cid)?.topic == "3"
                    && his.messages[0].quotedMessage?.text == "Second"
            }
            try await eventually("anna's settings are there") { anna.channel(cid)?.isPinned == true }
            let again = try anna.client.currentSession
            try await eventually("nothing is left") {
                try await again.store.read { try $0.first("SELECT count(*) FROM outbox") { $0.int(0) } } == 0
            }
        }
    }

    @Test(arguments: Backend.chosen) func aChangeThatIsRefusedIsTakenBackAndSaid(_ backend: Backend) async throws {
        try await World.run(backend) { world in
            let (anna, ben, cid) = try await world.pair()
            _ = anna
            let failures = ben.client.outboxFailures
            // Ben may not name the channel.
            try await ben.client.currentSession.submit(
                .stateEvent(type: "m.room.name", content: ["name": "Ben's"]), in: cid)
            let failure = await failures.first { _ in true }
            #expect(failure?.operation == .channelSetting)
            #expect(failure?.cid == cid)
            #expect(failure?.error.kind == .forbidden)
            #expect(ben.channel(cid)?.name == "Garden")
        }
    }
}
