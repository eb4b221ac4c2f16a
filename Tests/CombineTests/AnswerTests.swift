import Combine
import Foundation
import Testing

/// Operators that come to one answer, and those whose closures may throw.
@Suite struct AnswerTests {
    @Test func questions() {
        #expect((1...4).publisher.contains(3).record().values == [true])
        #expect((1...4).publisher.contains(9).record().values == [false])
        #expect((1...4).publisher.contains { $0 > 3 }.record().values == [true])
        #expect((1...4).publisher.allSatisfy { $0 > 0 }.record().values == [true])
        #expect((1...4).publisher.allSatisfy { $0 < 3 }.record().values == [false])
        #expect([Int]().publisher.allSatisfy { _ in false }.record().values == [true])
        #expect([3, 1, 2].publisher.min().record().values == [1])
        #expect([3, 1, 2].publisher.max().record().values == [3])
        #expect(["aa", "b"].publisher.max { $0.count < $1.count }.record().values == ["aa"])
        #expect([Int]().publisher.min().record().values == [])
        #expect((1...5).publisher.last { $0 % 2 == 0 }.record().values == [4])
        #expect((1...5).publisher.output(at: 2).record().values == [3])
        #expect((1...5).publisher.output(in: 1..<3).record().values == [2, 3])
        #expect((1...5).publisher.output(in: 3...).record().values == [4, 5])
    }

    @Test func answerComesAsSoonAsItIsKnown() {
        let subject = PassthroughSubject<Int, Never>()
        let recorder = subject.contains(2).record()
        subject.send(1)
        #expect(recorder.values == [])
        subject.send(2)
        #expect(recorder.values == [true])
        #expect(recorder.isFinished)
    }

    @Test func answerLetsTheSourceGo() {
        let cancelled = Counter()
        let subject = PassthroughSubject<Int, Never>()
        _ = subject.handleEvents(receiveCancel: { cancelled.add() }).contains(1).record()
        subject.send(1)
        #expect(cancelled.value == 1)
    }

    @Test func answerWaitsToBeAskedFor() {
        let recorder = [1].publisher.contains(1).record(.none)
        #expect(recorder.values == [])
        recorder.request(.max(1))
        #expect(recorder.values == [true])
    }

    private func fails<P: Publisher>(_ publisher: P) -> Bool where P.Failure == any Error {
        if case .failure(let error)? = publisher.record().completion { error is Broken } else { false }
    }

    @Test func thrownErrorEndsTheStream() {
        let source = (1...3).publisher
        #expect(fails(source.tryFilter { if $0 == 2 { throw Broken() } else { true } }))
        #expect(fails(source.tryCompactMap { value -> Int? in if value == 2 { throw Broken() } else { value } }))
        #expect(fails(source.tryScan(0) { if $1 == 2 { throw Broken() } else { $0 + $1 } }))
        #expect(fails(source.tryRemoveDuplicates { _, value in if value == 2 { throw Broken() } else { false } }))
        #expect(fails(source.tryDrop { if $0 == 2 { throw Broken() } else { true } }))
        #expect(fails(source.tryPrefix { if $0 == 2 { throw Broken() } else { true } }))
        #expect(fails(source.tryReduce(0) { if $1 == 2 { throw Broken() } else { $0 + $1 } }))
        #expect(fails(source.tryFirst { if $0 == 2 { throw Broken() } else { false } }))
        #expect(fails(source.tryLast { if $0 == 2 { throw Broken() } else { false } }))
        #expect(fails(source.tryContains { if $0 == 2 { throw Broken() } else { false } }))
        #expect(fails(source.tryAllSatisfy { if $0 == 2 { throw Broken() } else { true } }))
        #expect(fails(source.tryMin { _, _ in throw Broken() }))
        #expect(fails(source.tryMax { _, _ in throw Broken() }))
    }

    @Test func withoutAnErrorTheyAreTheirNamesakes() {
        let source = [1, 1, 3, 2].publisher
        #expect(source.tryFilter { $0 > 1 }.record().values == [3, 2])
        #expect(source.tryRemoveDuplicates { $0 == $1 }.record().values == [1, 3, 2])
        #expect(source.tryDrop { $0 < 3 }.record().values == [3, 2])
        #expect(source.tryPrefix { $0 < 3 }.record().values == [1, 1])
        #expect(source.tryReduce(0) { $0 + $1 }.record().values == [7])
        #expect(source.tryFirst { $0 > 1 }.record().values == [3])
        #expect(source.tryLast { $0 < 3 }.record().values == [2])
        #expect(source.tryMin { $0 < $1 }.record().values == [1])
        #expect(source.tryMax { $0 < $1 }.record().values == [3])
    }

    @Test func keyPathsAreMapped() {
        struct Point {
            var x: Int
            var y: Int
            var z: Int
        }
        let source = Just(Point(x: 1, y: 2, z: 3))
        #expect(source.map(\.x).record().values == [1])
        #expect(source.map(\.x, \.y).record().values.first! == (1, 2))
        #expect(source.map(\.x, \.y, \.z).record().values.first! == (1, 2, 3))
    }

    @Test func documentsThereAndBack() {
        struct Note: Codable, Equatable { var text: String }
        let recorder = Just(Note(text: "hello")).encode(encoder: JSONEncoder())
            .decode(type: Note.self, decoder: JSONDecoder()).record()
        #expect(recorder.values == [Note(text: "hello")])
        let broken = Just(Data("x".utf8)).decode(type: Note.self, decoder: JSONDecoder()).record()
        guard case .failure(let error)? = broken.completion else {
            Issue.record("no failure")
            return
        }
        #expect(error is DecodingError)
    }

    @Test func valuesOfTheirOwn() {
        let (some, none): (Int?, Int?) = (3, nil)
        #expect(some.publisher.record().values == [3])
        #expect(none.publisher.record().isFinished)
        #expect(Result<Int, Broken>.success(3).publisher.record().values == [3])
        guard case .failure? = Result<Int, Broken>.failure(Broken()).publisher.record().completion else {
            Issue.record("no failure")
            return
        }
        let record = Record<Int, Broken>(output: [1, 2], completion: .failure(Broken()))
        #expect(record.record().values == [1, 2])
        #expect(Record<Int, Never> { $0.receive(5) }.record().values == [5])
    }

    @Test func fourAreCombined() {
        let one = Just(1)
        #expect(one.combineLatest(Just(2), Just(3), Just(4)) { $0 + $1 + $2 + $3 }.record().values == [10])
        #expect(one.zip(Just(2), Just(3)) { [$0, $1, $2] }.record().values == [[1, 2, 3]])
        #expect(one.merge(with: Just(2), Just(3), Just(4), Just(5)).record().values == [1, 2, 3, 4, 5])
        #expect(Publishers.Merge3(one, Just(2), Just(3)).record().values == [1, 2, 3])
    }
}
