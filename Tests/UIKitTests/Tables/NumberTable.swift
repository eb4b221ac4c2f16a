import WindowSupport
import XCTest

/// A cell as a customer writes one: `override init`, no `required` initialiser but the archive's.
final class NumberCell: UITableViewCell {
    static var made = 0
    let label = UILabel()
    var preparations = 0
    var height: CGFloat = 44

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        Self.made += 1
        contentView.addSubview(label)
    }

    required init?(coder: NSCoder) { fatalError("no archives") }

    override func prepareForReuse() {
        super.prepareForReuse()
        preparations += 1
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        label.frame = contentView.bounds.insetBy(dx: 16, dy: 0)
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: height) }
}

/// Sections of numbered rows; what a batch changes, the test changes in `sections` too.
@MainActor final class NumberTable: NSObject, UITableViewDataSource, UITableViewDelegate {
    var sections: [[Int]]
    var heights: [Int: CGFloat] = [:]
    var titles: [String?] = []
    var selected: [IndexPath] = []
    var deselected: [IndexPath] = []
    var asked: [IndexPath] = []
    var ended = 0
    var trailing: ((IndexPath) -> UISwipeActionsConfiguration?)?
    let table: UITableView

    init(_ sections: [[Int]], style: UITableView.Style = .plain, size: CGSize = CGSize(width: 300, height: 500)) {
        self.sections = sections
        table = UITableView(frame: CGRect(origin: .zero, size: size), style: style)
        super.init()
        table.register(NumberCell.self, forCellReuseIdentifier: "number")
        table.dataSource = self
        table.delegate = self
    }

    func height(_ id: Int) -> CGFloat { heights[id] ?? CGFloat(30 + abs(id * 7919) % 90) }
    func layout() { table.layoutIfNeeded() }

    func numberOfSections(in tableView: UITableView) -> Int { sections.count }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { sections[section].count }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        asked.append(indexPath)
        let cell = tableView.dequeueReusableCell(withIdentifier: "number", for: indexPath) as! NumberCell
        let id = sections[indexPath.section][indexPath.row]
        cell.label.text = "Row \(id)"
        cell.height = height(id)
        return cell
    }
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        section < titles.count ? titles[section] : nil
    }
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { selected.append(indexPath) }
    func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) { deselected.append(indexPath) }
    func tableView(_ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath) {
        ended += 1
    }
    func tableView(
        _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? { trailing?(indexPath) }

    /// The texts in view and where their rows stand on the screen.
    var places: [String: CGFloat] {
        Dictionary(
            table.visibleCells.map { (($0 as! NumberCell).label.text!, $0.frame.minY - table.contentOffset.y) }
        ) { first, _ in first }
    }

    /// Each visible row shows its number, at its height, below the one before.
    func check(_ note: String = "", file: StaticString = #filePath, line: UInt = #line) {
        var y: CGFloat?
        for path in table.indexPathsForVisibleRows ?? [] {
            let cell = table.cellForRow(at: path) as! NumberCell, id = sections[path.section][path.row]
            XCTAssertEqual(cell.label.text, "Row \(id)", note, file: file, line: line)
            XCTAssertEqual(cell.frame.height, height(id), note, file: file, line: line)
            if let y, path.row > 0 { XCTAssertEqual(cell.frame.minY, y, note, file: file, line: line) }
            y = cell.frame.maxY
        }
    }
}
