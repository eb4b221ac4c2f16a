import Combine
import Testing

@Suite struct OperatorTests {
    @Test func transformations() {
        #expect((1...3).publisher.map { $0 * 2 }.record().values == [2, 4, 6])
        #expect(["1", "x", "3"].publisher.compactMap { Int($0) }.record().values == [1, 3])
        #expect([1, nil, 3].publisher.replaceNil(with: 0).record().values == [1, 0, 3])
        #expect([1, 1, 2, 2, 1].publisher.removeDuplicates().record().values == [1, 2, 1])
        #expect((1...4).publisher.scan(0, +).record().values == [1, 3, 6, 10])
        #expect((1...4).publisher.reduce(0, +).record().values == [10])
        #expect((1...4).publisher.collect().record().values == [[1, 2, 3, 4]])
        #expect((1...4).publisher.dropFirst(2).record().values == [3, 4])
        #expect((1...4).publisher.drop { $0 < 3 }.record().values == [3, 4])
        #expect((1...4).publisher.first { $0 > 2 }.record().values == [3])
        #expect((1...4).publisher.prefix { $0 < 3 }.record().values == [1, 2])
        #expect((1...4).publisher.last().record().values == [4])
        #expect((1...4).publisher.count().record().values == [4])
        #expect([3].publisher.prepend(1, 2).append([4]).record().values == [1, 2, 3, 4])
    }

    @Test func stateBelongsToTheSubscription() {
        let publisher = (1...2).publisher.scan(0, +)
        #expect(publisher.record().values == [1, 3])
        #expect(publisher.record().values == [1, 3])
    }

    @Test func throwingClosureEndsTheStream() {
        let recorder = (1...3).publisher.tryMap { if $0 == 2 { throw Broken() } else { $0 } }.record()
        #expect(recorder.values == [1])
        guard case .failure(let error)? = recorder.completion else { return #expect(Bool(false)) }
        #expect(error is Broken)
    }

    @Test func failureIsCaughtOrReplaced() {
        let failing = [1, 2].publisher.setFailureType(to: Broken.self).append(Fail(error: Broken()))
        let caught = failing.catch { _ in [8, 9].publisher }.record()
        #expect(caught.values == [1, 2, 8, 9])
        #expect(caught.isFinished)
        #expect(failing.replaceError(with: 0).record().values == [1, 2, 0])
        guard case .failure? = failing.mapError({ $0 }).record().completion else { return #expect(Bool(false)) }
    }

    @Test func mergeFinishesWhenAllHave() {
        let (a, b) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>())
        let recorder = a.merge(with: b).record()
        a.send(1)
        b.send(2)
        a.send(completion: .finished)
        b.send(3)
        #expect(!recorder.isFinished)
        b.send(completion: .finished)
        #expect(recorder.values == [1, 2, 3])
        #expect(recorder.isFinished)
    }

    @Test func failureOfOneMergedInputCancelsTheOthers() {
        let cancelled = Counter()
        let (a, b) = (PassthroughSubject<Int, Broken>(), PassthroughSubject<Int, Broken>())
        let recorder = a.merge(with: b.handleEvents(receiveCancel: { cancelled.add() })).record()
        a.send(completion: .failure(Broken()))
        b.send(1)
        #expect(recorder.completion == .failure(Broken()))
        #expect(recorder.values == [])
        #expect(cancelled.value == 1)
    }

    @Test func combineLatestWaitsForBothSides() {
        let (a, b) = (PassthroughSubject<Int, Never>(), PassthroughSubject<String, Never>())
        let recorder = a.combineLatest(b) { "\($0)\($1)" }.record()
        a.send(1)
        b.send("a")
        a.send(2)
        b.send("b")
        #expect(recorder.values == ["1a", "2a", "2b"])
        a.send(completion: .finished)
        #expect(!recorder.isFinished)
        b.send(completion: .finished)
        #expect(recorder.isFinished)
    }

    @Test func zipPairsInOrder() {
        let (a, b) = (PassthroughSubject<Int, Never>(), PassthroughSubject<String, Never>())
        let recorder = a.zip(b) { "\($0)\($1)" }.record()
        a.send(1)
        a.send(2)
        b.send("a")
        a.send(completion: .finished)
        b.send("b")
        #expect(recorder.values == ["1a", "2b"])
        #expect(recorder.isFinished)
        #expect(
            (1...3).publisher.zip((4...9).publisher, (7...8).publisher).map { $0 + $1 + $2 }.record().values == [
                12, 15,
            ])
    }

    @Test func futureAnswersEverySubscriber() async {
        var promise: Future<Int, Never>.Promise?
        let future = Future<Int, Never> { promise = $0 }
        let early = future.record()
        promise?(.success(7))
        promise?(.success(8))
        #expect(early.values == [7])
        #expect(early.isFinished)
        #expect(future.record().values == [7])
        #expect(await future.value == 7)
    }

    @Test func deferredMakesItsPublisherForEachSubscriber() {
        let made = Counter()
        let deferred = Deferred {
            made.add(); return Just(made.value)
        }
        #expect(deferred.record().values == [1])
        #expect(deferred.record().values == [2])
    }

    @Test func subjectIsFedByAPublisher() {
        let subject = PassthroughSubject<Int, Never>()
        let recorder = subject.record()
        let cancellable = (1...3).publisher.subscribe(subject)
        #expect(recorder.values == [1, 2, 3])
        #expect(recorder.isFinished)
        cancellable.cancel()
    }

    @Test func lateSubscriberOfAnEndedSubjectHearsTheEnd() {
        let subject = CurrentValueSubject<Int, Broken>(1)
        subject.send(completion: .failure(Broken()))
        subject.send(2)
        #expect(subject.value == 1)
        #expect(subject.record().completion == .failure(Broken()))
    }
}
