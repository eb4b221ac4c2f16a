import Foundation

/// Rows of any number in a scroll view, with a handful of live views: under `List`, the message list and the table view.
///
/// **The reader's place.** Rows are laid out outward from one that is held fast (the place): the topmost visible row, the
/// last row while the list is pinned to its bottom, or the target of a jump. What lies above it is measured upward, below it
/// downward; the content offset is computed last, from the heights found. So an estimate that was wrong, a row that grew and
/// a page that was inserted above change the offset, never what is seen: the place moves 0 points.
///
/// Heights and offsets are whole points. Sums of them are exact, and nothing drifts.
@MainActor final class Recycler {
    typealias Source = RecyclerView.Source
    typealias Anchor = RecyclerView.Anchor
    typealias RowPosition = RecyclerView.RowPosition

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
        /// See ``Source/fixedPoint``.
        var fixedPoint: CGFloat? = 0
        /// Whether the row was measured, and not asked since.
        var fixedPointIsDue = true
    }

    unowned let host: UIScrollView
    var source: Source? { didSet { reload() } }
    var anchor = Anchor.top
    var spacing: CGFloat = 0 { didSet { if spacing != oldValue { reload() } } }
    var overscan: CGFloat = 120
    /// Rows begin and end this far inside the content's edges.
    var sideInsets = UIEdgeInsets.zero
    /// A list that shows its top keeps showing it when rows come in above: tables do, as the newest stands there.
    var staysAtTop = false
    var onVisible: ((Range<Int>) -> Void)?
    var onReachEnd: (() -> Void)?
    var onReachStart: (() -> Void)?
    var onLayout: (() -> Void)?
    var onRecycle: ((UIView) -> Void)?
    var pinning: RecyclerView.Pinning?

    var ids: [AnyHashable] = [] { didSet { hashes = nil } }
    private var hashes: [Int]?
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

    init(_ host: UIScrollView) { self.host = host }

    var isAtBottom: Bool { contentOffset.y >= offsetRange.max.y - 0.5 }
    var rowViewCount: Int { live.count + pool.values.reduce(0) { $0 + $1.count } }
    /// Where a row is. Comparing numbers first finds one of 100,000 in microseconds; comparing identities takes 20 ms.
    func index(of id: AnyHashable) -> Int? {
        let known = hashes ?? ids.map(\.hashValue), wanted = id.hashValue
        hashes = known
        return known.indices.first { known[$0] == wanted && ids[$0] == id }
    }
    func view(at index: Int) -> UIView? { ids.indices.contains(index) ? live[ids[index]]?.view : nil }

    // MARK: The host

    var bounds: CGRect { host.bounds }
    var contentOffset: CGPoint { host.contentOffset }
    var adjustedContentInset: UIEdgeInsets { host.adjustedContentInset }
    var offsetRange: (min: CGPoint, max: CGPoint) { host.offsetRange }
    var contentSize: CGSize {
        get { host.contentSize }
        set { host.contentSize = newValue }
    }
    func clamped(_ offset: CGPoint) -> CGPoint { host.clamped(offset) }
    func setOffset(_ offset: CGPoint) { host.setOffset(offset) }
    func setNeedsLayout() { host.setNeedsLayout() }

    // MARK: Scrolling to rows

    /// Brings a row into view. A jump beyond a few screens does not run through all that lies between.
    func scroll(to index: Int, at position: RowPosition, animated: Bool) {
        guard ids.indices.contains(index) else { return }
        let id = ids[index], distance = abs(rowTop(index) - contentOffset.y)
        if animated, UIView.areAnimationsEnabled, host.window != nil, distance < bounds.height * 4, bounds.height > 0 {
            host.motion.glide { [weak self] in
                guard let self, let now = self.index(of: id) else { return self?.contentOffset ?? .zero }
                return self.clamped(CGPoint(x: 0, y: self.offset(revealing: now, position)))
            }
        } else {
            host.motion.stop()
            pendingPlace = .reveal(index, position)
            setNeedsLayout()
        }
    }

    func scrollToBottom(animated: Bool) {
        guard !ids.isEmpty else { return }
        if animated { return scroll(to: ids.count - 1, at: .bottom, animated: true) }
        host.motion.stop()
        pendingPlace = .bottom
        setNeedsLayout()
    }
}
