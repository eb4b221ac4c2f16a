import WindowSupport
import XCTest

@preconcurrency @MainActor final class DiffableTests: XCTestCase {
    func testSnapshotsAreEditedByIdentifier() {
        var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
        snapshot.appendSections(["a", "b"])
        snapshot.appendItems([1, 2, 3], toSection: "a")
        snapshot.appendItems([4, 5])
        snapshot.insertItems([9], beforeItem: 2)
        snapshot.moveItem(5, beforeItem: 1)
        snapshot.deleteItems([4])
        XCTAssertEqual(snapshot.itemIdentifiers(inSection: "a"), [5, 1, 9, 2, 3])
        XCTAssertEqual(snapshot.itemIdentifiers(inSection: "b"), [])
        XCTAssertEqual(snapshot.sectionIdentifier(containingItem: 9), "a")
        XCTAssertEqual(snapshot.indexOfItem(2), 3)
        snapshot.moveSection("b", beforeSection: "a")
        XCTAssertEqual(snapshot.sectionIdentifiers, ["b", "a"])
        snapshot.deleteSections(["a"])
        XCTAssertEqual(snapshot.numberOfItems, 0)
    }

    func testATableFollowsRandomSnapshots() {
        var random = SeededRandom(seed: 21)
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 2_000))
        table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        let source = UITableViewDiffableDataSource<Int, Int>(tableView: table) { table, path, item in
            let cell = table.dequeueReusableCell(withIdentifier: "cell", for: path)
            cell.textLabel?.text = "\(item)"
            return cell
        }
        for round in 0..<200 {
            var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
            var items = Array(0..<20).shuffled(using: &random)
            for section in [0, 1, 2].shuffled(using: &random).prefix(Int.random(in: 1...3, using: &random)) {
                snapshot.appendSections([section])
                let count = Int.random(in: 0...min(6, items.count), using: &random)
                snapshot.appendItems(Array(items.prefix(count)))
                items.removeFirst(count)
            }
            source.apply(snapshot, animatingDifferences: false)
            table.layoutIfNeeded()
            let shown = table.visibleCells.map { Int($0.textLabel!.text!)! }
            XCTAssertEqual(shown, snapshot.itemIdentifiers, "round \(round)")
            for item in snapshot.itemIdentifiers {
                XCTAssertEqual(source.itemIdentifier(for: source.indexPath(for: item)!), item)
            }
        }
    }

    func testReconfiguredItemsKeepTheirCells() {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
        table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        var names = [1: "one", 2: "two"]
        let source = UITableViewDiffableDataSource<Int, Int>(tableView: table) { table, path, item in
            let cell = table.dequeueReusableCell(withIdentifier: "cell", for: path)
            cell.textLabel?.text = names[item]
            return cell
        }
        var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
        snapshot.appendSections([0])
        snapshot.appendItems([1, 2])
        source.apply(snapshot, animatingDifferences: false)
        table.layoutIfNeeded()
        let cell = table.cellForRow(at: IndexPath(row: 1, section: 0))
        names[2] = "zwei"
        snapshot.reconfigureItems([2])
        source.apply(snapshot, animatingDifferences: false)
        XCTAssertTrue(table.cellForRow(at: IndexPath(row: 1, section: 0)) === cell)
        XCTAssertEqual(cell?.textLabel?.text, "zwei")
    }

    func testATreeShowsWhatIsOpen() {
        var tree = NSDiffableDataSourceSectionSnapshot<String>()
        tree.append(["fruit", "bread"])
        tree.append(["apple", "pear"], to: "fruit")
        XCTAssertEqual(tree.visibleItems, ["fruit", "bread"])
        tree.expand(["fruit"])
        XCTAssertEqual(tree.visibleItems, ["fruit", "apple", "pear", "bread"])
        XCTAssertEqual(tree.level(of: "pear"), 1)
        tree.delete(["fruit"])
        XCTAssertEqual(tree.items, ["bread"])
    }
}
