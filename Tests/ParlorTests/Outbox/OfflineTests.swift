import Foundation
import struct Support.SeededRandom
import Testing

@testable import Parlor

@Suite("Without a homeserver, and with a bad one")
struct OfflineTests {
    @Test func listAndHistoryAreReadableAndWhatIsComposedWaitsAndArrives() async throws {
        try await withWorld(.folder) { world in
            let (anna, ben, cid) = try await world.pair()
            let (hers, his) = (anna.channelController(for: cid), ben.channelController(for: cid))
            try await hers.synchronize()
            try await his.synchronize()
            for number in 1...5 { try await hers.createNewMessage(text: "\(number)") }
            try await eventually("ben has all") { his.messages.count == 5 }
            await ben.disconnect()
            await world.server.pause()

            let again = world.client("ben")
            try await again.connect(userID: "ben", password: World.password)
            #expect(again.channel(cid)?.name == "Garden")
            let offline = again.channelController(for: cid)
            try await eventually("history is readable") { offline.messages.map(\.text) == ["5", "4", "3", "2", "1"] }
            await #expect(throws: ClientError.self) { try await offline.synchronize() }
            let id = try await offline.createNewMessage(text: "From the tunnel")
            #expect(offline.messages.first?.id == id)
            #expect(offline.messages.first?.deliveryState == .pending)
            #expect(again.channel(cid)?.previewMessage?.text == "From the tunnel")
            try await eventually("it says what it waits for") {
                offline.messages.first?.localState == .pendingSend
                    && offline.messages.first?.sendingError?.kind == .unreachable
            }

            try await world.server.resume()
            try await eventually("anna gets it") { hers.messages.first?.text == "From the tunnel" }
            try await eventually("it is sent") { offline.messages.first?.deliveryState == .sent }
            #expect(offline.messages.first?.id == id)
            #expect(offline.messages.count == 6)
        }
    }

    @Test func tenRandomStopsDuringAConversationLoseAndDoubleNothing() async throws {
        try await withWorld(.folder) { world in
            let (anna, ben, cid) = try await world.pair { $0.timelineLimit = 5 }
            let (hers, his) = (anna.channelController(for: cid), ben.channelController(for: cid))
            try await hers.synchronize()
            try await his.synchronize()
            var random = SeededRandom(seed: 42)
            let total = 60
            let stops = Set((0..<total).shuffled(using: &random).prefix(10))
            for number in 0..<total {
                let controller = number.isMultiple(of: 2) ? hers : his
                try await controller.createNewMessage(text: "\(number)")
                if stops.contains(number) { await world.server.pause() }
                if await !world.server.isRunning, Bool.random(using: &random) { try await world.server.resume() }
            }
            try await world.server.resume()
            try await eventually("both have all", within: .seconds(60)) {
                hers.messages.count == total && his.messages.count == total
                    && hers.messages.allSatisfy { $0.localState == nil && $0.eventID != nil }
                    && hers.messages.map(\.eventID) == his.messages.map(\.eventID)
            }
            let texts = hers.messages.map(\.text)
            #expect(Set(texts) == Set((0..<total).map(String.init)))
            #expect(his.messages.map(\.text) == texts)
            // First in, first out for each of them.
            for parity in 0...1 {
                let own = texts.reversed().compactMap(Int.init).filter { $0 % 2 == parity }
                #expect(own == own.sorted())
            }
        }
    }

    @Test func aClientThatDiesBetweenComposingAndSendingSendsExactlyOnce() async throws {
        try await withWorld(.folder) { world in
            let (anna, ben, cid) = try await world.pair()
            let his = ben.channelController(for: cid)
            try await his.synchronize()
            await world.server.pause()
            try await anna.channelController(for: cid).createNewMessage(text: "Still there")
            world.abandon(anna)

            let again = world.client("anna")
            try await again.connect(userID: "anna", password: World.password)
            let hers = again.channelController(for: cid)
            try await eventually("it waits") { hers.messages.first?.text == "Still there" }
            try await world.server.resume()
            try await eventually("ben has it") { his.messages.first?.text == "Still there" }
            try await again.channelController(for: cid).createNewMessage(text: "Last")
            try await eventually("ben has what came after") { his.messages.first?.text == "Last" }
            #expect(his.messages.map(\.text) == ["Last", "Still there"])
        }
    }

    @Test func aLostAnswerDoesNotDoubleTheMessageEvenOverARestart() async throws {
        try await withWorld(.folder) { world in
            let attempts = Counter()
            let (anna, ben, cid) = try await world.pair()
            let his = ben.channelController(for: cid)
            try await his.synchronize()
            await anna.disconnect()

            let unlucky = world.client("anna") { config in
                config.dependencies.makeTransport = {
                    FaultyTransport { request in
                        guard request.url.path().contains("/send/m.room.message/") else { return nil }
                        attempts.increment()
                        return .losesAnswer
                    }
                }
            }
            try await unlucky.connect(userID: "anna", password: World.password)
            try await unlucky.channelController(for: cid).createNewMessage(text: "Once")
            try await eventually("it was tried more than once, or seen") {
                attempts.count > 1 || his.messages.first?.text == "Once"
            }
            world.abandon(unlucky)
            await unlucky.disconnect()

            let again = world.client("anna")
            try await again.connect(userID: "anna", password: World.password)
            let hers = again.channelController(for: cid)
            try await hers.synchronize()
            try await hers.createNewMessage(text: "Last")
            try await eventually("ben has what came after") { his.messages.first?.text == "Last" }
            #expect(his.messages.map(\.text) == ["Last", "Once"])
            try await eventually("anna too") { hers.messages.allSatisfy { $0.localState == nil } }
            #expect(hers.messages.map(\.text) == ["Last", "Once"])
        }
    }

    @Test func aRefusedMessageFailsVisiblyThenIsResentOrThrownAway() async throws {
        try await withWorld { world in
            let refuses = Gate()
            let refusals = Counter()
            let (anna, ben, cid) = try await world.pair()
            await anna.disconnect()
            let client = world.client("anna") { config in
                config.dependencies.makeTransport = {
                    FaultyTransport { request in
                        guard request.url.path().contains("/send/m.room.message/"), refusals.increment() < 2 else {
                            return nil
                        }
                        return .answers(status: 403, body: #"{"errcode":"M_FORBIDDEN","error":"no"}"#)
                    }
                }
            }
            refuses.open()
            try await client.connect(userID: "anna", password: World.password)
            let (hers, his) = (client.channelController(for: cid), ben.channelController(for: cid))
            try await his.synchronize()
            try await hers.synchronize()
            let kept = try await hers.createNewMessage(text: "Kept")
            try await eventually("it failed") { hers.messages.first?.localState == .sendingFailed }
            #expect(hers.messages.first?.sendingError?.kind == .forbidden)
            let dropped = try await hers.createNewMessage(text: "Dropped")
            try await eventually("that too") {
                hers.messages.first?.id == dropped && hers.messages.first?.deliveryState == .failed
            }

            try await hers.deleteMessage(dropped)
            #expect(hers.messages.map(\.id) == [kept])
            try await hers.resendMessage(kept)
            try await eventually("ben has it") { his.messages.map(\.text) == ["Kept"] }
            try await eventually("it is sent") { hers.messages.first?.deliveryState == .sent }
        }
    }

    @Test func aHomeserverInTroubleIsAskedAgain() async throws {
        try await withWorld { world in
            let failures = Counter()
            let (anna, ben, cid) = try await world.pair()
            await anna.disconnect()
            let client = world.client("anna") { config in
                config.dependencies.makeTransport = {
                    FaultyTransport { request in
                        guard request.url.path().contains("/send/"), failures.increment() < 3 else { return nil }
                        return failures.count == 2
                            ? .answers(
                                status: 429, body: #"{"errcode":"M_LIMIT_EXCEEDED","error":"slow","retry_after_ms":10}"#
                            )
                            : .answers(status: 502, body: "<html>Bad gateway</html>")
                    }
                }
            }
            try await client.connect(userID: "anna", password: World.password)
            try await client.channelController(for: cid).createNewMessage(text: "Patience")
            let his = ben.channelController(for: cid)
            try await eventually("it arrives") { his.messages.first?.text == "Patience" }
        }
    }

    @Test func anEchoNeverFlickersNorDoubles() async throws {
        try await withWorld { world in
            let (anna, ben, cid) = try await world.pair()
            let hers = anna.channelController(for: cid)
            try await hers.synchronize()
            let recorder = ChannelRecorder()
            hers.delegate = recorder
            var ids: [MessageId] = []
            for number in 0..<20 { ids.append(try await hers.createNewMessage(text: "\(number)")) }
            try await eventually("all are sent") {
                hers.messages.allSatisfy { $0.localState == nil && $0.eventID != nil }
            }
            let his = ben.channelController(for: cid)
            try await eventually("ben has all") { his.messages.count == 20 }
            #expect(hers.messages.map(\.id) == ids.reversed())
            for list in recorder.lists {
                #expect(Set(list).count == list.count)
            }
            for (earlier, later) in zip(recorder.lists, recorder.lists.dropFirst()) {
                #expect(Set(earlier).isSubset(of: Set(later)))
            }
        }
    }
}
