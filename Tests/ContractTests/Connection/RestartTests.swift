import Matrix
import Support
import Testing

@testable import Parlor

@Suite("A restart between every two steps")
struct RestartTests {
    @Test(arguments: Backend.chosen) func aConversationWithARestartBetweenAllSteps(_ backend: Backend) async throws {
        try await World.run(backend) { world in
            let (anna, ben, cid) = try await world.pair()
            let his = try await ben.open(cid)
            let id = try await anna.open(cid).createNewMessage(text: "one")
            try await anna.restart()
            try await eventually("ben has it") { his.texts == ["one"] }
            try await anna.open(cid).editMessage(id, text: "two")
            try await anna.restart()
            try await eventually("ben sees the edit") { his.texts == ["two"] }
            try await anna.open(cid).addReaction("🍅", to: id)
            try await anna.restart()
            try await eventually("ben sees the reaction") { his.messages.first?.reactions.map(\.key) == ["🍅"] }
            try await anna.open(cid).removeReaction("🍅", from: id)
            try await anna.restart()
            try await eventually("ben sees it go") { his.messages.first?.reactions.isEmpty == true }
            try await anna.open(cid).deleteMessage(id)
            try await anna.restart()
            try await eventually("ben sees that it is gone") { his.messages.first?.isDeleted == true }
            let hers = try await anna.open(cid)
            #expect(hers.messages.first { $0.isDeleted } != nil)
            try await eventually("nothing is left to send") { try await anna.outbox.isEmpty }
        }
    }

    @Test(arguments: Backend.chosen) func aMessageKeepsItsIdentityOverARestart(_ backend: Backend) async throws {
        try await World.run(backend) { world in
            let (anna, ben, cid) = try await world.pair()
            let hers = try await anna.open(cid)
            let id = try await hers.createNewMessage(text: "one")
            try await eventually("it is sent") { hers.messages.first?.deliveryState == .sent }
            try await anna.restart()
            let again = try await anna.open(cid)
            #expect(again.messages.first { $0.text == "one" }?.id == id)
            try await again.editMessage(id, text: "two")
            let his = try await ben.open(cid)
            try await eventually("ben sees the edit") { his.texts == ["two"] }
        }
    }

    @Test(arguments: Backend.chosen) func signingOutLeavesNothingBehind(_ backend: Backend) async throws {
        try await World.run(backend) { world in
            let (anna, ben, cid) = try await world.pair()
            try await anna.open(cid).createNewMessage(text: "secret")
            try await eventually("it is sent") { try await anna.outbox.isEmpty }
            try await anna.client.logout()
            #expect(anna.channel(cid) == nil)
            let client = anna.reopened()
            anna.offline()
            let error = await #expect(throws: ClientError.self) {
                try await client.connect(userID: anna.userID, password: anna.password)
            }
            #expect(error?.kind == .unreachable)
            anna.online()
            try await client.connect(userID: anna.userID, password: anna.password)
            let hers = try await anna.open(cid)
            try await eventually("the homeserver still has it") { hers.texts == ["secret"] }
            _ = ben
        }
    }
}
