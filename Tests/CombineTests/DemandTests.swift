import Combine
import Testing

@Suite struct DemandTests {
    @Test func arithmeticKeepsUnlimited() {
        #expect(Subscribers.Demand.unlimited - 5 == .unlimited)
        #expect(Subscribers.Demand.max(3) + .unlimited == .unlimited)
        #expect(Subscribers.Demand.max(3) - .max(5) == .none)
        #expect(Subscribers.Demand.max(Int.max) + .max(1) == .unlimited)
        #expect(Subscribers.Demand.max(3) < .unlimited)
        #expect(Subscribers.Demand.none < 1)
    }

    @Test func sequenceDeliversWhatIsAskedFor() {
        let recorder = [1, 2, 3, 4].publisher.record(.max(1))
        #expect(recorder.values == [1])
        recorder.request(.max(2))
        #expect(recorder.values == [1, 2, 3])
        #expect(!recorder.isFinished)
        recorder.request(.max(1))
        #expect(recorder.isFinished)
    }

    @Test func demandReturnedFromReceiveIsMet() {
        #expect((1...5).publisher.record(.max(1), more: .max(1)).values == [1, 2, 3, 4, 5])
    }

    @Test func emptySequenceFinishesUnasked() {
        #expect([Int]().publisher.record(.none).isFinished)
    }

    @Test func passthroughDropsWhatNobodyAskedFor() {
        let subject = PassthroughSubject<Int, Never>()
        let recorder = subject.record(.max(1))
        subject.send(1)
        subject.send(2)
        #expect(recorder.values == [1])
        recorder.request(.max(1))
        subject.send(3)
        #expect(recorder.values == [1, 3])
    }

    @Test func currentValueKeepsTheLatestForASlowSubscriber() {
        let subject = CurrentValueSubject<Int, Never>(0)
        let recorder = subject.record(.none)
        subject.send(1)
        subject.send(2)
        #expect(recorder.values == [])
        recorder.request(.max(1))
        #expect(recorder.values == [2])
        subject.value = 3
        recorder.request(.unlimited)
        #expect(recorder.values == [2, 3])
    }

    @Test func filteringAsksForAReplacement() {
        #expect((1...6).publisher.filter { $0 % 2 == 0 }.record(.max(2)).values == [2, 4])
    }

    @Test func slowFlatMapHoldsItsInputsBack() {
        let requests = Counter()
        let inner = (1...3).publisher.handleEvents(receiveOutput: { _ in requests.add() })
        let recorder = Just(0).flatMap { _ in inner }.record(.none)
        #expect(requests.value == 1)
        recorder.request(.max(1))
        #expect(recorder.values == [1])
        #expect(requests.value == 2)
    }

    @Test func flatMapOfOnePublisherAtATimeKeepsTheOrder() {
        let recorder = (1...3).publisher.flatMap(maxPublishers: .max(1)) { [$0, $0 * 10].publisher }.record()
        #expect(recorder.values == [1, 10, 2, 20, 3, 30])
        #expect(recorder.isFinished)
    }

    @Test func chunksAskForTheirWholeSize() {
        let recorder = (1...5).publisher.collect(2).record(.max(1))
        #expect(recorder.values == [[1, 2]])
        recorder.request(.max(2))
        #expect(recorder.values == [[1, 2], [3, 4], [5]])
        #expect(recorder.isFinished)
    }

    @Test func openDemandIsCarriedToTheNextPublisher() {
        let recorder = [1, 2].publisher.append([3, 4]).record(.max(3))
        #expect(recorder.values == [1, 2, 3])
        recorder.request(.max(1))
        #expect(recorder.values == [1, 2, 3, 4])
        #expect(recorder.isFinished)
    }
}
