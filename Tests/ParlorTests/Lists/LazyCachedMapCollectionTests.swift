import Synchronization
import Testing

@testable import Parlor

@Suite("A collection that makes its elements when they are asked for")
struct LazyCachedMapCollectionTests {
    @Test func eachElementIsMadeOnceAndOnlyWhenAskedFor() {
        let made = Mutex<[Int]>([])
        let collection = LazyCachedMapCollection(source: Array(0..<100)) { number in
            made.withLock { $0.append(number) }
            return "\(number)"
        }
        #expect(collection.count == 100)
        #expect(collection[7] == "7")
        #expect(collection[7] == "7")
        #expect(collection.last == "99")
        #expect(made.withLock { $0 } == [7, 99])
    }

    @Test func aCopyKeepsWhatItHadWhenTheOriginalIsReplaced() {
        var channels = LazyCachedMapCollection([1, 2, 3])
        let copy = channels
        channels = LazyCachedMapCollection()
        #expect(channels.isEmpty)
        #expect(Array(copy) == [1, 2, 3])
    }
}
