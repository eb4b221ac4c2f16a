import WindowSupport
import XCTest

@preconcurrency @MainActor final class TableInputTests: XCTestCase {
    func testAClickSelectsAndASecondRowTakesOver() {
        let rows = NumberTable([[1, 2, 3]])
        let test = TestWindow(size: CGSize(width: 300, height: 500), content: rows.table)
        defer { test.close() }
        test.click(rows.table.cellForRow(at: IndexPath(row: 1, section: 0))!)
        XCTAssertEqual(rows.selected, [IndexPath(row: 1, section: 0)])
        test.click(rows.table.cellForRow(at: IndexPath(row: 2, section: 0))!)
        XCTAssertEqual(rows.deselected, [IndexPath(row: 1, section: 0)])
        XCTAssertEqual(rows.table.indexPathForSelectedRow, IndexPath(row: 2, section: 0))
        XCTAssertTrue(rows.table.cellForRow(at: IndexPath(row: 2, section: 0))!.isSelected)
        // The selection belongs to the row, not to its index.
        rows.sections[0].insert(9, at: 0)
        rows.table.insertRows(at: [IndexPath(row: 0, section: 0)], with: .none)
        XCTAssertEqual(rows.table.indexPathForSelectedRow, IndexPath(row: 3, section: 0))
    }

    func testArrowsWalkTheRowsAndEnterSelects() {
        let rows = NumberTable([[1, 2], Array(3..<60)])
        let test = TestWindow(size: CGSize(width: 300, height: 500), content: rows.table)
        defer { test.close() }
        test.press(UIKey(.tab))
        XCTAssertTrue(rows.table.isFirstResponder)
        // Tab leads to the first row.
        for _ in 0..<2 { test.press(UIKey(.down)) }
        test.press(UIKey(.enter))
        XCTAssertEqual(rows.selected, [IndexPath(row: 0, section: 1)])
        test.press(UIKey(.up))
        test.press(UIKey(.space))
        XCTAssertEqual(rows.selected.last, IndexPath(row: 1, section: 0))
        test.press(UIKey(.end))
        XCTAssertEqual(rows.table.indexPathsForVisibleRows?.last, IndexPath(row: 56, section: 1))
    }

    func testSwipeActionsByMouseKeyAndMenu() throws {
        let rows = NumberTable([[1, 2, 3]])
        var deleted: [Int] = []
        rows.trailing = { path in
            UISwipeActionsConfiguration(actions: [
                UIContextualAction(style: .destructive, title: "Delete") { _, _, done in
                    deleted.append(path.row)
                    done(true)
                }
            ])
        }
        let test = TestWindow(size: CGSize(width: 300, height: 500), content: rows.table)
        defer { test.close() }
        let cell = try XCTUnwrap(rows.table.cellForRow(at: IndexPath(row: 1, section: 0)))
        let middle = test.middle(of: cell)
        test.window.pointer.press(at: middle)
        for x in stride(from: 0, through: 80, by: 10) {
            test.window.pointer.move(to: CGPoint(x: middle.x - CGFloat(x), y: middle.y))
        }
        test.window.pointer.release(at: CGPoint(x: middle.x - 80, y: middle.y))
        settle()
        keepPicture(test.png(scale: 2), "swipe")
        test.click(try XCTUnwrap(test.find("Delete")))
        XCTAssertEqual(deleted, [1])
        XCTAssertTrue(rows.selected.isEmpty)
        XCTAssertNil(test.find("Delete"))
        // By key.
        test.press(UIKey(.tab))
        test.press(UIKey(.delete))
        XCTAssertEqual(deleted, [1, 0])
        // In the context menu.
        test.secondaryClick(rows.table.cellForRow(at: IndexPath(row: 2, section: 0))!)
        test.click(try XCTUnwrap(test.find("Delete")))
        XCTAssertEqual(deleted, [1, 0, 2])
    }

    func testAFlippedTableFollowsItsNewestRowAtTheBottom() {
        let rows = NumberTable([Array(0..<100)])
        rows.table.transform = CGAffineTransform(scaleX: 1, y: -1)
        let test = TestWindow(size: CGSize(width: 300, height: 500), content: rows.table)
        defer { test.close() }
        let first = rows.table.cellForRow(at: IndexPath(row: 0, section: 0))!
        XCTAssertEqual(test.middle(of: first).y, 500 - rows.height(0) / 2)
        rows.sections[0].insert(500, at: 0)
        rows.table.insertRows(at: [IndexPath(row: 0, section: 0)], with: .none)
        settle()
        let newest = rows.table.cellForRow(at: IndexPath(row: 0, section: 0))!
        XCTAssertEqual(test.middle(of: newest).y, 500 - rows.height(500) / 2)
        // The wheel turned away from the reader shows what is above, that is older rows.
        test.scroll(rows.table, points: -200)
        XCTAssertEqual(rows.table.contentOffset.y, 200)
    }
}
