import UIKit

/// The sections among the rows of a lazy list, to find out which header or footer is pinned.
struct RowSections {
    private struct Section {
        let rows: Range<Int>
        let hasHeader: Bool
        let hasFooter: Bool
    }

    private var sections: [Section] = []

    init(_ rows: [LazyRow]) {
        var start = 0
        func close(_ end: Int, _ sections: inout [Section]) {
            guard end > start else { return }
            sections.append(
                Section(
                    rows: start..<end, hasHeader: rows[start].kind == .header, hasFooter: rows[end - 1].kind == .footer)
            )
            start = end
        }
        for index in rows.indices.dropFirst() {
            let row = rows[index], before = rows[index - 1]
            let begins =
                row.kind == .header || before.kind == .footer
                || row.kind == .row && before.kind == .row && row.section != before.section
            if begins { close(index, &sections) }
        }
        close(rows.count, &sections)
    }

    /// What is pinned while one row is the topmost and another the lowest in view.
    func pinned(top: Int, bottom: Int, _ views: PinnedScrollableViews) -> [RecyclerView.PinnedRow] {
        var result: [RecyclerView.PinnedRow] = []
        if views.contains(.sectionHeaders), let section = section(of: top), section.hasHeader {
            let rows = section.rows
            result.append(RecyclerView.PinnedRow(index: rows.lowerBound, section: rows, edge: .top))
        }
        if views.contains(.sectionFooters), let section = section(of: bottom), section.hasFooter {
            let rows = section.rows
            result.append(RecyclerView.PinnedRow(index: rows.upperBound - 1, section: rows, edge: .bottom))
        }
        return result
    }

    private func section(of row: Int) -> Section? {
        var (low, high) = (0, sections.count)
        while low < high {
            let middle = (low + high) / 2
            if sections[middle].rows.upperBound <= row { low = middle + 1 } else { high = middle }
        }
        return low < sections.count ? sections[low] : nil
    }
}
