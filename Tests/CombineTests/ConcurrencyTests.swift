import Combine
import Foundation
import Testing

/// The laws that only break when several threads send.
@Suite struct ConcurrencyTests {
    @Test func signalsAreOneAtATime() async {
        let subject = PassthroughSubject<Int, Never>()
        let (inside, overlaps, received) = (Counter(), Counter(), Counter())
        let busy = NSLock()
        let cancellable = subject.sink { _ in
            if busy.try() { inside.add(); received.add(); busy.unlock() } else { overlaps.add() }
        }
        await withTaskGroup(of: Void.self) { group in
            for _ in 0..<8 { group.addTask { for value in 0..<500 { subject.send(value) } } }
        }
        #expect(overlaps.value == 0)
        #expect(received.value == 4000)
        cancellable.cancel()
    }

    @Test func everySubscriberEndsAtTheCurrentValue() async {
        let subject = CurrentValueSubject<Int, Never>(0)
        let recorders = (0..<4).map { _ in subject.record() }
        await withTaskGroup(of: Void.self) { group in
            for sender in 0..<4 { group.addTask { for value in 0..<500 { subject.send(sender * 1000 + value) } } }
        }
        for recorder in recorders {
            #expect(recorder.values.count == 2001)
            #expect(recorder.values.last == subject.value)
            #expect(recorder.values == recorders[0].values || recorder.values.count == recorders[0].values.count)
        }
    }

    @Test func mergedSubjectsLoseNothing() async {
        let (a, b) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>())
        let recorder = a.merge(with: b).record()
        await withTaskGroup(of: Void.self) { group in
            for subject in [a, b] { group.addTask { for value in 0..<1000 { subject.send(value) } } }
        }
        #expect(recorder.values.count == 2000)
    }

    @Test func subscribersComeAndGoWhileValuesAreSent() async {
        let subject = PassthroughSubject<Int, Never>()
        await withTaskGroup(of: Void.self) { group in
            group.addTask { for value in 0..<2000 { subject.send(value) } }
            for _ in 0..<4 {
                group.addTask { for _ in 0..<200 { subject.sink { _ in }.cancel() } }
            }
        }
        #expect(subject.record().values == [])
    }
}
