import Synchronization
import Testing

@testable import Parlor

@Suite("Sent, and passed over by the sync")
struct PassedOverTests {
    @Test(arguments: Backend.chosen) func anAnswerIsLostAndTheEventLiesInAGap(_ backend: Backend) async throws {
        try await World.run(backend) { world in
            let (anna, ben, cid) = try await world.pair { $0.timelineLimit = 4 }
            let hers = try await anna.open(cid)
            try await hers.createNewMessage(text: "before")
            try await eventually("ben has it") { ben.channel(cid)?.previewMessage?.text == "before" }
            let stage = Mutex(0)
            let isFirst = Once()
            ben.wire.fail { request in
                let path = request.url.path()
                let (now, isSend) = (stage.withLock { $0 }, path.contains("/send/"))
                if now == 0, isSend { return isFirst.take() ? .losesAnswer : .losesRequest }
                if now == 0, path.hasSuffix("/sync") || path.contains("/messages") { return .losesRequest }
                return now == 1 && isSend ? .losesRequest : nil
            }
            try await ben.client.channelController(for: cid).createNewMessage(text: "passed over")
            try await eventually("it has reached the homeserver") { hers.messages.first?.text == "passed over" }
            for number in 0..<10 { try await hers.createNewMessage(text: "\(number)") }
            try await eventually("all are sent") { hers.messages.allSatisfy { $0.deliveryState == .sent } }
            stage.withLock { $0 = 1 }
            try await eventually("ben's sync has passed over it") {
                try await ben.knows("9", in: cid)
            }
            stage.withLock { $0 = 2 }
            try await eventually("nothing is left to send") { try await ben.outbox.isEmpty }
            let his = try await ben.open(cid)
            let expected = ["before", "passed over"] + (0..<10).map(String.init)
            try await eventually("it stands where it belongs, once") { his.messages.map(\.text) == expected.reversed() }
        }
    }
}
