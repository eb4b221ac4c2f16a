import Combine
import Foundation
import Testing

@Suite struct SchedulingTests {
    @Test func deliveryMovesToTheScheduler() async {
        let queue = DispatchQueue(label: "delivery")
        let key = DispatchSpecificKey<Bool>()
        queue.setSpecific(key: key, value: true)
        let onQueue = await (1...3).publisher.receive(on: queue).map { _ in DispatchQueue.getSpecific(key: key) == true
        }
        .collect().values.first { _ in true }
        #expect(onQueue == [true, true, true])
    }

    @Test func subscriptionMovesToTheScheduler() async {
        let queue = DispatchQueue(label: "subscription")
        let key = DispatchSpecificKey<Bool>()
        queue.setSpecific(key: key, value: true)
        let made = await Deferred { Just(DispatchQueue.getSpecific(key: key) == true) }.subscribe(on: queue).values
            .first { _ in true }
        #expect(made == true)
    }

    @Test func cancelledBeforeTheQueueGotToIt() async {
        let queue = DispatchQueue(label: "held")
        queue.suspend()
        let recorder = Just(1).receive(on: queue).record()
        recorder.cancel()
        queue.resume()
        await withCheckedContinuation { continuation in queue.async { continuation.resume() } }
        #expect(recorder.values == [])
        #expect(recorder.completion == nil)
    }

    @Test func debounceDeliversOnlyTheLastOfABurst() {
        let clock = ManualScheduler()
        let subject = PassthroughSubject<Int, Never>()
        let recorder = subject.debounce(for: .seconds(1), scheduler: clock).record()
        subject.send(1)
        clock.advance(by: .milliseconds(600))
        subject.send(2)
        clock.advance(by: .milliseconds(600))
        #expect(recorder.values == [])
        clock.advance(by: .milliseconds(400))
        #expect(recorder.values == [2])
    }

    @Test(arguments: [(true, [1, 4]), (false, [1, 2])])
    func throttleDeliversOneAnInterval(latest: Bool, expected: [Int]) {
        let clock = ManualScheduler()
        let subject = PassthroughSubject<Int, Never>()
        let recorder = subject.throttle(for: .seconds(1), scheduler: clock, latest: latest).record()
        subject.send(1)
        clock.advance(by: .milliseconds(1))
        for value in 2...4 { subject.send(value) }
        clock.advance(by: .seconds(1))
        #expect(recorder.values == expected)
    }

    @Test func delayKeepsTheOrder() {
        let clock = ManualScheduler()
        let recorder = (1...3).publisher.delay(for: .seconds(2), scheduler: clock).record()
        clock.advance(by: .seconds(1))
        #expect(recorder.values == [])
        clock.advance(by: .seconds(1))
        #expect(recorder.values == [1, 2, 3])
        #expect(recorder.isFinished)
    }

    @Test func timerTicksOnItsRunLoop() {
        let ticks = Counter()
        let runLoop = RunLoop.current
        let cancellable = Timer.publish(every: 0.001, on: runLoop, in: .default).autoconnect().sink { _ in ticks.add() }
        while ticks.value < 3 { _ = runLoop.run(mode: .default, before: Date(timeIntervalSinceNow: 1)) }
        cancellable.cancel()
        #expect(ticks.value >= 3)
    }

    @Test func notificationsArePublished() {
        let center = NotificationCenter()
        let name = Notification.Name("arrived")
        let received = Counter()
        var cancellable: AnyCancellable? = center.publisher(for: name).sink { _ in received.add() }
        center.post(name: name, object: nil)
        cancellable?.cancel()
        cancellable = nil
        center.post(name: name, object: nil)
        #expect(received.value == 1)
    }

    @Test func valuesAreAwaited() async throws {
        var seen: [Int] = []
        for await value in (1...3).publisher.values { seen.append(value) }
        #expect(seen == [1, 2, 3])
        await #expect(throws: Broken.self) {
            for try await _ in Fail<Int, Broken>(error: Broken()).values {}
        }
    }

    @Test func cancelledTaskStopsWaitingForValues() async {
        let cancelled = Counter()
        let subject = PassthroughSubject<Int, Never>()
        let waiting = Task {
            for await _ in subject.handleEvents(receiveCancel: { cancelled.add() }).values {}
        }
        waiting.cancel()
        await waiting.value
        #expect(cancelled.value <= 1)
    }
}
