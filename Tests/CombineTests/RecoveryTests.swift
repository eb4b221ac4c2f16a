import Combine
import Foundation
import Testing

/// Failures that are tried again, streams that end each other, and what is kept meanwhile.
@Suite struct RecoveryTests {
    private func failing(_ times: Int, _ attempts: Counter) -> some Publisher<Int, Broken> {
        Deferred { () -> AnyPublisher<Int, Broken> in
            attempts.add()
            return attempts.value <= times
                ? Fail(error: Broken()).eraseToAnyPublisher()
                : Just(7).setFailureType(to: Broken.self).eraseToAnyPublisher()
        }
    }

    @Test func retriedUntilItSucceeds() {
        let attempts = Counter()
        let recorder = failing(2, attempts).retry(3).record()
        #expect(recorder.values == [7])
        #expect(recorder.isFinished)
        #expect(attempts.value == 3)
    }

    @Test func retriesComeToAnEnd() {
        let attempts = Counter()
        let recorder = failing(9, attempts).retry(2).record()
        #expect(attempts.value == 3)
        guard case .failure? = recorder.completion else {
            Issue.record("no failure")
            return
        }
    }

    @Test func retryCarriesTheDemandOver() {
        let attempts = Counter()
        let flaky = Deferred { () -> AnyPublisher<Int, Broken> in
            attempts.add()
            return [1, 2].publisher.setFailureType(to: Broken.self).append(Fail(error: Broken())).eraseToAnyPublisher()
        }
        let recorder = flaky.retry(1).record(.max(3))
        #expect(recorder.values == [1, 2, 1])
    }

    @Test func cancelledRetryStops() {
        let subject = PassthroughSubject<Int, Broken>()
        let recorder = subject.retry(5).record()
        recorder.cancel()
        subject.send(completion: .failure(Broken()))
        #expect(recorder.completion == nil)
    }

    @Test func tryCatchMayThrowItself() {
        let failing = Fail<Int, Broken>(error: Broken())
        #expect(failing.tryCatch { _ in Just(1) }.record().values == [1])
        let recorder = failing.tryCatch { error -> Just<Int> in throw error }.record()
        guard case .failure? = recorder.completion else {
            Issue.record("no failure")
            return
        }
    }

    @Test func signalEndsAStream() {
        let (source, signal) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Void, Never>())
        let recorder = source.prefix(untilOutputFrom: signal).record()
        source.send(1)
        signal.send()
        source.send(2)
        #expect(recorder.values == [1])
        #expect(recorder.isFinished)
    }

    @Test func signalThatIsThereAlready() {
        let recorder = (1...3).publisher.prefix(untilOutputFrom: Just(0)).record()
        #expect(recorder.values == [])
        #expect(recorder.isFinished)
    }

    @Test func endOfTheSignalEndsNothing() {
        let (source, signal) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Void, Never>())
        let recorder = source.prefix(untilOutputFrom: signal).record()
        signal.send(completion: .finished)
        source.send(1)
        #expect(recorder.values == [1])
        #expect(!recorder.isFinished)
    }

    @Test func signalOpensAStream() {
        let (source, signal) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Void, Never>())
        let recorder = source.drop(untilOutputFrom: signal).record()
        source.send(1)
        signal.send()
        source.send(2)
        #expect(recorder.values == [2])
    }

    @Test func emptyStreamIsReplaced() {
        #expect(Empty<Int, Never>().replaceEmpty(with: 4).record().values == [4])
        #expect([1, 2].publisher.replaceEmpty(with: 4).record().values == [1, 2])
        let waiting = Empty<Int, Never>().replaceEmpty(with: 4).record(.none)
        #expect(!waiting.isFinished)
        waiting.request(.max(1))
        #expect(waiting.values == [4])
        #expect(waiting.isFinished)
    }

    @Test func silenceTimesOut() {
        let clock = ManualScheduler()
        let subject = PassthroughSubject<Int, Never>()
        let recorder = subject.timeout(.seconds(5), scheduler: clock).record()
        clock.advance(by: .seconds(4))
        subject.send(1)
        clock.advance(by: .seconds(4))
        #expect(!recorder.isFinished)
        clock.advance(by: .seconds(2))
        #expect(recorder.isFinished)
        #expect(recorder.values == [1])
    }

    @Test func timeoutMayBeAFailure() {
        let clock = ManualScheduler()
        let subject = PassthroughSubject<Int, Broken>()
        let recorder = subject.timeout(.seconds(5), scheduler: clock, customError: { Broken() }).record()
        clock.advance(by: .seconds(6))
        guard case .failure? = recorder.completion else {
            Issue.record("no failure")
            return
        }
    }

    @Test func finishedStreamDoesNotTimeOut() {
        let clock = ManualScheduler()
        let recorder = Just(1).setFailureType(to: Broken.self)
            .timeout(.seconds(5), scheduler: clock, customError: { Broken() }).record()
        clock.advance(by: .seconds(9))
        #expect(recorder.isFinished)
    }

    @Test func bufferKeepsWhatNobodyAskedFor() {
        let subject = PassthroughSubject<Int, Never>()
        let recorder = subject.buffer(size: 2, prefetch: .byRequest, whenFull: .dropNewest).record(.none)
        for value in 1...4 { subject.send(value) }
        recorder.request(.unlimited)
        #expect(recorder.values == [1, 2])
    }

    @Test func bufferMayForgetTheOldest() {
        let subject = PassthroughSubject<Int, Never>()
        let recorder = subject.buffer(size: 2, prefetch: .byRequest, whenFull: .dropOldest).record(.none)
        for value in 1...4 { subject.send(value) }
        subject.send(completion: .finished)
        recorder.request(.unlimited)
        #expect(recorder.values == [3, 4])
        #expect(recorder.isFinished)
    }

    @Test func bufferMayFail() {
        let subject = PassthroughSubject<Int, Broken>()
        let recorder = subject.buffer(size: 1, prefetch: .byRequest, whenFull: .customError { Broken() }).record(.none)
        subject.send(1)
        subject.send(2)
        recorder.request(.unlimited)
        #expect(recorder.values == [1])
        guard case .failure? = recorder.completion else {
            Issue.record("no failure")
            return
        }
    }

    @Test func valuesAreGatheredByTime() {
        let clock = ManualScheduler()
        let subject = PassthroughSubject<Int, Never>()
        let recorder = subject.collect(.byTime(clock, .seconds(1))).record()
        subject.send(1)
        subject.send(2)
        #expect(recorder.values == [])
        clock.advance(by: .seconds(1))
        subject.send(3)
        subject.send(completion: .finished)
        #expect(recorder.values == [[1, 2], [3]])
        #expect(recorder.isFinished)
    }

    @Test func valuesAreGatheredByCountToo() {
        let clock = ManualScheduler()
        let subject = PassthroughSubject<Int, Never>()
        let recorder = subject.collect(.byTimeOrCount(clock, .seconds(1), 2)).record()
        for value in 1...3 { subject.send(value) }
        #expect(recorder.values == [[1, 2]])
    }

    @Test func timeBetweenValuesIsMeasured() {
        let clock = ManualScheduler()
        let subject = PassthroughSubject<Int, Never>()
        let recorder = subject.measureInterval(using: clock).record()
        clock.advance(by: .seconds(2))
        subject.send(1)
        clock.advance(by: .seconds(3))
        subject.send(2)
        #expect(recorder.values == [.seconds(2), .seconds(3)])
    }

    @Test func everythingIsPrinted() {
        final class Log: TextOutputStream {
            var text = ""
            func write(_ string: String) { text += string }
        }
        let log = Log()
        _ = [1].publisher.print("source", to: log).record()
        #expect(log.text.contains("source: receive value: (1)"))
        #expect(log.text.contains("source: receive finished"))
        #expect(log.text.contains("source: request unlimited"))
    }
}
