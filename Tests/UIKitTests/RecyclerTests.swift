import WindowSupport
import XCTest

/// A list of numbered rows whose height comes from a table.
@MainActor final class Rows {
    var ids: [Int]
    var heights: [Int: CGFloat] = [:]
    var made = 0
    let list = RecyclerView(frame: CGRect(x: 0, y: 0, width: 300, height: 500))

    init(_ ids: [Int], anchor: RecyclerView.Anchor = .top) {
        self.ids = ids
        list.anchor = anchor
        list.source = RecyclerView.Source(
            count: { self.ids.count }, id: { self.ids[$0] },
            makeView: { index, reusing in
                let label = reusing as? UILabel ?? UILabel()
                if reusing == nil { self.made += 1 }
                label.text = "Row \(self.ids[index])"
                return label
            },
            measure: { index, _ in self.height(self.ids[index]) })
    }

    func height(_ id: Int) -> CGFloat { heights[id] ?? CGFloat(30 + abs(id * 7919) % 90) }

    func layout() { list.layoutIfNeeded() }

    /// Where a row's top is on the screen.
    func top(_ id: Int) -> CGFloat? { list.view(for: id).map { $0.frame.minY - list.contentOffset.y } }

    /// The rows in view and where they are.
    var places: [Int: CGFloat] {
        Dictionary(uniqueKeysWithValues: list.visibleRange.map { (ids[$0], top(ids[$0])!) })
    }

    func scroll(by points: CGFloat) {
        list.contentOffset = list.clamped(CGPoint(x: 0, y: list.contentOffset.y + points))
        layout()
    }

    func checkContiguous(file: StaticString = #filePath, line: UInt = #line) {
        var y: CGFloat?
        for index in list.visibleRange {
            let view = list.view(for: ids[index])!
            if let y { XCTAssertEqual(view.frame.minY, y, "row \(ids[index])", file: file, line: line) }
            XCTAssertEqual(view.frame.height, height(ids[index]), file: file, line: line)
            XCTAssertEqual((view as? UILabel)?.text, "Row \(ids[index])", file: file, line: line)
            y = view.frame.maxY
        }
    }
}

@preconcurrency @MainActor final class RecyclerTests: XCTestCase {
    func testTenThousandRowsKeepAHandfulOfViews() {
        let rows = Rows(Array(0..<10_000))
        rows.layout()
        for _ in 0..<300 { rows.scroll(by: 173) }
        rows.checkContiguous()
        XCTAssertLessThan(rows.list.rowViewCount, 40)
        XCTAssertLessThan(rows.made, 40)
    }

    func testBottomAnchoredListStartsAtItsEndAndFollows() {
        let rows = Rows(Array(0..<10_000), anchor: .bottom)
        rows.layout()
        XCTAssertEqual(rows.list.visibleRange.upperBound, 10_000)
        XCTAssertEqual(rows.top(9_999)! + rows.height(9_999), 500)
        rows.ids.append(10_000)
        rows.list.reload()
        rows.layout()
        XCTAssertEqual(rows.top(10_000)! + rows.height(10_000), 500)
    }

    func testArrivalsDoNotMoveAScrolledUpReader() {
        let rows = Rows(Array(0..<10_000), anchor: .bottom)
        rows.layout()
        rows.scroll(by: -3_000)
        let before = rows.places
        rows.ids += Array(10_000..<10_050)
        rows.list.reload()
        rows.layout()
        XCTAssertEqual(rows.places, before)
    }

    func testPagesInsertedAboveDoNotMoveTheReader() {
        let rows = Rows(Array(0..<200), anchor: .bottom)
        rows.layout()
        rows.scroll(by: -4_000)
        let before = rows.places
        rows.ids = Array((-25)..<0) + rows.ids
        rows.list.reload()
        rows.layout()
        XCTAssertEqual(rows.places, before)
        rows.checkContiguous()
    }

    func testReaderKeepsThePlaceUnderRandomChanges() {
        for seed in 1...4 {
            var random = SeededRandom(seed: UInt64(seed))
            let rows = Rows(Array(0..<800), anchor: seed % 2 == 0 ? .top : .bottom)
            rows.layout()
            rows.list.contentOffset.y = rows.list.offsetRange.max.y / 2
            rows.layout()
            var next = 10_000
            for step in 0..<150 {
                // Changes outside of what is seen: there everything must stand still.
                let seen = Set(rows.list.visibleRange.map { rows.ids[$0] })
                let before = rows.places
                switch Int.random(in: 0..<4, using: &random) {
                case 0:
                    let low = rows.list.visibleRange.lowerBound, high = rows.list.visibleRange.upperBound
                    let index =
                        Bool.random(using: &random)
                        ? Int.random(in: 0...low, using: &random)
                        : Int.random(in: high...rows.ids.count, using: &random)
                    rows.ids.insert(next, at: index)
                    next += 1
                case 1:
                    let index = Int.random(in: 0..<rows.ids.count, using: &random)
                    if !seen.contains(rows.ids[index]) { rows.ids.remove(at: index) }
                case 2:
                    let id = rows.ids.randomElement(using: &random)!
                    if !seen.contains(id) { rows.heights[id] = CGFloat.random(in: 20...200, using: &random).rounded() }
                default:
                    rows.scroll(by: CGFloat.random(in: -900...900, using: &random))
                    rows.checkContiguous()
                    continue
                }
                rows.list.reload()
                rows.layout()
                XCTAssertEqual(rows.places, before, "seed \(seed) step \(step)")
            }
        }
    }

    func testARowThatGrowsAboveTheFoldPushesUpward() {
        let rows = Rows(Array(0..<500))
        rows.layout()
        rows.scroll(by: 5_000)
        let before = rows.places
        let above = rows.ids[rows.list.visibleRange.lowerBound - 1]
        rows.heights[above] = 400
        rows.list.remeasure(id: above)
        rows.layout()
        XCTAssertEqual(rows.places, before)
    }

    func testLastRowGrowsWhilePinnedAndTheListFollows() {
        let rows = Rows(Array(0..<100), anchor: .bottom)
        rows.layout()
        rows.heights[99] = 220
        rows.list.remeasure(id: 99)
        rows.layout()
        XCTAssertEqual(rows.top(99)! + 220, 500)
    }

    func testShrinkingViewportKeepsTheEndInView() {
        let rows = Rows(Array(0..<100), anchor: .bottom)
        rows.layout()
        rows.list.frame.size.height = 380
        rows.layout()
        XCTAssertEqual(rows.top(99)! + rows.height(99), 380)
    }

    func testFewRowsStandAtTheBottomOrAtTheTop() {
        let chat = Rows([1, 2], anchor: .bottom)
        chat.layout()
        XCTAssertEqual(chat.top(2)! + chat.height(2), 500)
        let list = Rows([1, 2])
        list.layout()
        XCTAssertEqual(list.top(1), 0)
    }

    func testEmptyListAndFirstRow() {
        let rows = Rows([], anchor: .bottom)
        rows.layout()
        XCTAssertEqual(rows.list.contentSize.height, 0)
        rows.ids = [7]
        rows.list.reload()
        rows.layout()
        XCTAssertEqual(rows.top(7)! + rows.height(7), 500)
        rows.ids = []
        rows.list.reload()
        rows.layout()
        XCTAssertNil(rows.list.view(for: 7))
    }

    func testJumpsReachAnyRow() {
        let rows = Rows(Array(0..<10_000))
        rows.layout()
        rows.list.scrollTo(id: 7_000, at: .top)
        rows.layout()
        XCTAssertEqual(rows.top(7_000), 0)
        rows.list.scrollTo(id: 20, at: .bottom)
        rows.layout()
        XCTAssertEqual(rows.top(20)! + rows.height(20), 500)
        rows.list.scrollTo(id: 5_000, at: .center)
        rows.layout()
        XCTAssertEqual(rows.top(5_000)! + rows.height(5_000) / 2, 250, accuracy: 1)
        rows.list.scrollTo(id: 9_999, at: .top)
        rows.layout()
        XCTAssertEqual(rows.top(9_999)! + rows.height(9_999), 500)
        rows.checkContiguous()
    }

    func testMovedRowIsFoundByItsIdentity() {
        let rows = Rows(Array(0..<50))
        rows.layout()
        let view = rows.list.view(for: 5)
        rows.ids.remove(at: 5)
        rows.ids.insert(5, at: 0)
        rows.list.reload()
        rows.layout()
        XCTAssertTrue(rows.list.view(for: 5) === view)
        rows.checkContiguous()
    }

    func testVisibleRangeAndEndsAreReported() {
        let rows = Rows(Array(0..<60))
        var ends = 0, seen: [Range<Int>] = []
        rows.list.onReachEnd = { ends += 1 }
        rows.list.onVisible = { seen.append($0) }
        rows.layout()
        XCTAssertEqual(ends, 0)
        rows.list.contentOffset.y = rows.list.offsetRange.max.y
        rows.layout()
        XCTAssertGreaterThan(ends, 0)
        XCTAssertEqual(seen.last?.upperBound, 60)
    }

    func testNewWidthMeasuresAgain() {
        let rows = Rows(Array(0..<60))
        rows.layout()
        rows.heights[3] = 150
        rows.list.frame.size.width = 200
        rows.layout()
        XCTAssertEqual(rows.list.view(for: 3)?.frame.height, 150)
        XCTAssertEqual(rows.list.view(for: 3)?.frame.width, 200)
    }

    func testWheelScrollsInAWindow() {
        let rows = Rows(Array(0..<1_000))
        let test = TestWindow(size: CGSize(width: 300, height: 500), content: rows.list)
        defer { test.close() }
        test.scroll(rows.list, notches: 3)
        XCTAssertGreaterThan(rows.list.contentOffset.y, 100)
        rows.checkContiguous()
        let y = rows.list.contentOffset.y
        test.scroll(rows.list, points: -40)
        XCTAssertEqual(rows.list.contentOffset.y, y - 40)
    }
}

/// A reproducible generator.
struct SeededRandom: RandomNumberGenerator {
    private var state: UInt64
    init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 | 1 }
    mutating func next() -> UInt64 {
        state ^= state << 13
        state ^= state >> 7
        state ^= state << 17
        return state
    }
}

@preconcurrency @MainActor final class RowMapTests: XCTestCase {
    func testEveryRowIsFoundAfterRandomChanges() {
        var random = SeededRandom(seed: 5)
        for _ in 0..<300 {
            let old = Array(0..<Int.random(in: 0...12, using: &random)).shuffled(using: &random)
            var new = old.filter { _ in Int.random(in: 0..<4, using: &random) > 0 }
            for id in 100..<(100 + Int.random(in: 0...4, using: &random)) {
                new.insert(id, at: Int.random(in: 0...new.count, using: &random))
            }
            if Bool.random(using: &random) { new.shuffle(using: &random) }
            let rows = Rows(old)
            rows.layout()
            rows.ids = new
            rows.list.reload()
            rows.layout()
            rows.checkContiguous()
            XCTAssertEqual(rows.list.visibleRange.count, min(new.count, rows.list.visibleRange.count))
        }
    }
}
