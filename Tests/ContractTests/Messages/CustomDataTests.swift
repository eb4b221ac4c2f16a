import Testing

@testable import Parlor

@Suite("The app's own data")
struct CustomDataTests {
    @Test(arguments: Backend.chosen) func itArrivesWithTheMessage(_ backend: Backend) async throws {
        try await World.run(backend) { world in
            let (anna, ben, cid) = try await world.pair()
            let (hers, his) = (try await anna.open(cid), try await ben.open(cid))
            try await hers.createNewMessage(text: "Order", customData: Self.order)
            #expect(hers.messages.first?.customData == Self.order)
            try await eventually("ben has it") { his.messages.first?.customData == Self.order }
        }
    }

    @Test(arguments: Backend.chosen) func itSurvivesAnEditOfTheText(_ backend: Backend) async throws {
        try await World.run(backend) { world in
            let (anna, ben, cid) = try await world.pair()
            let (hers, his) = (try await anna.open(cid), try await ben.open(cid))
            let id = try await hers.createNewMessage(text: "Order", customData: Self.order)
            try await eventually("ben has it") { his.messages.first?.text == "Order" }
            try await hers.editMessage(id, text: "Order, changed")
            try await eventually("ben sees the edit") { his.messages.first?.text == "Order, changed" }
            #expect(his.messages.first?.customData == Self.order)
            #expect(hers.messages.first?.customData == Self.order)
        }
    }

    @Test(arguments: Backend.chosen) func itIsThereWhenTheMessageIsPagedIn(_ backend: Backend) async throws {
        try await World.run(backend) { world in
            let (anna, ben, cid) = try await world.pair { $0.timelineLimit = 3 }
            let hers = try await anna.open(cid)
            let id = try await hers.createNewMessage(text: "Order", customData: Self.order)
            try await hers.editMessage(id, text: "Order, changed")
            for number in 0..<8 { try await hers.createNewMessage(text: "\(number)") }
            try await eventually("all are sent") { hers.messages.allSatisfy { $0.deliveryState == .sent } }
            let his = try await world.newDevice(of: ben) { $0.timelineLimit = 3 }.open(cid)
            while !his.hasLoadedAllPreviousMessages { try await his.loadPreviousMessages() }
            let order = try #require(his.messages.first { $0.text == "Order, changed" })
            #expect(order.customData == Self.order)
        }
    }

    @Test(arguments: Backend.chosen) func itSurvivesARestartBeforeTheMessageIsSent(_ backend: Backend) async throws {
        try await World.run(backend) { world in
            let (anna, ben, cid) = try await world.pair()
            let his = try await ben.open(cid)
            anna.offline()
            try await anna.client.channelController(for: cid).createNewMessage(text: "Order", customData: Self.order)
            try await anna.restart()
            anna.online()
            try await eventually("ben has it") { his.messages.first?.customData == Self.order }
        }
    }

    private static let order: CustomData = [
        "number": .integer(42), "paid": .bool(true), "note": .string("Grüße"),
        "items": .list([.object(["name": .string("tomato"), "count": .integer(3)]), .null]),
    ]
}
