import Combine
import Testing

/// What every operator has to keep, whatever it does with values.
@Suite struct LawTests {
    typealias Operator = @Sendable (AnyPublisher<Int, Broken>) -> AnyPublisher<Int, Broken>

    /// Named, so that a failure says which one it was.
    static let operators: [(name: String, apply: Operator)] = [
        ("map", { $0.map { $0 + 1 }.eraseToAnyPublisher() }),
        ("compactMap", { $0.compactMap { $0 % 2 == 0 ? $0 : nil }.eraseToAnyPublisher() }),
        ("filter", { $0.filter { $0 > 2 }.eraseToAnyPublisher() }),
        ("scan", { $0.scan(0, +).eraseToAnyPublisher() }),
        ("removeDuplicates", { $0.removeDuplicates().eraseToAnyPublisher() }),
        ("dropFirst", { $0.dropFirst(2).eraseToAnyPublisher() }),
        ("drop(while:)", { $0.drop { $0 < 3 }.eraseToAnyPublisher() }),
        ("prefix", { $0.prefix(3).eraseToAnyPublisher() }),
        ("prefix(while:)", { $0.prefix { $0 < 4 }.eraseToAnyPublisher() }),
        ("first", { $0.first().eraseToAnyPublisher() }),
        ("first(where:)", { $0.first { $0 > 1 }.eraseToAnyPublisher() }),
        ("last", { $0.last().eraseToAnyPublisher() }),
        ("last(where:)", { $0.last { $0 < 4 }.eraseToAnyPublisher() }),
        ("min", { $0.min().eraseToAnyPublisher() }),
        ("max", { $0.max().eraseToAnyPublisher() }),
        ("count", { $0.count().eraseToAnyPublisher() }),
        ("reduce", { $0.reduce(0, +).eraseToAnyPublisher() }),
        ("contains", { $0.contains(3).map { $0 ? 1 : 0 }.eraseToAnyPublisher() }),
        ("allSatisfy", { $0.allSatisfy { $0 > 0 }.map { $0 ? 1 : 0 }.eraseToAnyPublisher() }),
        ("output(at:)", { $0.output(at: 2).eraseToAnyPublisher() }),
        ("output(in:)", { $0.output(in: 1...3).eraseToAnyPublisher() }),
        ("prepend", { $0.prepend(8, 9).eraseToAnyPublisher() }),
        ("append", { $0.append(8, 9).eraseToAnyPublisher() }),
        ("merge", { $0.merge(with: $0).eraseToAnyPublisher() }),
        ("zip", { $0.zip($0).map { $0.0 }.eraseToAnyPublisher() }),
        ("combineLatest", { $0.combineLatest($0).map { $0.0 }.eraseToAnyPublisher() }),
        (
            "flatMap",
            { $0.flatMap { value in [value, value].publisher.setFailureType(to: Broken.self) }.eraseToAnyPublisher() }
        ),
        (
            "switchToLatest",
            { $0.map { Just($0).setFailureType(to: Broken.self) }.switchToLatest().eraseToAnyPublisher() }
        ),
        ("catch", { $0.catch { _ in Just(0).setFailureType(to: Broken.self) }.eraseToAnyPublisher() }),
        ("retry", { $0.retry(2).eraseToAnyPublisher() }),
        ("replaceEmpty", { $0.filter { $0 > 99 }.replaceEmpty(with: 7).eraseToAnyPublisher() }),
        ("handleEvents", { $0.handleEvents().eraseToAnyPublisher() }),
        ("mapError", { $0.mapError { $0 }.eraseToAnyPublisher() }),
        ("buffer", { $0.buffer(size: 10, prefetch: .keepFull, whenFull: .dropNewest).eraseToAnyPublisher() }),
        ("share", { $0.share().eraseToAnyPublisher() }),
        ("collect", { $0.collect(2).map(\.count).eraseToAnyPublisher() }),
        ("tryMap", { $0.tryMap { $0 }.mapError { _ in Broken() }.eraseToAnyPublisher() }),
        ("tryScan", { $0.tryScan(0) { $0 + $1 }.mapError { _ in Broken() }.eraseToAnyPublisher() }),
        ("tryFilter", { $0.tryFilter { $0 > 1 }.mapError { _ in Broken() }.eraseToAnyPublisher() }),
        ("tryReduce", { $0.tryReduce(0) { $0 + $1 }.mapError { _ in Broken() }.eraseToAnyPublisher() }),
        (
            "prefix(untilOutputFrom:)",
            { $0.prefix(untilOutputFrom: Empty<Int, Never>(completeImmediately: false)).eraseToAnyPublisher() }
        ),
        (
            "drop(untilOutputFrom:)",
            { $0.drop(untilOutputFrom: Just(1).setFailureType(to: Broken.self)).eraseToAnyPublisher() }
        ),
        ("eraseToAnyPublisher", { $0.eraseToAnyPublisher() }),
    ]

    private var source: AnyPublisher<Int, Broken> {
        (1...5).publisher.setFailureType(to: Broken.self).eraseToAnyPublisher()
    }

    @Test(arguments: operators.indices)
    func neverMoreThanWasAskedFor(index: Int) {
        let (name, apply) = Self.operators[index]
        let recorder = apply(source).record(.none)
        #expect(recorder.values.isEmpty, "\(name) delivered unasked")
        for asked in 1...20 {
            recorder.request(.max(1))
            #expect(recorder.values.count <= asked, "\(name) delivered more than \(asked)")
        }
    }

    @Test(arguments: operators.indices)
    func stepByStepIsTheSameAsAtOnce(index: Int) {
        let (name, apply) = Self.operators[index]
        // Shared and latest-only streams depend on when values are taken.
        guard !["share", "combineLatest"].contains(name) else { return }
        let atOnce = apply(source).record()
        let steps = apply(source).record(.none)
        for _ in 1...30 { steps.request(.max(1)) }
        // Streams that flow together mix as they are asked.
        let isMixed = ["merge", "flatMap"].contains(name)
        #expect(
            isMixed ? steps.values.sorted() == atOnce.values.sorted() : steps.values == atOnce.values, "\(name)")
        #expect(atOnce.isFinished && steps.isFinished, "\(name) did not finish")
    }

    @Test(arguments: operators.indices)
    func oneSubscriptionComesFirst(index: Int) {
        let recorder = Self.operators[index].apply(source).record()
        #expect(recorder.subscriptionCount == 1)
    }

    @Test(arguments: operators.indices)
    func silenceAfterCancelling(index: Int) {
        let (name, apply) = Self.operators[index]
        let subject = PassthroughSubject<Int, Broken>()
        let recorder = apply(subject.eraseToAnyPublisher()).record()
        subject.send(1)
        subject.send(2)
        let before = recorder.values
        recorder.cancel()
        subject.send(3)
        subject.send(completion: .finished)
        #expect(recorder.values == before, "\(name) delivered after it was cancelled")
    }

    @Test(arguments: operators.indices)
    func cancellingReachesTheSource(index: Int) {
        let (name, apply) = Self.operators[index]
        // These have had enough after the first value, and end by themselves.
        guard !["first", "contains"].contains(name) else { return }
        let cancelled = Counter()
        let subject = PassthroughSubject<Int, Broken>()
        let recorder = apply(subject.handleEvents(receiveCancel: { cancelled.add() }).eraseToAnyPublisher()).record()
        guard recorder.completion == nil else { return }
        recorder.cancel()
        #expect(cancelled.value >= 1, "\(name) kept its source")
    }

    @Test(arguments: operators.indices)
    func failurePassesOrIsDealtWith(index: Int) {
        let (name, apply) = Self.operators[index]
        let recorder = apply(Fail(error: Broken()).eraseToAnyPublisher()).record()
        let endsWell = ["catch"]
        if endsWell.contains(name) {
            #expect(recorder.isFinished, "\(name)")
        } else if case .failure? = recorder.completion {
        } else {
            Issue.record("\(name) swallowed the failure")
        }
    }
}
