import UIKit

/// A column of rows that come into being when they scroll into view, inside a `ScrollView`. Elsewhere it is a `VStack`.
public struct LazyVStack<Content: View>: View, PrimitiveView {
    let alignment: HorizontalAlignment
    let spacing: CGFloat?
    let content: Content

    public init(
        alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = [],
        @ViewBuilder content: () -> Content
    ) {
        self.alignment = alignment
        self.spacing = spacing
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
    var rowStyle: RowStyle { RowStyle(spacing: spacing ?? StackItem.defaultSpacing, alignment: alignment) }
    var rows: [LazyRow] { RowCollector.rows(of: content) }
}

/// A row of views. All of them are made at once: a desktop's rows are short.
public struct LazyHStack<Content: View>: View {
    let alignment: VerticalAlignment
    let spacing: CGFloat?
    let content: Content

    public init(
        alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = [],
        @ViewBuilder content: () -> Content
    ) {
        self.alignment = alignment
        self.spacing = spacing
        self.content = content()
    }

    public var body: some View { HStack(alignment: alignment, spacing: spacing) { content } }
}

/// Headers and footers that stay in view; not pinned here yet.
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
    var rowStyle: RowStyle { get }
    var rows: [LazyRow] { get }
}
