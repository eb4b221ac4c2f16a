import WindowSupport
import XCTest

@preconcurrency @MainActor final class TableTests: XCTestCase {
    func testTenThousandRowsShareAHandfulOfCells() {
        NumberCell.made = 0
        let rows = NumberTable([Array(0..<10_000)])
        rows.layout()
        for _ in 0..<200 {
            rows.table.contentOffset.y += 211
            rows.layout()
        }
        rows.check()
        XCTAssertLessThan(NumberCell.made, 45)
        XCTAssertGreaterThan(rows.ended, 100)
        XCTAssertGreaterThan((rows.table.visibleCells[0] as! NumberCell).preparations, 0)
    }

    func testTheFirstRowOfAnEmptyTableAppears() {
        let rows = NumberTable([[]])
        rows.layout()
        XCTAssertEqual(rows.table.visibleCells.count, 0)
        rows.sections[0] = [7]
        rows.table.insertRows(at: [IndexPath(row: 0, section: 0)], with: .automatic)
        rows.layout()
        rows.check()
        XCTAssertEqual(rows.table.visibleCells.count, 1)
        rows.sections = []
        rows.table.reloadData()
        rows.layout()
        XCTAssertEqual(rows.table.numberOfSections, 0)
        rows.sections = [[1]]
        rows.table.insertSections(IndexSet(integer: 0), with: .fade)
        rows.layout()
        rows.check()
    }

    func testWrongCountsReloadInsteadOfCrashing() {
        let rows = NumberTable([[1, 2, 3]])
        rows.layout()
        rows.sections[0] = [1]
        rows.table.insertRows(at: [IndexPath(row: 0, section: 0)], with: .automatic)
        rows.layout()
        rows.check()
        XCTAssertEqual(rows.table.numberOfRows(inSection: 0), 1)
        rows.sections[0] = [1, 2]
        rows.table.deleteRows(at: [IndexPath(row: 9, section: 0)], with: .automatic)
        rows.layout()
        rows.check()
    }

    func testARowInsertedBeforeTheFirstQuestionIsNotCountedTwice() {
        let rows = NumberTable([[]])
        rows.sections[0] = [5]
        rows.table.insertRows(at: [IndexPath(row: 0, section: 0)], with: .automatic)
        rows.layout()
        XCTAssertEqual(rows.table.numberOfRows(inSection: 0), 1)
        rows.check()
    }

    func testSectionsHaveHeadersThatStickToTheTop() throws {
        let rows = NumberTable([Array(0..<20), Array(100..<120), Array(200..<220)])
        rows.titles = ["A", "B", "C"]
        rows.layout()
        XCTAssertEqual(rows.table.headerView(forSection: 0)?.textLabel?.text, "A")
        let second = rows.table.rect(forSection: 1)
        rows.table.contentOffset.y = second.minY + 200
        rows.layout()
        let header = try XCTUnwrap(rows.table.headerView(forSection: 1))
        XCTAssertEqual(header.frame.minY, rows.table.contentOffset.y)
        // The next header pushes it out.
        rows.table.contentOffset.y = rows.table.rect(forSection: 1).maxY - 10
        rows.layout()
        let pushed = try XCTUnwrap(rows.table.headerView(forSection: 1))
        XCTAssertEqual(pushed.frame.maxY, rows.table.rect(forSection: 1).maxY)
        XCTAssertEqual(rows.table.headerView(forSection: 2)?.frame.minY, rows.table.rect(forSection: 2).minY)
    }

    func testReloadingKeepsTheOffsetAndAsksForTheCells() {
        let rows = NumberTable([Array(0..<300)])
        rows.layout()
        rows.table.contentOffset.y = 4_000
        rows.layout()
        let offset = rows.table.contentOffset.y
        rows.asked = []
        rows.table.reloadData()
        rows.layout()
        XCTAssertEqual(rows.table.contentOffset.y, offset)
        XCTAssertGreaterThan(rows.asked.count, 5)
        rows.check()
    }

    func testRowsOfOneHeight() {
        let rows = NumberTable([Array(0..<100)])
        rows.table.rowHeight = 50
        rows.heights = Dictionary(uniqueKeysWithValues: (0..<100).map { ($0, 50) })
        rows.layout()
        XCTAssertEqual(rows.table.contentSize.height, 5_000)
        XCTAssertEqual(
            rows.table.rectForRow(at: IndexPath(row: 10, section: 0)), CGRect(x: 0, y: 500, width: 300, height: 50))
        XCTAssertEqual(rows.table.indexPathForRow(at: CGPoint(x: 10, y: 549)), IndexPath(row: 10, section: 0))
        XCTAssertNil(rows.table.indexPathForRow(at: CGPoint(x: 10, y: 5_001)))
        XCTAssertEqual(
            rows.table.indexPathsForRows(in: CGRect(x: 0, y: 95, width: 10, height: 10))?.map(\.row), [1, 2])
    }

    func testScrollingToARowPutsItWhereItWasAskedFor() {
        let rows = NumberTable([Array(0..<1_000)])
        rows.layout()
        let path = IndexPath(row: 700, section: 0)
        rows.table.scrollToRow(at: path, at: .top, animated: false)
        XCTAssertEqual(rows.table.cellForRow(at: path)?.frame.minY, rows.table.contentOffset.y)
        rows.table.scrollToRow(at: path, at: .bottom, animated: false)
        XCTAssertEqual(rows.table.cellForRow(at: path)!.frame.maxY, rows.table.contentOffset.y + 500)
        rows.table.scrollToRow(at: IndexPath(row: 999, section: 0), at: .bottom, animated: false)
        XCTAssertEqual(rows.table.contentOffset.y, rows.table.contentSize.height - 500)
        rows.check()
    }

    func testHeaderAndFooterOfTheTableScrollWithIt() {
        let rows = NumberTable([[1, 2]])
        rows.table.tableHeaderView = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 80))
        rows.table.tableFooterView = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 40))
        rows.layout()
        XCTAssertEqual(rows.table.rectForRow(at: IndexPath(row: 0, section: 0)).minY, 80)
        XCTAssertEqual(rows.table.tableHeaderView?.frame, CGRect(x: 0, y: 0, width: 300, height: 80))
        XCTAssertEqual(rows.table.contentSize.height, 80 + rows.height(1) + rows.height(2) + 40)
        rows.table.tableHeaderView = nil
        rows.layout()
        XCTAssertEqual(rows.table.rectForRow(at: IndexPath(row: 0, section: 0)).minY, 0)
    }

    func testReloadedRowGetsANewCellAndAReconfiguredOneKeepsIts() {
        let rows = NumberTable([[1, 2, 3]])
        rows.layout()
        let path = IndexPath(row: 1, section: 0), cell = rows.table.cellForRow(at: path)
        rows.asked = []
        rows.sections[0][1] = 9
        rows.table.reconfigureRows(at: [path])
        rows.layout()
        XCTAssertTrue(rows.table.cellForRow(at: path) === cell)
        rows.check()
        rows.sections[0][1] = 10
        rows.table.reloadRows(at: [path], with: .none)
        rows.layout()
        XCTAssertEqual(rows.asked.count, 2)
        rows.check()
    }

    func testThePlaceIsKeptUnderAThousandChanges() {
        var random = SeededRandom(seed: 11)
        let rows = NumberTable([Array(0..<300), Array(1_000..<1_300)])
        rows.layout()
        rows.table.contentOffset.y = 9_000
        rows.layout()
        var next = 10_000
        for step in 0..<1_000 {
            let visible = rows.table.indexPathsForVisibleRows!, before = rows.places
            let section = Int.random(in: 0...1, using: &random)
            let low =
                visible.first { $0.section == section }?.row
                ?? (visible[0].section > section ? rows.sections[section].count : 0)
            let high = visible.last { $0.section == section }?.row ?? low
            switch Int.random(in: 0..<4, using: &random) {
            case 0:
                let row =
                    Bool.random(using: &random) ? Int.random(in: 0...low, using: &random) : rows.sections[section].count
                rows.sections[section].insert(next, at: row)
                next += 1
                rows.table.insertRows(at: [IndexPath(row: row, section: section)], with: .none)
            case 1:
                guard low > 1 else { continue }
                let row = Int.random(in: 0..<low, using: &random)
                rows.sections[section].remove(at: row)
                rows.table.deleteRows(at: [IndexPath(row: row, section: section)], with: .none)
            case 2:
                let row = Int.random(in: 0..<rows.sections[section].count, using: &random)
                guard row < low || row > high else { continue }
                rows.heights[rows.sections[section][row]] = CGFloat(Int.random(in: 20...200, using: &random))
                rows.table.reloadRows(at: [IndexPath(row: row, section: section)], with: .none)
            default:
                rows.table.contentOffset.y += CGFloat(Int.random(in: -400...400, using: &random))
                rows.layout()
                rows.check("step \(step)")
                continue
            }
            rows.layout()
            XCTAssertEqual(rows.places, before, "step \(step)")
        }
        rows.check()
    }
}
