import UIKit

/// Cells in columns, which come into being when they scroll into view, inside a `ScrollView`.
public struct LazyVGrid<Content: View>: View, PrimitiveView {
    let columns: [GridItem]
    let alignment: HorizontalAlignment
    let spacing: CGFloat?
    let pinnedViews: PinnedScrollableViews
    let content: Content

    public init(
        columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
    ) {
        self.columns = columns
        self.alignment = alignment
        self.spacing = spacing
        self.pinnedViews = pinnedViews
        self.content = content()
    }

    package func makeNode(parent: Node?, environment: EnvironmentValues) -> Node {
        if environment.scrollContext == nil {
            return DerivedNode(view: self, parent: parent, environment: environment) { $0.cells }
        }
        return RecyclerNode(view: self, parent: parent, environment: environment)
    }

    var cells: GridCells {
        GridCells(
            axis: .vertical, items: columns, alignment: Alignment(horizontal: alignment, vertical: .center),
            spacing: spacing ?? GridTracks.defaultSpacing, rows: rows)
    }
}

extension LazyVGrid: RecyclerContent {
    func rowStyle(in environment: EnvironmentValues) -> RowStyle {
        RowStyle(spacing: spacing ?? GridTracks.defaultSpacing, alignment: alignment, estimatedHeight: 100)
    }
    var rows: [LazyRow] { RowCollector.rows(of: content) }
    func pins(in environment: EnvironmentValues) -> PinnedScrollableViews { pinnedViews }

    var dependsOnWidth: Bool { true }

    func lines(of rows: [LazyRow], width: CGFloat) -> [LazyRow] {
        GridLines.lines(of: rows, count: GridTracks(columns, in: width).count) { cells in
            GridCells(
                axis: .vertical, items: columns, alignment: Alignment(horizontal: alignment, vertical: .center),
                spacing: 0, rows: cells)
        }
    }
}

extension LazyVGrid: LazyFlattening {
    func flattened(insets: EdgeInsets) -> AnyView? { AnyView(InsetLazyContent(insets: insets, content: self)) }
}

/// Cells in rows, which come into being when they scroll into view, inside a horizontal `ScrollView`.
public struct LazyHGrid<Content: View>: View, PrimitiveView {
    let rowItems: [GridItem]
    let alignment: VerticalAlignment
    let spacing: CGFloat?
    let content: Content

    public init(
        rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
    ) {
        rowItems = rows
        self.alignment = alignment
        self.spacing = spacing
        self.content = content()
    }

    package func makeNode(parent: Node?, environment: EnvironmentValues) -> Node {
        if environment.lineContext == nil {
            return DerivedNode(view: self, parent: parent, environment: environment) { $0.cells }
        }
        return LazyLineNode(view: self, parent: parent, environment: environment)
    }

    var cells: GridCells {
        GridCells(
            axis: .horizontal, items: rowItems, alignment: Alignment(horizontal: .center, vertical: alignment),
            spacing: spacing ?? GridTracks.defaultSpacing, rows: RowCollector.rows(of: content))
    }
}

extension LazyHGrid: LazyLineContent {
    var lineSpacing: CGFloat { spacing ?? GridTracks.defaultSpacing }
    var lineAlignment: VerticalAlignment { alignment }

    func lineRows(height: CGFloat) -> [LazyRow] {
        GridLines.lines(of: RowCollector.rows(of: content), count: GridTracks(rowItems, in: height).count) { cells in
            GridCells(
                axis: .horizontal, items: rowItems, alignment: Alignment(horizontal: .center, vertical: alignment),
                spacing: 0, rows: cells)
        }
    }
}

/// Makes one line of a grid.
private final class GridLineMaker: RowMaker {
    private let cells: [LazyRow]
    private let line: @MainActor ([LazyRow]) -> GridCells

    init(_ cells: [LazyRow], _ line: @escaping @MainActor ([LazyRow]) -> GridCells) {
        self.cells = cells
        self.line = line
    }

    override func make(_ place: Int) -> any View { line(cells) }
    override func innerNames(_ place: Int) -> [AnyHashable] { cells.compactMap(\.name) }
}

/// Cells put together to lines, for lists that show line by line.
@MainActor
enum GridLines {
    /// Headers and footers are lines of their own.
    static func lines(
        of rows: [LazyRow], count: Int, _ make: @escaping @MainActor ([LazyRow]) -> GridCells
    ) -> [LazyRow] {
        var lines: [LazyRow] = []
        var cells: [LazyRow] = []
        func finish() {
            guard let first = cells.first else { return }
            var line = LazyRow(id: first.id, maker: GridLineMaker(cells, make))
            line.section = first.section
            lines.append(line)
            cells = []
        }
        for row in rows {
            if row.kind != .row {
                finish()
                lines.append(row)
            } else {
                if row.section != cells.last?.section { finish() }
                cells.append(row)
                if cells.count == max(1, count) { finish() }
            }
        }
        finish()
        return lines
    }
}
