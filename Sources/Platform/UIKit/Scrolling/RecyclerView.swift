import Foundation

/// A list of any length with a handful of live row views: under `List`, `LazyVStack` and later the table view.
///
/// **The reader's place.** Rows are laid out outward from one that is held fast (the place): the topmost visible row, the
/// last row while the list is pinned to its bottom, or the target of a jump. What lies above it is measured upward, below it
/// downward; the content offset is computed last, from the heights found. So an estimate that was wrong, a row that grew and
/// a page that was inserted above change the offset, never what is seen: the place moves 0 points.
///
/// Heights and offsets are whole points. Sums of them are exact, and nothing drifts.
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

    package enum Anchor: Sendable { case top, bottom }
    package enum RowPosition: Sendable { case top, center, bottom, nearest }

    /// What is held fast by the next layout.
    enum Place {
        case row(Int, top: CGFloat)
        case bottom
        case reveal(Int, RowPosition)
    }

    struct Row {
        var view: UIView
        var kind: AnyHashable
        var index: Int
    }

    package var source: Source? { didSet { reload() } }
    /// Where a new list starts, and whether it follows its end.
    package var anchor = Anchor.top
    package var spacing: CGFloat = 0 { didSet { if spacing != oldValue { reload() } } }
    /// Rows kept ready beyond the edges.
    package var overscan: CGFloat = 120
    /// The rows that are at least partly visible, after each change.
    package var onVisible: ((Range<Int>) -> Void)?
    /// The last (first) row came within a screen of the viewport.
    package var onReachEnd: (() -> Void)?
    package var onReachStart: (() -> Void)?
    /// Called after each layout: size and offset of the content are those of the rows shown.
    package var onLayout: (() -> Void)?
    /// Called with a view that left the screen, before another row takes it.
    package var onRecycle: ((UIView) -> Void)?

    var ids: [AnyHashable] = []
    var heights = HeightIndex()
    var isMeasured: [Bool] = []
    var live: [AnyHashable: Row] = [:]
    var pool: [AnyHashable: [UIView]] = [:]
    var pendingPlace: Place?
    var isPinned = false
    var settledOffset: CGFloat?
    var laidOutWidth: CGFloat = -1
    var visible = 0..<0
    var isLayingOut = false

    /// Whether the end of the list is in view, and the list follows what is appended.
    package var isAtBottom: Bool { contentOffset.y >= offsetRange.max.y - 0.5 }

    package var visibleRange: Range<Int> { visible }

    /// The live view of a row.
    package func view(for id: AnyHashable) -> UIView? { live[id]?.view }

    /// How many row views exist, shown or waiting to be used again.
    package var rowViewCount: Int { live.count + pool.values.reduce(0) { $0 + $1.count } }

    // MARK: Scrolling to rows

    /// Brings a row into view. A jump beyond a few screens does not run through all that lies between.
    package func scrollTo(id: AnyHashable, at position: RowPosition = .nearest, animated: Bool = false) {
        guard let index = ids.firstIndex(of: id) else { return }
        let distance = abs(rowTop(index) - contentOffset.y)
        if animated, UIView.areAnimationsEnabled, window != nil, distance < bounds.height * 4, bounds.height > 0 {
            motion.glide { [weak self] in
                guard let self, let now = self.ids.firstIndex(of: id) else { return self?.contentOffset ?? .zero }
                return self.clamped(CGPoint(x: 0, y: self.offset(revealing: now, position)))
            }
        } else {
            motion.stop()
            pendingPlace = .reveal(index, position)
            setNeedsLayout()
        }
    }

    package func scrollToBottom(animated: Bool = false) {
        guard let last = ids.last else { return }
        if animated { return scrollTo(id: last, at: .bottom, animated: true) }
        motion.stop()
        pendingPlace = .bottom
        setNeedsLayout()
    }

    // MARK: Layout

    package override func layoutSubviews() { layOutRows() }

    override func contentSizeChanged() { setNeedsDisplay() }

    override func setOffset(_ offset: CGPoint) {
        super.setOffset(offset)
        if !isLayingOut { setNeedsLayout() }
    }
}
