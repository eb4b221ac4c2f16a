import SwiftUI
import WindowSupport
import XCTest

/// Grids and rows that make only what is seen.
@preconcurrency @MainActor final class GridWindowTests: XCTestCase {
    @MainActor final class Log { var made: Set<Int> = [] }

    struct Cell: View {
        let number: Int
        let log: Log
        var body: some View {
            let _ = log.made.insert(number)
            Text(verbatim: "Cell \(number)").frame(width: 80, height: 60)
        }
    }

    func testGridOfAThousandMakesAScreenful() throws {
        let log = Log()
        let view = ScrollView {
            LazyVGrid(columns: [GridItem(.adaptive(minimum: 90))], spacing: 10) {
                ForEach(0..<1000, id: \.self) { Cell(number: $0, log: log) }
            }
            .padding()
        }
        let test = TestWindow.open(view, width: 420, height: 500)
        defer { test.close() }
        XCTAssertLessThan(log.made.count, 80)
        let first = test.middle(of: try XCTUnwrap(test.find("Cell 0"), test.tree))
        let fourth = test.middle(of: try XCTUnwrap(test.find("Cell 3")))
        let fifth = test.middle(of: try XCTUnwrap(test.find("Cell 4")))
        XCTAssertEqual(first.y, fourth.y)
        XCTAssertGreaterThan(fifth.y, first.y)
        XCTAssertEqual(fifth.x, first.x)
        keepPicture(test.png(), "grid")
        let list = try XCTUnwrap(test.views(RecyclerView.self).first)
        test.scroll(list, points: 3000)
        XCTAssertNil(test.find("Cell 0"))
        XCTAssertGreaterThan(log.made.max() ?? 0, 120)
    }

    func testRowOfAThousandMakesWhatIsSeen() throws {
        let log = Log()
        let view = ScrollView(.horizontal) {
            LazyHStack(spacing: 10) { ForEach(0..<1000, id: \.self) { Cell(number: $0, log: log) } }
        }
        let test = TestWindow.open(view, width: 420, height: 300)
        defer { test.close() }
        XCTAssertNotNil(test.find("Cell 0"), test.tree)
        XCTAssertLessThan(log.made.count, 40)
        let scroll = try XCTUnwrap(test.views(UIScrollView.self).first)
        XCTAssertEqual(scroll.contentSize.width, 1000 * 90 - 10, accuracy: 1)
        scroll.contentOffset.x = 45_000
        settle()
        XCTAssertNotNil(test.find("Cell 501"), test.tree)
        XCTAssertLessThan(log.made.count, 80)
    }
}
