import UIKit

/// Shows content that is larger than its place.
///
/// With a lazy stack inside, the stack's recycler does the scrolling and only visible rows are alive.
public struct ScrollView<Content: View>: View, PrimitiveView {
    let axes: Axis.Set
    let showsIndicators: Bool
    let content: Content

    public init(_ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content) {
        self.axes = axes
        self.showsIndicators = showsIndicators
        self.content = content()
    }

    package func makeNode(parent: Node?, environment: EnvironmentValues) -> Node {
        ScrollNode(view: self, content: lazyContent, parent: parent, environment: environment)
    }

    /// The content, with what stands around a lazy stack taken into it: padding becomes the list's inset, and a stack of
    /// a header and a lazy stack becomes one lazy stack.
    var lazyContent: AnyView {
        guard axes == .vertical, let lazy = content as? any LazyFlattening,
            let flat = lazy.flattened(insets: EdgeInsets())
        else {
            return AnyView(content)
        }
        return flat
    }
}

/// A view that may have a lazy stack inside and can merge with it.
@MainActor
protocol LazyFlattening {
    /// - Parameter insets: The padding around it so far; paddings add up.
    func flattened(insets: EdgeInsets) -> AnyView?
}

/// A lazy stack that is inset within its scroll view.
struct InsetLazyContent<Content: View>: View {
    let insets: EdgeInsets
    let content: Content

    var body: some View { content.modifier(ScrollInsetsModifier(insets: insets)) }
}

/// Adds to the insets of the scroll view inside.
private struct ScrollInsetsModifier: EnvironmentModifier {
    let insets: EdgeInsets
    func modify(_ environment: inout EnvironmentValues) {
        environment.scrollContentInsets = environment.scrollContentInsets + insets
    }
}

extension LazyVStack: LazyFlattening {
    func flattened(insets: EdgeInsets) -> AnyView? { AnyView(InsetLazyContent(insets: insets, content: self)) }
}

extension ModifiedContent: LazyFlattening where Content: View, Modifier: ViewModifier {
    func flattened(insets: EdgeInsets) -> AnyView? {
        guard let lazy = content as? any LazyFlattening else { return nil }
        if let padding = modifier as? PaddingModifier { return lazy.flattened(insets: insets + padding.insets) }
        return lazy.flattened(insets: insets).map { AnyView($0.modifier(modifier)) }
    }
}

extension EdgeInsets {
    var sum: CGSize { CGSize(width: leading + trailing, height: top + bottom) }

    fileprivate static func + (left: EdgeInsets, right: EdgeInsets) -> EdgeInsets {
        EdgeInsets(
            top: left.top + right.top, leading: left.leading + right.leading, bottom: left.bottom + right.bottom,
            trailing: left.trailing + right.trailing)
    }
}

extension VStack: LazyFlattening {
    func flattened(insets: EdgeInsets) -> AnyView? {
        let parts = (content as? any TupleElements)?.elements ?? [content]
        guard parts.contains(where: { $0 is any LazyStackContent }) else { return nil }
        let stack = FlattenedLazyStack(alignment: alignment, spacing: spacing, parts: parts)
        return AnyView(InsetLazyContent(insets: insets, content: stack))
    }
}

@MainActor
protocol TupleElements {
    var elements: [any View] { get }
}

extension TupleView: TupleElements {}

@MainActor
protocol LazyStackContent {
    var lazyContent: any View { get }
    var pinnedViews: PinnedScrollableViews { get }
}

extension LazyVStack: LazyStackContent {
    var lazyContent: any View { content }
}

/// A column of views and lazy stacks as one list of rows.
struct FlattenedLazyStack: View, PrimitiveView, RecyclerContent {
    let alignment: HorizontalAlignment
    let spacing: CGFloat?
    let parts: [any View]

    func rowStyle(in environment: EnvironmentValues) -> RowStyle {
        RowStyle(spacing: spacing ?? StackItem.defaultSpacing, alignment: alignment)
    }
    func pins(in environment: EnvironmentValues) -> PinnedScrollableViews {
        parts.reduce(into: []) { $0.formUnion(($1 as? any LazyStackContent)?.pinnedViews ?? []) }
    }
    var rows: [LazyRow] {
        var rows: [LazyRow] = []
        for (index, part) in parts.enumerated() {
            let content = (part as? any LazyStackContent)?.lazyContent ?? part
            RowCollector.append(content, to: &rows, path: RowPath().appending(index))
        }
        return rows
    }

    func makeNode(parent: Node?, environment: EnvironmentValues) -> Node {
        RecyclerNode(view: self, parent: parent, environment: environment)
    }
}
