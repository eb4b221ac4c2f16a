import UIKit

/// A column of rows that come into being when they scroll into view, inside a `ScrollView`. Elsewhere it is a `VStack`.
public struct LazyVStack<Content: View>: View, PrimitiveView {
    let alignment: HorizontalAlignment
    let spacing: CGFloat?
    let pinnedViews: PinnedScrollableViews
    let content: Content

    public init(
        alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = [],
        @ViewBuilder content: () -> Content
    ) {
        self.alignment = alignment
        self.spacing = spacing
        self.pinnedViews = pinnedViews
        self.content = content()
    }

    package func makeNode(parent: Node?, environment: EnvironmentValues) -> Node {
        if environment.scrollContext == nil {
            return StackNode(view: self, content: content, parent: parent, environment: environment)
        }
        return RecyclerNode(view: self, parent: parent, environment: environment)
    }
}

extension LazyVStack: LinearStack {
    var axis: Axis { .vertical }
    var alignmentKey: AlignmentKey { alignment.key }
}

extension LazyVStack: RecyclerContent {
    func rowStyle(in environment: EnvironmentValues) -> RowStyle {
        RowStyle(spacing: spacing ?? StackItem.defaultSpacing, alignment: alignment)
    }
    var rows: [LazyRow] { RowCollector.rows(of: content) }
    func pins(in environment: EnvironmentValues) -> PinnedScrollableViews { pinnedViews }
}

/// The headers and footers that stay in view as long as their section does.
public struct PinnedScrollableViews: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
    public static let sectionFooters = PinnedScrollableViews(rawValue: 2)
}

/// How a recycler lays out its rows.
struct RowStyle: Equatable {
    var spacing: CGFloat = 0
    var alignment: HorizontalAlignment = .leading
    var estimatedHeight: CGFloat = 60
}

/// A view whose rows a recycler shows.
@MainActor
protocol RecyclerContent: View {
    func rowStyle(in environment: EnvironmentValues) -> RowStyle
    var rows: [LazyRow] { get }
    /// Called with the rows that are shown from now on.
    func rowsDidChange(_ rows: [LazyRow], in recycler: RecyclerView)
    /// Makes the view of a row.
    func makeRow(_ rows: [LazyRow], at index: Int) -> @MainActor () -> any View
    /// Whether `lines` are others in another width.
    var dependsOnWidth: Bool { get }
    /// Puts the rows together that stand beside each other in a width.
    func lines(of rows: [LazyRow], width: CGFloat) -> [LazyRow]
    /// The headers and footers that stay in view.
    func pins(in environment: EnvironmentValues) -> PinnedScrollableViews
    /// Gives the recycler the looks of the view.
    func decorate(_ recycler: RecyclerView, _ environment: EnvironmentValues)
}

extension RecyclerContent {
    func rowsDidChange(_ rows: [LazyRow], in recycler: RecyclerView) {}
    func makeRow(_ rows: [LazyRow], at index: Int) -> @MainActor () -> any View {
        let row = rows[index]
        return { row.make() }
    }
    var dependsOnWidth: Bool { false }
    func lines(of rows: [LazyRow], width: CGFloat) -> [LazyRow] { rows }
    func pins(in environment: EnvironmentValues) -> PinnedScrollableViews { [] }
    func decorate(_ recycler: RecyclerView, _ environment: EnvironmentValues) {}
}
