import Parlor
import Testing

@Suite("Paging")
struct PagingTests {
    @Test(arguments: Backend.chosen) func pagesGoBackToTheBeginning(_ backend: Backend) async throws {
        try await World.run(backend) { world in
            let (anna, ben, cid) = try await world.pair { $0.timelineLimit = 5 }
            let hers = try await anna.open(cid)
            for number in 0..<30 { try await hers.createNewMessage(text: "\(number)") }
            try await eventually("all are sent") { hers.messages.allSatisfy { $0.deliveryState == .sent } }

            let device = try await world.newDevice(of: ben) { $0.timelineLimit = 5 }
            let his = device.client.channelController(for: ChannelQuery(cid: cid, pageSize: 10))
            try await his.synchronize()
            #expect(his.messages.map(\.text) == (20..<30).reversed().map(String.init))
            while !his.hasLoadedAllPreviousMessages { try await his.loadPreviousMessages() }
            #expect(his.messages.map(\.text) == (0..<30).reversed().map(String.init))
        }
    }

    @Test(arguments: Backend.chosen) func theGapOfATimeOfflineIsFilled(_ backend: Backend) async throws {
        try await World.run(backend) { world in
            let (anna, ben, cid) = try await world.pair { $0.timelineLimit = 5 }
            let (hers, his) = (try await anna.open(cid), try await ben.open(cid))
            try await hers.createNewMessage(text: "before")
            try await eventually("ben has it") { his.messages.first?.text == "before" }
            ben.offline()
            let texts = (0..<18).map(String.init)
            for text in texts { try await hers.createNewMessage(text: text) }
            try await eventually("all are sent") { hers.messages.allSatisfy { $0.deliveryState == .sent } }
            ben.online()
            try await eventually("ben has all, without a hole") {
                his.messages.map(\.text) == texts.reversed() + ["before"]
            }
        }
    }
}
