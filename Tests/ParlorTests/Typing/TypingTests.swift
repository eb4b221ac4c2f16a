import Foundation
import Testing

@testable import Parlor

@Suite("Typing")
struct TypingTests {
    @Test func othersAreToldNotForEveryKey() {
        var machine = TypingMachine()
        let start = Date(timeIntervalSince1970: 1000)
        var told: [Bool] = []
        for later in [0, 1, 3.9, 4.1] { told.append(machine.keystroke(at: start + later)) }
        #expect(told == [true, false, false, true])
    }

    @Test func stoppingIsToldOnceAndOnlyAfterTyping() {
        var machine = TypingMachine()
        let start = Date(timeIntervalSince1970: 1000)
        let early = machine.stop()
        let began = machine.keystroke(at: start)
        let stopped = machine.stop()
        let again = machine.stop()
        let resumed = machine.keystroke(at: start + 1)
        #expect([early, began, stopped, again, resumed] == [false, true, true, false, true])
    }

    @Test func theOtherSeesItBeginAndEnd() async throws {
        try await withWorld { world in
            let (anna, ben, cid) = try await world.pair()
            let hers = anna.channelController(for: cid)
            let his = ben.channelController(for: cid)
            let recorder = ChannelRecorder()
            his.delegate = recorder
            try await hers.sendKeystrokeEvent()
            try await eventually("ben sees anna type") { his.channel?.typingUsers.map(\.displayName) == ["anna"] }
            #expect(hers.channel?.typingUsers.isEmpty == true)
            try await hers.sendStopTypingEvent()
            try await eventually("ben sees her stop") { his.channel?.typingUsers.isEmpty == true }
            #expect(recorder.typing.map { $0.map(\.id) } == [["@anna:localhost"], []])
        }
    }

    @Test func itEndsByItselfAfterTheLastKey() async throws {
        try await withWorld { world in
            let gate = Gate()
            let (anna, ben, cid) = try await world.pair { config in
                // The test says when the pause after the last key is over; every other wait is real.
                config.dependencies.sleep = {
                    if $0 == TypingMachine.pause { await gate.passage() } else { try await Task.sleep(for: $0) }
                }
            }
            let his = ben.channelController(for: cid)
            try await anna.channelController(for: cid).sendKeystrokeEvent()
            try await eventually("ben sees anna type") { his.channel?.typingUsers.isEmpty == false }
            gate.open()
            try await eventually("it is over") { his.channel?.typingUsers.isEmpty == true }
        }
    }
}
