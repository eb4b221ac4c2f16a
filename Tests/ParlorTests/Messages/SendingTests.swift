import Testing

@testable import Parlor

@Suite("Messages between two people")
struct SendingTests {
    @Test func aMessageAppearsAtOnceAndArrivesAtTheOther() async throws {
        try await withWorld { world in
            let anna = try await world.person("anna")
            let ben = try await world.person("ben")
            let cid = try await anna.createChannel(name: "Garden", id: "garden", members: ["@ben:localhost"])
            #expect(cid == ChannelId(type: .messaging, id: "garden"))
            try await eventually("ben is invited") { ben.channel(cid)?.membership == .invited }
            try await ben.joinChannel(cid)

            let hers = anna.channelController(for: cid)
            let his = ben.channelController(for: cid)
            try await hers.synchronize()
            try await his.synchronize()
            let id = try await hers.createNewMessage(text: "The tomatoes are ripe")
            #expect(hers.messages.first?.id == id)
            #expect(hers.messages.first?.text == "The tomatoes are ripe")
            try await eventually("ben has it") { his.messages.first?.text == "The tomatoes are ripe" }
            try await eventually("anna's is sent") { hers.messages.first?.eventID == his.messages.first?.eventID }
            #expect(hers.messages.first?.id == id)
            #expect(hers.messages.first?.localState == nil)
            #expect(his.messages.first?.author.displayName == "anna")
            #expect(his.messages.first?.isSentByCurrentUser == false)
        }
    }
}
