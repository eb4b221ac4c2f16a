import Foundation

/// The sections of a table as one run of elements, each with an identity that lasts as long as what it stands for: header of
/// the table, then of each section its header, its rows and its footer, then the footer of the table.
struct ListModel {
    enum Element: Equatable {
        case tableHeader, tableFooter
        case header(Int), footer(Int)
        case row(IndexPath)
    }

    struct Section {
        var id: Int
        var rows: [Int]
    }

    private(set) var sections: [Section] = []
    /// The element of each section's header, and that of the table's footer.
    private(set) var starts: [Int] = [1]
    private var lastID = 0

    var counts: [Int] { sections.map(\.rows.count) }
    var elementCount: Int { starts.last! + 1 }

    func element(at index: Int) -> Element {
        if index <= 0 { return .tableHeader }
        if index >= starts.last! { return .tableFooter }
        var low = 0, high = sections.count - 1
        while low < high {
            let middle = (low + high + 1) / 2
            if starts[middle] <= index { low = middle } else { high = middle - 1 }
        }
        let place = index - starts[low]
        if place == 0 { return .header(low) }
        return place <= sections[low].rows.count ? .row(IndexPath(row: place - 1, section: low)) : .footer(low)
    }

    func index(of path: IndexPath) -> Int? {
        guard path.count == 2, sections.indices.contains(path.section),
            sections[path.section].rows.indices.contains(path.row)
        else { return nil }
        return starts[path.section] + 1 + path.row
    }

    func header(of section: Int) -> Int { starts[section] }
    func footer(of section: Int) -> Int { starts[section] + 1 + sections[section].rows.count }

    /// Rows have positive identities, headers and footers negative ones.
    func id(at index: Int) -> Int {
        switch element(at: index) {
        case .tableHeader: -1
        case .tableFooter: -2
        case .header(let section): -sections[section].id * 2 - 1
        case .footer(let section): -sections[section].id * 2 - 2
        case .row(let path): sections[path.section].rows[path.row]
        }
    }

    /// The whole list anew. What has the same index keeps its identity, and so its height as an estimate.
    mutating func reload(counts: [Int]) {
        let old = sections
        sections = counts.enumerated().map { index, count in
            let before = index < old.count ? old[index] : nil
            let kept = before?.rows.prefix(count) ?? []
            return Section(
                id: before?.id ?? fresh(), rows: kept + (kept.count..<max(kept.count, count)).map { _ in fresh() })
        }
        count()
    }

    /// Follows a batch of changes; what was reloaded gets a new identity, and so a new cell.
    mutating func apply(_ result: [BatchChanges.Section]) {
        let old = sections
        sections = result.map { section in
            Section(
                id: section.origin.map { old[$0].id } ?? fresh(),
                rows: section.items.map { origin in
                    if case .kept(let path) = origin { return old[path.section].rows[path.row] }
                    return fresh()
                })
        }
        count()
    }

    private mutating func fresh() -> Int {
        lastID += 1
        return lastID
    }

    private mutating func count() {
        var next = 1
        starts = []
        for section in sections {
            starts.append(next)
            next += section.rows.count + 2
        }
        starts.append(next)
    }
}
