import WindowSupport
import XCTest

final class NumberItem: UICollectionViewCell {
    static var made = 0
    let label = UILabel()
    var wanted: CGSize?

    override init(frame: CGRect) {
        super.init(frame: frame)
        Self.made += 1
        contentView.addSubview(label)
    }

    required init?(coder: NSCoder) { fatalError("no archives") }

    override func layoutSubviews() {
        super.layoutSubviews()
        label.frame = contentView.bounds
    }

    override func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
        guard let wanted else { return super.preferredLayoutAttributesFitting(layoutAttributes) }
        let copy = layoutAttributes.copy() as! UICollectionViewLayoutAttributes
        copy.size = wanted
        return copy
    }
}

@MainActor final class NumberGrid: NSObject, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
    var sections: [[Int]]
    var sizes: [Int: CGSize] = [:]
    var selfSized = false
    var selected: [IndexPath] = []
    let grid: UICollectionView
    let layout: UICollectionViewLayout

    init(_ sections: [[Int]], layout: UICollectionViewLayout? = nil, size: CGSize = CGSize(width: 320, height: 480)) {
        self.sections = sections
        let layout = layout ?? UICollectionViewFlowLayout()
        self.layout = layout
        grid = UICollectionView(frame: CGRect(origin: .zero, size: size), collectionViewLayout: layout)
        super.init()
        grid.register(NumberItem.self, forCellWithReuseIdentifier: "number")
        grid.register(
            UICollectionReusableView.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
            withReuseIdentifier: "header")
        grid.dataSource = self
        grid.delegate = self
    }

    func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        sections[section].count
    }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell
    {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "number", for: indexPath) as! NumberItem
        let id = sections[indexPath.section][indexPath.item]
        cell.label.text = "\(id)"
        cell.wanted = selfSized ? sizes[id] : nil
        return cell
    }
    func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "header", for: indexPath)
    }
    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
    ) -> CGSize {
        sizes[sections[indexPath.section][indexPath.item]] ?? (collectionViewLayout as? UICollectionViewFlowLayout)?
            .itemSize ?? .zero
    }
    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        selected.append(indexPath)
    }

    func frame(_ item: Int, _ section: Int = 0) -> CGRect? {
        grid.layoutAttributesForItem(at: IndexPath(item: item, section: section))?.frame
    }
    func check(file: StaticString = #filePath, line: UInt = #line) {
        for path in grid.indexPathsForVisibleItems {
            let cell = grid.cellForItem(at: path) as! NumberItem
            XCTAssertEqual(cell.label.text, "\(sections[path.section][path.item])", file: file, line: line)
            XCTAssertEqual(cell.frame, grid.layoutAttributesForItem(at: path)?.frame, file: file, line: line)
        }
    }
}

@preconcurrency @MainActor final class FlowLayoutTests: XCTestCase {
    func testFramesOfLines() {
        // Sizes, spacing, insets, width of the view; the frames that follow.
        struct Case {
            var sizes: [CGSize]
            var spacing: CGFloat = 10
            var inset = UIEdgeInsets.zero
            var frames: [CGRect]
        }
        func square(_ side: CGFloat) -> CGSize { CGSize(width: side, height: side) }
        func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
            CGRect(x: x, y: y, width: width, height: height)
        }
        let cases = [
            Case(
                sizes: [square(100), square(100), square(100)],
                frames: [rect(0, 0, 100, 100), rect(110, 0, 100, 100), rect(220, 0, 100, 100)]),
            // The line is justified, the next one keeps its distances.
            Case(
                sizes: [square(90), square(90), square(90), square(90)],
                frames: [rect(0, 0, 90, 90), rect(115, 0, 90, 90), rect(230, 0, 90, 90), rect(0, 100, 90, 90)]),
            Case(
                sizes: [square(140), square(140)], inset: UIEdgeInsets(top: 20, left: 10, bottom: 5, right: 10),
                frames: [rect(10, 20, 140, 140), rect(170, 20, 140, 140)]),
            // Items of a line stand in its middle.
            Case(
                sizes: [CGSize(width: 150, height: 40), CGSize(width: 160, height: 80)],
                frames: [rect(0, 20, 150, 40), rect(160, 0, 160, 80)]),
            // What fills a line alone.
            Case(
                sizes: [CGSize(width: 320, height: 50), CGSize(width: 320, height: 60)],
                frames: [rect(0, 0, 320, 50), rect(0, 60, 320, 60)]),
        ]
        for (index, each) in cases.enumerated() {
            let grid = NumberGrid([Array(0..<each.sizes.count)])
            let layout = grid.layout as! UICollectionViewFlowLayout
            layout.minimumInteritemSpacing = each.spacing
            layout.sectionInset = each.inset
            for (item, size) in each.sizes.enumerated() { grid.sizes[item] = size }
            grid.grid.layoutIfNeeded()
            XCTAssertEqual((0..<each.sizes.count).map { grid.frame($0) }, each.frames, "case \(index)")
            grid.check()
        }
    }

    func testSectionsFollowWithHeaders() {
        let grid = NumberGrid([[1, 2], [3]])
        let layout = grid.layout as! UICollectionViewFlowLayout
        layout.headerReferenceSize = CGSize(width: 0, height: 30)
        layout.sectionHeadersPinToVisibleBounds = true
        grid.grid.layoutIfNeeded()
        XCTAssertEqual(grid.frame(0, 0)?.minY, 30)
        XCTAssertEqual(grid.frame(0, 1)?.minY, 110)
        XCTAssertEqual(grid.grid.visibleSupplementaryViews(ofKind: UICollectionView.elementKindSectionHeader).count, 2)
        XCTAssertEqual(grid.grid.contentSize, CGSize(width: 320, height: 160))
    }

    func testSidewaysLinesRunDown() {
        let layout = UICollectionViewFlowLayout()
        layout.scrollDirection = .horizontal
        layout.itemSize = CGSize(width: 100, height: 200)
        let grid = NumberGrid([Array(0..<10)], layout: layout)
        grid.grid.layoutIfNeeded()
        XCTAssertEqual(grid.frame(1)?.origin, CGPoint(x: 0, y: 280))
        XCTAssertEqual(grid.frame(2)?.origin, CGPoint(x: 110, y: 0))
        XCTAssertEqual(grid.grid.contentSize.width, 540)
        grid.grid.scrollToItem(at: IndexPath(item: 9, section: 0), at: .right, animated: false)
        XCTAssertEqual(grid.grid.contentOffset.x, 220)
        grid.check()
    }

    func testOnlyWhatIsInViewHasCells() {
        NumberItem.made = 0
        let grid = NumberGrid([Array(0..<5_000)])
        grid.grid.layoutIfNeeded()
        for _ in 0..<100 {
            grid.grid.contentOffset.y += 150
            grid.grid.layoutIfNeeded()
        }
        grid.check()
        XCTAssertLessThan(NumberItem.made, 130)
    }

    func testItemsSayTheirSizes() {
        let layout = UICollectionViewFlowLayout()
        layout.estimatedItemSize = CGSize(width: 320, height: 50)
        layout.minimumLineSpacing = 0
        let grid = NumberGrid([Array(0..<200)], layout: layout)
        grid.selfSized = true
        for id in 0..<200 { grid.sizes[id] = CGSize(width: 320, height: CGFloat(30 + id % 7 * 10)) }
        grid.grid.layoutIfNeeded()
        grid.check()
        var y: CGFloat = 0
        for id in 0..<8 {
            XCTAssertEqual(grid.frame(id), CGRect(x: 0, y: y, width: 320, height: CGFloat(30 + id % 7 * 10)))
            y += CGFloat(30 + id % 7 * 10)
        }
    }

    func testALayoutOfOnesOwn() {
        final class Circle: UICollectionViewLayout {
            override var collectionViewContentSize: CGSize { CGSize(width: 300, height: 300) }
            override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
                let made = UICollectionViewLayoutAttributes(forCellWith: indexPath)
                let angle = CGFloat(indexPath.item) / 6 * 2 * .pi
                made.frame = CGRect(x: 140 + 100 * cos(angle), y: 140 + 100 * sin(angle), width: 20, height: 20)
                made.zIndex = -indexPath.item
                return made
            }
            override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
                (0..<6).compactMap { layoutAttributesForItem(at: IndexPath(item: $0, section: 0)) }.filter {
                    $0.frame.intersects(rect)
                }
            }
        }
        let grid = NumberGrid([Array(0..<6)], layout: Circle())
        grid.grid.layoutIfNeeded()
        XCTAssertEqual(grid.grid.visibleCells.count, 6)
        XCTAssertEqual(grid.grid.cellForItem(at: IndexPath(item: 0, section: 0))?.frame.minX, 240)
        XCTAssertEqual(grid.grid.indexPathForItem(at: CGPoint(x: 250, y: 150)), IndexPath(item: 0, section: 0))
    }
}

@preconcurrency @MainActor final class CollectionChangeTests: XCTestCase {
    func testInsertionsAboveDoNotMoveTheReader() {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 320, height: 40)
        let grid = NumberGrid([Array(0..<100)], layout: layout)
        grid.grid.layoutIfNeeded()
        grid.grid.contentOffset.y = 1_000
        grid.grid.layoutIfNeeded()
        let path = grid.grid.indexPathsForVisibleItems[2], id = grid.sections[0][path.item]
        let before = grid.frame(path.item)!.minY - grid.grid.contentOffset.y
        grid.sections[0].insert(contentsOf: [500, 501, 502], at: 0)
        grid.grid.performBatchUpdates { grid.grid.insertItems(at: (0..<3).map { IndexPath(item: $0, section: 0) }) }
        grid.grid.layoutIfNeeded()
        let now = grid.sections[0].firstIndex(of: id)!
        XCTAssertEqual(grid.frame(now)!.minY - grid.grid.contentOffset.y, before)
        grid.check()
    }

    func testWrongCountsReload() {
        let grid = NumberGrid([[1, 2]])
        grid.grid.layoutIfNeeded()
        grid.sections[0] = [1, 2, 3, 4]
        grid.grid.insertItems(at: [IndexPath(item: 0, section: 0)])
        grid.grid.layoutIfNeeded()
        XCTAssertEqual(grid.grid.visibleCells.count, 4)
        grid.check()
    }

    func testFirstItemOfAnEmptyGrid() {
        let grid = NumberGrid([[]])
        grid.grid.layoutIfNeeded()
        grid.sections[0] = [9]
        grid.grid.insertItems(at: [IndexPath(item: 0, section: 0)])
        grid.grid.layoutIfNeeded()
        XCTAssertEqual(grid.grid.visibleCells.count, 1)
        grid.sections = [[9], [10]]
        grid.grid.insertSections(IndexSet(integer: 1))
        grid.grid.layoutIfNeeded()
        grid.check()
        XCTAssertEqual(grid.grid.visibleCells.count, 2)
    }

    func testClicksAndArrowsSelect() {
        let grid = NumberGrid([Array(0..<9)])
        (grid.layout as! UICollectionViewFlowLayout).itemSize = CGSize(width: 100, height: 100)
        let test = TestWindow(size: CGSize(width: 320, height: 480), content: grid.grid)
        defer { test.close() }
        test.click(grid.grid.cellForItem(at: IndexPath(item: 4, section: 0))!)
        XCTAssertEqual(grid.selected.last, IndexPath(item: 4, section: 0))
        test.press(UIKey(.tab))
        test.press(UIKey(.right))
        test.press(UIKey(.down))
        test.press(UIKey(.enter))
        XCTAssertEqual(grid.selected.last, IndexPath(item: 8, section: 0))
        keepPicture(test.png(scale: 2), "collection-grid")
    }
}

@preconcurrency @MainActor final class CompositionalLayoutTests: XCTestCase {
    func testAGridOfFractions() {
        let item = NSCollectionLayoutItem(
            layoutSize: NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(0.5), heightDimension: .fractionalHeight(1)))
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(80)),
            subitems: [item])
        let section = NSCollectionLayoutSection(group: group)
        section.interGroupSpacing = 10
        section.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 10, bottom: 5, trailing: 10)
        let grid = NumberGrid([Array(0..<5)], layout: UICollectionViewCompositionalLayout(section: section))
        grid.grid.layoutIfNeeded()
        XCTAssertEqual(grid.frame(0), CGRect(x: 10, y: 5, width: 150, height: 80))
        XCTAssertEqual(grid.frame(1), CGRect(x: 160, y: 5, width: 150, height: 80))
        XCTAssertEqual(grid.frame(4), CGRect(x: 10, y: 185, width: 150, height: 80))
        XCTAssertEqual(grid.grid.contentSize.height, 270)
    }

    func testASectionThatScrollsSideways() {
        let item = NSCollectionLayoutItem(
            layoutSize: NSCollectionLayoutSize(widthDimension: .absolute(100), heightDimension: .absolute(60)))
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: NSCollectionLayoutSize(widthDimension: .absolute(100), heightDimension: .absolute(60)),
            subitems: [item])
        let section = NSCollectionLayoutSection(group: group)
        section.orthogonalScrollingBehavior = .continuous
        let grid = NumberGrid([Array(0..<20), [100]], layout: UICollectionViewCompositionalLayout(section: section))
        grid.grid.layoutIfNeeded()
        XCTAssertEqual(grid.grid.contentSize.height, 120)
        XCTAssertLessThan(grid.grid.visibleCells.count, 8)
        grid.grid.scrollToItem(at: IndexPath(item: 15, section: 0), at: .centeredHorizontally, animated: false)
        grid.grid.layoutIfNeeded()
        XCTAssertNotNil(grid.grid.cellForItem(at: IndexPath(item: 15, section: 0)))
    }

    func testAListWithAccessories() {
        let layout = UICollectionViewCompositionalLayout.list(using: .init(appearance: .insetGrouped))
        let list = UICollectionView(frame: CGRect(x: 0, y: 0, width: 360, height: 400), collectionViewLayout: layout)
        let registration = UICollectionView.CellRegistration<UICollectionViewListCell, String> { cell, _, item in
            var content = cell.defaultContentConfiguration()
            content.text = item
            content.secondaryText = "A second line for \(item)"
            content.image = UIImage(systemName: "bell")
            cell.contentConfiguration = content
            cell.accessories = [.disclosureIndicator(), .label(text: "3")]
        }
        let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: list) { view, path, item in
            view.dequeueConfiguredReusableCell(using: registration, for: path, item: item)
        }
        var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
        snapshot.appendSections([0, 1])
        snapshot.appendItems(["Ada", "Grace", "Barbara"], toSection: 0)
        snapshot.appendItems(["Radia"], toSection: 1)
        source.apply(snapshot, animatingDifferences: false)
        let test = TestWindow(size: CGSize(width: 360, height: 400), content: list)
        defer { test.close() }
        XCTAssertNotNil(test.find("Ada"))
        let first = list.layoutAttributesForItem(at: IndexPath(item: 0, section: 0))!.frame
        XCTAssertEqual(first.minX, 16)
        XCTAssertGreaterThan(first.height, 44)
        keepPicture(test.png(scale: 2), "collection-list")
        snapshot.deleteItems(["Grace"])
        snapshot.appendItems(["Margaret"], toSection: 1)
        source.apply(snapshot, animatingDifferences: false)
        settle()
        XCTAssertNil(test.find("Grace"))
        XCTAssertNotNil(test.find("Margaret"))
    }
}
