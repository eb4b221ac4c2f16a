import Foundation
import JSON
import Matrix
import Support
import Testing

@testable import Parlor

@Suite("An echo whose event no sync brings")
struct SwallowedEchoTests {
    @Test func aMessageThatALimitedSyncPassedOverFindsItsPlace() async throws {
        try await withWorld { world in
            let ben = try await world.server.register("ben")
            let user = try await world.server.register("anna")
            let room = try await ben.createRoom(["preset": "public_chat"])
            try await user.join(room)
            let blocked = Gate()
            let isBlocked = Counter()
            let anna = world.client("anna") { config in
                config.timelineLimit = 3
                config.dependencies.makeTransport = {
                    FaultyTransport { request in
                        // From the moment the test says so, news do not come through.
                        request.url.path().hasSuffix("/sync") && isBlocked.count == 1 ? .losesRequest : nil
                    }
                }
            }
            blocked.open()
            try await anna.connect(userID: "anna", password: user.password)
            let controller = anna.channelController(for: ChannelId(type: .messaging, id: room.rawValue))
            try await controller.synchronize()
            isBlocked.increment()
            anna.reconnectNow()
            try await eventually("the connection is lost") { !anna.connectionStatus.isConnected }
            try await controller.createNewMessage(text: "Before")
            try await eventually("it is at the homeserver") { controller.messages.first?.eventID != nil }
            for number in 0..<10 { try await ben.send("\(number)", to: room) }
            isBlocked.increment()
            try await eventually("all are here, in the homeserver's order") {
                controller.messages.reversed().map(\.text) == ["Before"] + (0..<10).map(String.init)
            }
        }
    }
}
