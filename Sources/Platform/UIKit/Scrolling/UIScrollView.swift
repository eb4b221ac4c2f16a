import Foundation

/// A view onto content larger than itself.
@preconcurrency @MainActor open class UIScrollView: UIView, ScrollDelegating {
    public enum KeyboardDismissMode: Int, Sendable {
        case none, onDrag, interactive
        /// As their counterparts: a desktop has no keyboard on the screen that drags along.
        case onDragWithAccessory, interactiveWithAccessory
    }
    public enum ContentInsetAdjustmentBehavior: Int, Sendable { case automatic, scrollableAxes, never, always }
    public enum IndicatorStyle: Int, Sendable { case `default`, black, white }

    public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
        public let rawValue: CGFloat
        public static let normal = DecelerationRate(rawValue: 0.998)
        public static let fast = DecelerationRate(rawValue: 0.99)
        public init(rawValue: CGFloat) { self.rawValue = rawValue }
    }

    public weak var scrollDelegate: UIScrollViewDelegate?
    open var contentSize = CGSize.zero { didSet { if contentSize != oldValue { contentSizeChanged() } } }
    open var contentInset = UIEdgeInsets.zero {
        didSet { if contentInset != oldValue { followInset(); setNeedsLayout() } }
    }
    open var verticalScrollIndicatorInsets = UIEdgeInsets.zero
    open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero
    open var scrollIndicatorInsets: UIEdgeInsets {
        get { verticalScrollIndicatorInsets }
        set {
            verticalScrollIndicatorInsets = newValue
            horizontalScrollIndicatorInsets = newValue
        }
    }
    open var automaticallyAdjustsScrollIndicatorInsets = true
    open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic
    open var isScrollEnabled = true
    /// Comes to rest at multiples of the view's size.
    open var isPagingEnabled = false
    open var isDirectionalLockEnabled = false
    open var bounces = true
    open var bouncesVertically = true
    open var bouncesHorizontally = true
    open var bouncesZoom = true
    open var alwaysBounceVertical = false
    open var alwaysBounceHorizontal = false
    open var showsVerticalScrollIndicator = true
    open var showsHorizontalScrollIndicator = true
    open var indicatorStyle = IndicatorStyle.default
    open var keyboardDismissMode = KeyboardDismissMode.none
    open var decelerationRate = DecelerationRate.normal
    /// A desktop has no status bar to tap; Home scrolls to the top.
    open var scrollsToTop = true
    open var transfersHorizontalScrollingToParent = true
    open var transfersVerticalScrollingToParent = true
    open var allowsKeyboardScrolling = true
    open var delaysContentTouches = true
    open var canCancelContentTouches = true
    public internal(set) var isDragging = false
    public internal(set) var isDecelerating = false
    open var isTracking: Bool { isDragging }
    public internal(set) var isZooming = false
    open var isZoomBouncing: Bool { false }
    open var isScrollAnimating: Bool { motion.isMoving }

    // MARK: Zooming

    /// Zooms the view that the delegate's `viewForZooming(in:)` names, where these two differ.
    open var minimumZoomScale: CGFloat = 1
    open var maximumZoomScale: CGFloat = 1
    private var storedZoom: CGFloat = 1
    open var zoomScale: CGFloat {
        get { storedZoom }
        set { setZoomScale(newValue, animated: false) }
    }
    func setStoredZoom(_ scale: CGFloat) { storedZoom = scale }
    open func setZoomScale(_ scale: CGFloat, animated: Bool) {
        guard let view = zoomedView else { return }
        let wanted = min(max(scale, minimumZoomScale), maximumZoomScale)
        let middle = CGPoint(x: bounds.midX, y: bounds.midY)
        let change = { self.applyZoom(wanted, to: view, keeping: middle) }
        if animated { UIView.animate(withDuration: 0.2, animations: change) } else { change() }
    }
    /// Zooms so that a rectangle of the zoomed view fills the viewport.
    open func zoom(to rect: CGRect, animated: Bool) {
        guard let view = zoomedView, rect.width > 0, rect.height > 0 else { return }
        let scale = min(
            max(min(bounds.width / rect.width, bounds.height / rect.height), minimumZoomScale), maximumZoomScale)
        let change = {
            self.applyZoom(scale, to: view, keeping: .zero)
            self.setOffset(
                self.clamped(
                    CGPoint(x: rect.midX * scale - self.bounds.width / 2, y: rect.midY * scale - self.bounds.height / 2)
                ))
        }
        if animated { UIView.animate(withDuration: 0.2, animations: change) } else { change() }
    }
    let pinchRecognizer = UIPinchGestureRecognizer()
    open var pinchGestureRecognizer: UIPinchGestureRecognizer? { pinchRecognizer }
    open var directionalPressGestureRecognizer: UIGestureRecognizer { panGestureRecognizer }

    // MARK: Moving

    /// How far a pull at the top has come.
    var pulled: CGFloat = 0
    package lazy var motion = ScrollMotion(self)
    let indicator = ScrollIndicator()
    public let panGestureRecognizer = UIPanGestureRecognizer()
    /// Told of each change of the offset; how SwiftUI hears of it.
    package var onScroll: (() -> Void)?
    /// The bar of a navigation controller that follows the content.
    var barObserver: (() -> Void)?

    public override init(frame: CGRect) {
        super.init(frame: frame)
        clipsToBounds = true
        indicator.scrollView = self
        panGestureRecognizer.requiresDirectTouch = true
        panGestureRecognizer.addHandler { [weak self] in self?.panned() }
        addGestureRecognizer(panGestureRecognizer)
        pinchRecognizer.addHandler { [weak self] in self?.pinched() }
        addGestureRecognizer(pinchRecognizer)
        indicator.install(on: self)
    }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// Whether touches of a subview are given to it; scrolling by mouse never takes them here.
    open func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView) -> Bool { true }
    open func touchesShouldCancel(in view: UIView) -> Bool { !(view is UIControl) }

    // MARK: Offset

    open var contentOffset: CGPoint {
        get { bounds.origin }
        set { setOffset(newValue) }
    }

    /// `contentInset` and what bars cover.
    open var adjustedContentInset: UIEdgeInsets {
        let safe = contentInsetAdjustmentBehavior == .never ? .zero : safeAreaInsets
        guard safe != .zero || refreshInset > 0 else { return contentInset }
        return UIEdgeInsets(
            top: contentInset.top + safe.top + refreshInset, left: contentInset.left + safe.left,
            bottom: contentInset.bottom + safe.bottom, right: contentInset.right + safe.right)
    }
    var settledInset = UIEdgeInsets.zero
    /// The room that the refresh control takes while it works.
    var refreshInset: CGFloat = 0
    open func adjustedContentInsetDidChange() {}
    open override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        setNeedsLayout()
    }

    /// The offsets that show content only.
    package var offsetRange: (min: CGPoint, max: CGPoint) {
        let inset = adjustedContentInset
        let low = CGPoint(x: -inset.left, y: -inset.top)
        return (
            low,
            CGPoint(
                x: max(low.x, contentSize.width + inset.right - bounds.width),
                y: max(low.y, contentSize.height + inset.bottom - bounds.height))
        )
    }

    package func clamped(_ offset: CGPoint) -> CGPoint {
        let range = offsetRange
        return CGPoint(
            x: min(max(offset.x, range.min.x), range.max.x), y: min(max(offset.y, range.min.y), range.max.y))
    }

    func setOffset(_ offset: CGPoint) {
        // Whole points: rows and text stay sharp, and nothing drifts by rounding.
        let rounded = CGPoint(x: offset.x.rounded(), y: offset.y.rounded())
        guard rounded != bounds.origin else { return }
        bounds.origin = rounded
        scrolled()
    }

    func scrolled() {
        setNeedsDisplay()
        indicator.flash()
        delegate?.scrollViewDidScroll(self)
        onScroll?()
        barObserver?()
    }

    func contentSizeChanged() {
        let inside = clamped(contentOffset)
        if inside != contentOffset { setOffset(inside) }
        setNeedsDisplay()
    }

    open func setContentOffset(_ offset: CGPoint, animated: Bool) {
        let target = clamped(offset)
        if animated, UIView.areAnimationsEnabled, window != nil {
            motion.glide { target }
        } else {
            motion.stop()
            contentOffset = target
        }
    }

    open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
        var offset = contentOffset
        let inset = adjustedContentInset
        if rect.minY < offset.y + inset.top {
            offset.y = rect.minY - inset.top
        } else if rect.maxY > offset.y + bounds.height - inset.bottom {
            offset.y = rect.maxY - bounds.height + inset.bottom
        }
        if rect.minX < offset.x + inset.left {
            offset.x = rect.minX - inset.left
        } else if rect.maxX > offset.x + bounds.width - inset.right {
            offset.x = rect.maxX - bounds.width + inset.right
        }
        setContentOffset(offset, animated: animated)
    }

    /// Pulled down, or asked for with Ctrl+R or F5.
    open var refreshControl: UIRefreshControl? { didSet { exchangeRefreshControl(oldValue) } }

    open func flashScrollIndicators() { indicator.flash() }

    open override func layoutSubviews() {
        super.layoutSubviews()
        followInset()
        placeRefreshControl()
        let inside = clamped(contentOffset)
        if inside != contentOffset, !motion.isMoving { setOffset(inside) }
    }

    // MARK: Input

    package override func handleScroll(_ scroll: ScrollInput) -> Bool { take(scroll) }

    override func drawOverlay(_ canvas: Canvas) { indicator.draw(canvas) }
}
