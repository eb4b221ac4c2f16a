import Testing

@testable import Parlor

@Suite("Sending")
struct SendingTests {
    @Test(arguments: Backend.chosen) func aMessageArrives(_ backend: Backend) async throws {
        try await World.run(backend) { world in
            let (anna, ben, cid) = try await world.pair()
            let (hers, his) = (try await anna.open(cid), try await ben.open(cid))
            let id = try await hers.createNewMessage(text: "Hello")
            #expect(hers.messages.first?.id == id)
            try await eventually("ben has it") { his.messages.first?.text == "Hello" }
            #expect(his.messages.first?.author.id == anna.userID)
            try await eventually("it is sent") { hers.messages.first?.deliveryState == .sent }
            #expect(hers.messages.first?.id == id)
        }
    }

    @Test(arguments: Backend.chosen) func manyMessagesArriveInOrder(_ backend: Backend) async throws {
        try await World.run(backend) { world in
            let (anna, ben, cid) = try await world.pair()
            let (hers, his) = (try await anna.open(cid), try await ben.open(cid))
            let texts = (0..<15).map(String.init)
            for text in texts { try await hers.createNewMessage(text: text) }
            try await eventually("ben has all") { his.messages.map(\.text) == texts.reversed() }
            try await eventually("hers are sent") { hers.messages.allSatisfy { $0.deliveryState == .sent } }
            #expect(hers.messages.map(\.text) == texts.reversed())
        }
    }

    @Test(arguments: Backend.chosen) func whatIsComposedOfflineArrivesOnceTheNetworkIsBack(_ backend: Backend)
        async throws
    {
        try await World.run(backend) { world in
            let (anna, ben, cid) = try await world.pair()
            let (hers, his) = (try await anna.open(cid), try await ben.open(cid))
            anna.offline()
            for text in ["one", "two", "three"] { try await hers.createNewMessage(text: text) }
            #expect(hers.messages.map(\.deliveryState) == [.pending, .pending, .pending])
            anna.online()
            try await eventually("ben has all") { his.messages.map(\.text) == ["three", "two", "one"] }
        }
    }

    @Test(arguments: Backend.chosen) func whatIsComposedOfflineSurvivesTheEndOfTheApp(_ backend: Backend) async throws {
        try await World.run(backend) { world in
            let (anna, ben, cid) = try await world.pair()
            let his = try await ben.open(cid)
            anna.offline()
            try await anna.client.channelController(for: cid).createNewMessage(text: "From the tunnel")
            try await anna.restart()
            anna.online()
            try await eventually("ben has it") { his.messages.map(\.text) == ["From the tunnel"] }
        }
    }

    @Test(arguments: Backend.chosen) func anAnswerThatIsLostDoesNotDoubleTheMessage(_ backend: Backend) async throws {
        try await World.run(backend) { world in
            let (anna, ben, cid) = try await world.pair()
            let (hers, his) = (try await anna.open(cid), try await ben.open(cid))
            let isFirst = Once()
            anna.wire.fail { request in
                request.url.path().contains("/send/m.room.message/") && isFirst.take() ? .losesAnswer : nil
            }
            try await hers.createNewMessage(text: "Once")
            try await hers.createNewMessage(text: "After that")
            try await eventually("ben has both") { his.messages.map(\.text) == ["After that", "Once"] }
            try await eventually("sent") { hers.messages.map(\.deliveryState) == [.sent, .sent] }
            #expect(hers.messages.count == 2)
        }
    }
}
