import Testing

@testable import Parlor

@Suite("Clocks and networks")
struct SurroundingsTests {
    private let start = ClockWatch.Reading(monotonic: 100, boot: 1_000, wall: 1_700_000_000)

    private func after(_ seconds: Double, asleep: Double = 0, set: Double = 0) -> ClockWatch.Reading {
        ClockWatch.Reading(
            monotonic: start.monotonic + seconds, boot: start.boot + seconds + asleep,
            wall: start.wall + seconds + asleep + set)
    }

    @Test func timeThatOnlyPassesIsNoEvent() {
        var watch = ClockWatch(start)
        #expect(watch.tick(after(10)).isEmpty)
        #expect(watch.tick(after(20, asleep: 1, set: -2)).isEmpty)
    }

    @Test func sleepIsToldFromASetClock() {
        var watch = ClockWatch(start)
        #expect(watch.tick(after(10, asleep: 3600)) == [.slept(seconds: 3600)])
        #expect(watch.tick(after(20, asleep: 3600, set: -7200)) == [.clockSet(seconds: -7200)])
        #expect(watch.tick(after(30, asleep: 3600, set: -7200)).isEmpty)
        #expect(watch.tick(after(40, asleep: 3660, set: 0)) == [.slept(seconds: 60), .clockSet(seconds: 7200)])
    }

    @Test func theClocksOfThisMachineGoForward() {
        let (first, second) = (ClockWatch.Reading.now(), ClockWatch.Reading.now())
        #expect(second.monotonic >= first.monotonic && second.boot >= first.boot)
        var watch = ClockWatch(first)
        #expect(watch.tick(second).isEmpty)
    }

    @Test func aNetworkThatChangedIsUsedAtOnceThoughAPollIsBeingHeld() async throws {
        try await withWorld { world in
            let polls = Counter()
            let anna = world.client("anna") { config in
                config.dependencies.makeTransport = {
                    FaultyTransport { request in
                        if request.url.path().hasSuffix("/sync") { polls.increment() }
                        return nil
                    }
                }
            }
            try await anna.register(username: "anna", password: World.password)
            try await eventually("a poll is held") { polls.count >= 2 }
            let before = polls.count
            anna.networkDidChange()
            try await eventually("it asks again") { polls.count > before }
            try await eventually("and is connected") { anna.connectionStatus.isConnected }
        }
    }
}
