import Combine
import Foundation
import Testing

@Suite struct CancellationTests {
    @Test func nothingAfterCancel() {
        let subject = PassthroughSubject<Int, Never>()
        let recorder = subject.map { $0 }.record()
        subject.send(1)
        recorder.cancel()
        subject.send(2)
        subject.send(completion: .finished)
        #expect(recorder.values == [1])
        #expect(recorder.completion == nil)
    }

    @Test func cancelWhileReceiving() {
        var received: [Int] = []
        var cancellable: AnyCancellable?
        let subject = PassthroughSubject<Int, Never>()
        cancellable = subject.sink {
            received.append($0)
            cancellable?.cancel()
        }
        subject.send(1)
        subject.send(2)
        #expect(received == [1])
    }

    @Test func droppingTheCancellableCancels() {
        let cancelled = Counter()
        let subject = PassthroughSubject<Int, Never>()
        var bag = Set<AnyCancellable>()
        subject.handleEvents(receiveCancel: { cancelled.add() }).sink { _ in }.store(in: &bag)
        bag = []
        #expect(cancelled.value == 1)
    }

    @Test func cancelActsOnce() {
        let calls = Counter()
        let cancellable = AnyCancellable { calls.add() }
        cancellable.cancel()
        cancellable.cancel()
        #expect(calls.value == 1)
    }

    @Test func sinkLetsGoOfItsClosuresWhenItEnds() {
        final class Witness {}
        let subject = PassthroughSubject<Int, Never>()
        weak var witness: Witness?
        let cancellable = {
            let strong = Witness()
            witness = strong
            return subject.sink { _ in _ = strong }
        }()
        #expect(witness != nil)
        subject.send(completion: .finished)
        #expect(witness == nil)
        cancellable.cancel()
    }

    @Test func switchToLatestCancelsTheOneBefore() {
        let cancelled = Counter()
        let first = PassthroughSubject<Int, Never>()
        let second = PassthroughSubject<Int, Never>()
        let outer = PassthroughSubject<AnyPublisher<Int, Never>, Never>()
        let recorder = outer.switchToLatest().record()
        outer.send(first.handleEvents(receiveCancel: { cancelled.add() }).eraseToAnyPublisher())
        first.send(1)
        outer.send(second.eraseToAnyPublisher())
        first.send(2)
        second.send(3)
        #expect(cancelled.value == 1)
        #expect(recorder.values == [1, 3])
        outer.send(completion: .finished)
        #expect(!recorder.isFinished)
        second.send(completion: .finished)
        #expect(recorder.isFinished)
    }

    @Test func lastSubscriberLeavingDisconnectsAShare() {
        let (subscribed, cancelled) = (Counter(), Counter())
        let subject = PassthroughSubject<Int, Never>()
        let shared = subject.handleEvents(
            receiveSubscription: { _ in subscribed.add() }, receiveCancel: { cancelled.add() }
        ).share()
        let (one, two) = (shared.record(), shared.record())
        subject.send(1)
        #expect(one.values == [1])
        #expect(two.values == [1])
        #expect(subscribed.value == 1)
        one.cancel()
        #expect(cancelled.value == 0)
        two.cancel()
        #expect(cancelled.value == 1)
    }

    @Test func prefixCancelsItsUpstream() {
        let cancelled = Counter()
        let subject = PassthroughSubject<Int, Never>()
        let recorder = subject.handleEvents(receiveCancel: { cancelled.add() }).prefix(2).record()
        for value in 1...4 { subject.send(value) }
        #expect(recorder.values == [1, 2])
        #expect(recorder.isFinished)
        #expect(cancelled.value == 1)
    }
}
