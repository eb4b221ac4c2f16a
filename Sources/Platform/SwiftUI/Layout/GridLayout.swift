import Foundation

/// `Grid` as a container that can be put into an `AnyLayout`.
public struct GridLayout: Layout, Equatable {
    public typealias Cache = Void
    public var alignment: Alignment
    public var horizontalSpacing: CGFloat?
    public var verticalSpacing: CGFloat?

    public init(
        alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
    ) {
        self.alignment = alignment
        self.horizontalSpacing = horizontalSpacing
        self.verticalSpacing = verticalSpacing
    }

    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        onMainNow { GridSolver(self, subviews, proposal).size }
    }

    public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        onMainNow { GridSolver(self, subviews, ProposedViewSize(bounds.size)).place(in: bounds) }
    }
}

/// The columns and rows of a grid for one proposal.
///
/// Columns are as wide as their widest cell wants to be; what is offered beyond that, or missing, is shared by the
/// columns whose cells are flexible, the least flexible first. Rows are then as high as their highest cell.
@MainActor
private struct GridSolver {
    @MainActor
    struct Cell {
        let subview: LayoutSubview
        let column: Int
        let span: Int
        var unsized: Axis.Set { subview.item.trait(GridTraits.unsizedAxes) ?? [] }
    }

    struct Row {
        var cells: [Cell]
        /// A view that is in no row takes the whole width.
        let isFullWidth: Bool
        let alignment: VerticalAlignment
    }

    private let layout: GridLayout
    private var rows: [Row] = []
    private var widths: [CGFloat] = []
    private var heights: [CGFloat] = []
    private var columnGap: CGFloat { layout.horizontalSpacing ?? StackItem.defaultSpacing }
    private var rowGap: CGFloat { layout.verticalSpacing ?? StackItem.defaultSpacing }

    init(_ layout: GridLayout, _ subviews: LayoutSubviews, _ proposal: ProposedViewSize) {
        self.layout = layout
        collectRows(subviews)
        let columns = rows.flatMap { row in row.isFullWidth ? [] : row.cells.map { $0.column + $0.span } }.max() ?? 0
        widths = Self.columnWidths(rows, columns, columnGap, proposal.width)
        if columns == 0 {
            let all = rows.flatMap(\.cells).map { $0.subview.sizeThatFits(proposal).width }
            widths = [all.max() ?? 0]
        }
        heights = rowHeights(proposal.height)
    }

    var size: CGSize {
        CGSize(
            width: width(from: 0, count: widths.count),
            height: heights.reduce(0, +) + rowGap * CGFloat(max(0, heights.count - 1)))
    }

    private mutating func collectRows(_ subviews: LayoutSubviews) {
        var last: ObjectIdentifier?
        for subview in subviews {
            let trait = subview.item.trait(GridTraits.row)
            let alignment = trait?.alignment ?? layout.alignment.vertical
            let span = subview.item.trait(GridTraits.columns) ?? 1
            if let trait, trait.id == last, var row = rows.popLast() {
                let column = row.cells.last.map { $0.column + $0.span } ?? 0
                row.cells.append(Cell(subview: subview, column: column, span: span))
                rows.append(row)
            } else {
                rows.append(
                    Row(
                        cells: [Cell(subview: subview, column: 0, span: span)], isFullWidth: trait == nil,
                        alignment: alignment))
            }
            last = trait?.id
        }
    }

    private static func columnWidths(
        _ rows: [Row], _ columns: Int, _ gap: CGFloat, _ offered: CGFloat?
    ) -> [CGFloat] {
        var least = [CGFloat](repeating: 0, count: columns)
        var ideal = least
        var most = least
        for cell in rows.lazy.filter({ !$0.isFullWidth }).flatMap(\.cells) where !cell.unsized.contains(.horizontal) {
            let range = cell.subview.item.range(along: .horizontal, proposal: .unspecified)
            let wish = cell.subview.sizeThatFits(.unspecified).width
            guard cell.span == 1 else { continue }
            least[cell.column] = max(least[cell.column], range.lowerBound)
            ideal[cell.column] = max(ideal[cell.column], wish)
            most[cell.column] = max(most[cell.column], range.upperBound)
        }
        widen(&ideal, rows, gap)
        guard let offered, offered.isFinite, columns > 0 else { return ideal }
        // As in a row of a stack: the least flexible column takes its share first.
        var left = offered - gap * CGFloat(columns - 1)
        var result = ideal
        let order = (0..<columns).sorted { (most[$0] - least[$0], $0) < (most[$1] - least[$1], $1) }
        for (index, column) in order.enumerated() {
            let share = max(0, left / CGFloat(columns - index))
            result[column] = max(least[column], min(share, max(most[column], least[column])))
            left -= result[column]
        }
        return result
    }

    /// Cells over several columns: what they lack is given to the last of them.
    private static func widen(_ widths: inout [CGFloat], _ rows: [Row], _ gap: CGFloat) {
        for cell in rows.flatMap(\.cells) where cell.span > 1 && !cell.unsized.contains(.horizontal) {
            let last = min(cell.column + cell.span, widths.count)
            guard cell.column < last else { continue }
            let have = widths[cell.column..<last].reduce(0, +) + gap * CGFloat(last - cell.column - 1)
            let wish = cell.subview.sizeThatFits(.unspecified).width
            if wish > have { widths[last - 1] += wish - have }
        }
    }

    private func rowHeights(_ offered: CGFloat?) -> [CGFloat] {
        var result = [CGFloat](repeating: 0, count: rows.count)
        var left = offered.map { $0 - rowGap * CGFloat(max(0, rows.count - 1)) }
        func range(_ row: Row) -> CGFloat {
            row.cells.map { cell in
                let range = cell.subview.item.range(along: .vertical, proposal: offer(cell, row, nil))
                return range.upperBound - range.lowerBound
            }.max() ?? 0
        }
        let flexibility = rows.map(range)
        let order = rows.indices.sorted { (flexibility[$0], $0) < (flexibility[$1], $1) }
        for (position, index) in order.enumerated() {
            let share = left.flatMap { $0.isFinite ? max(0, $0 / CGFloat(rows.count - position)) : nil }
            let row = rows[index]
            let sizes = row.cells.filter { !$0.unsized.contains(.vertical) }.map {
                $0.subview.sizeThatFits(offer($0, row, share)).height
            }
            result[index] = sizes.max() ?? 0
            left = left.map { $0 - result[index] }
        }
        return result
    }

    private func offer(_ cell: Cell, _ row: Row, _ height: CGFloat?) -> ProposedViewSize {
        ProposedViewSize(width: width(of: cell, row), height: height)
    }

    private func width(of cell: Cell, _ row: Row) -> CGFloat {
        row.isFullWidth ? width(from: 0, count: widths.count) : width(from: cell.column, count: cell.span)
    }

    private func width(from column: Int, count: Int) -> CGFloat {
        let end = min(column + count, widths.count)
        guard column < end else { return 0 }
        return widths[column..<end].reduce(0, +) + columnGap * CGFloat(end - column - 1)
    }

    func place(in bounds: CGRect) {
        let columnAlignments = alignments()
        var y = bounds.minY
        for (index, row) in rows.enumerated() {
            for cell in row.cells {
                let x = bounds.minX + width(from: 0, count: cell.column) + (cell.column > 0 ? columnGap : 0)
                let box = CGRect(x: x, y: y, width: width(of: cell, row), height: heights[index])
                place(cell, in: box, row, columnAlignments)
            }
            y += heights[index] + rowGap
        }
    }

    private func place(_ cell: Cell, in box: CGRect, _ row: Row, _ columnAlignments: [Int: HorizontalAlignment]) {
        let proposal = ProposedViewSize(box.size)
        if let anchor = cell.subview.item.trait(GridTraits.anchor) {
            let point = CGPoint(x: box.minX + anchor.x * box.width, y: box.minY + anchor.y * box.height)
            return cell.subview.place(at: point, anchor: anchor, proposal: proposal)
        }
        let horizontal = (row.isFullWidth ? nil : columnAlignments[cell.column]) ?? layout.alignment.horizontal
        let alignment = Alignment(horizontal: horizontal, vertical: row.alignment)
        let origin = cell.subview.item.origin(in: box.size, alignment: alignment, proposal: proposal)
        cell.subview.place(at: CGPoint(x: box.minX + origin.x, y: box.minY + origin.y), proposal: proposal)
    }

    private func alignments() -> [Int: HorizontalAlignment] {
        var result: [Int: HorizontalAlignment] = [:]
        for cell in rows.flatMap(\.cells) {
            if let alignment = cell.subview.item.trait(GridTraits.columnAlignment) { result[cell.column] = alignment }
        }
        return result
    }
}
