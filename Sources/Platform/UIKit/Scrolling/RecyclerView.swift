import Foundation

/// A list of any length with a handful of live row views: under `List`, `LazyVStack` and the message list. `Recycler` tells
/// how it keeps the reader's place.
package final class RecyclerView: UIScrollView {
    /// Where the rows come from.
    package struct Source {
        package var count: () -> Int
        package var id: (Int) -> AnyHashable
        /// Rows of one kind can take each other's views.
        package var kind: (Int) -> AnyHashable = { _ in 0 }
        /// Fills a view for the row, in the old view of another row where one is offered.
        package var makeView: (_ index: Int, _ reusing: UIView?) -> UIView
        /// A guess, for rows never seen.
        package var estimatedHeight: (Int) -> CGFloat
        package var measure: (_ index: Int, _ width: CGFloat) -> CGFloat
        /// How far below a row's top the part begins that stays in its place when rows change: what stands above it in the row
        /// (a name, a space between groups) comes and goes with the neighbours. It answers nil for a row that is not held while
        /// there is another one to hold: nobody reads the line between two days.
        package var fixedPoint: (_ index: Int, _ width: CGFloat) -> CGFloat? = { _, _ in 0 }
        /// Whether a view that left the screen is offered to `makeView`. Else it is hidden, and whoever made it decides.
        package var reusesViews = true
        /// Set by tables, which keep a cell until it is told to reload and have reuse queues of their own.
        var table: TableHooks?

        package init(
            count: @escaping () -> Int, id: @escaping (Int) -> AnyHashable,
            kind: @escaping (Int) -> AnyHashable = { _ in 0 },
            makeView: @escaping (_ index: Int, _ reusing: UIView?) -> UIView,
            estimatedHeight: @escaping (Int) -> CGFloat = { _ in 44 },
            measure: @escaping (_ index: Int, _ width: CGFloat) -> CGFloat
        ) {
            self.count = count
            self.id = id
            self.kind = kind
            self.makeView = makeView
            self.estimatedHeight = estimatedHeight
            self.measure = measure
        }
    }

    struct TableHooks {
        /// Takes back the view of a row that left the screen.
        var takeBack: (_ view: UIView, _ index: Int) -> Void
        /// Rows outside of the range that stay live too: headers that stick to the top.
        var alsoLive: (Range<Int>) -> [Int]
        /// How many subviews lie below the rows.
        var subviewsBelow: () -> Int
    }

    package enum Anchor: Sendable { case top, bottom }
    package enum RowPosition: Sendable { case top, center, bottom, nearest }

    private(set) lazy var recycler = Recycler(self)

    package var source: Source? {
        get { recycler.source }
        set { recycler.source = newValue }
    }
    /// Where a new list starts, and whether it follows its end.
    package var anchor: Anchor {
        get { recycler.anchor }
        set { recycler.anchor = newValue }
    }
    package var spacing: CGFloat {
        get { recycler.spacing }
        set { recycler.spacing = newValue }
    }
    /// Rows kept ready beyond the edges.
    package var overscan: CGFloat {
        get { recycler.overscan }
        set { recycler.overscan = newValue }
    }
    /// The rows that are at least partly visible, after each change.
    package var onVisible: ((Range<Int>) -> Void)? {
        get { recycler.onVisible }
        set { recycler.onVisible = newValue }
    }
    /// The last (first) row came within a screen of the viewport.
    package var onReachEnd: (() -> Void)? {
        get { recycler.onReachEnd }
        set { recycler.onReachEnd = newValue }
    }
    package var onReachStart: (() -> Void)? {
        get { recycler.onReachStart }
        set { recycler.onReachStart = newValue }
    }
    /// Called after each layout: size and offset of the content are those of the rows shown.
    package var onLayout: (() -> Void)? {
        get { recycler.onLayout }
        set { recycler.onLayout = newValue }
    }
    /// Called with a view that left the screen, before another row takes it.
    package var onRecycle: ((UIView) -> Void)? {
        get { recycler.onRecycle }
        set { recycler.onRecycle = newValue }
    }

    /// Whether the end of the list is in view, and the list follows what is appended.
    package var isAtBottom: Bool { recycler.isAtBottom }
    package var visibleRange: Range<Int> { recycler.visible }
    /// The width that rows are measured in.
    package var rowWidth: CGFloat { recycler.rowWidth }
    /// The live view of a row.
    package func view(for id: AnyHashable) -> UIView? { recycler.live[id]?.view }
    /// How many row views exist, shown or waiting to be used again.
    package var rowViewCount: Int { recycler.rowViewCount }

    /// Brings a row into view. A jump beyond a few screens does not run through all that lies between.
    package func scrollTo(id: AnyHashable, at position: RowPosition = .nearest, animated: Bool = false) {
        guard let index = recycler.index(of: id) else { return }
        recycler.scroll(to: index, at: position, animated: animated)
    }

    package func scrollToBottom(animated: Bool = false) { recycler.scrollToBottom(animated: animated) }

    /// Asks the source again. Rows keep their identity by id, and the reader keeps the place.
    package func reload(animated: Bool = false) { recycler.reload() }

    /// Takes over the rows with these identities, where they are others than before; answers whether they are.
    package func reload(ids: [AnyHashable]) -> Bool { recycler.reload(ids, always: false) }

    /// The row at a height of the content, the nearest one where there is none.
    package func index(at y: CGFloat) -> Int? {
        recycler.ids.isEmpty ? nil : recycler.heights.index(at: y - recycler.rowTop(0))
    }

    /// The present place of a row that has a view.
    package func liveIndex(of id: AnyHashable) -> Int? { recycler.live[id]?.index }

    /// A row's content changed its size.
    package func remeasure(id: AnyHashable) { recycler.remeasure(id: id) }

    package override func layoutSubviews() { recycler.layOutRows() }

    override func contentSizeChanged() { setNeedsDisplay() }

    override func setOffset(_ offset: CGPoint) {
        super.setOffset(offset)
        if !recycler.isLayingOut { setNeedsLayout() }
    }
}
