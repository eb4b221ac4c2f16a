import Foundation
internal import CGtk

/// A dot for each page, the present one marked.
@preconcurrency @MainActor open class UIPageControl: UIControl {
    public enum BackgroundStyle: Int, Sendable { case automatic, prominent, minimal }
    public enum InteractionState: Int, Sendable { case none, discrete, continuous }
    public enum Direction: Int, Sendable { case natural, leftToRight, rightToLeft, topToBottom, bottomToTop }

    open var numberOfPages = 0 {
        didSet {
            currentPage = min(currentPage, max(0, numberOfPages - 1))
            invalidateIntrinsicContentSize()
            updateVisibility()
        }
    }
    open var currentPage = 0 {
        didSet {
            let inside = min(max(currentPage, 0), max(0, numberOfPages - 1))
            if inside != currentPage { currentPage = inside }
            setNeedsDisplay()
            applyAccessibility()
        }
    }
    open var hidesForSinglePage = false { didSet { updateVisibility() } }
    open var pageIndicatorTintColor: UIColor? { didSet { setNeedsDisplay() } }
    open var currentPageIndicatorTintColor: UIColor? { didSet { setNeedsDisplay() } }
    open var backgroundStyle = BackgroundStyle.automatic
    open var direction = Direction.natural
    open var interactionState: InteractionState { .none }
    open var allowsContinuousInteraction = true
    open var defersCurrentPageDisplay = false
    open var preferredIndicatorImage: UIImage?

    private static let pitch: CGFloat = 16
    private static let dot: CGFloat = 7

    public override init(frame: CGRect) {
        super.init(frame: frame)
        pointerCursor = .pointer
        accessibilityTraits = .adjustable
    }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    open func size(forNumberOfPages pageCount: Int) -> CGSize {
        CGSize(width: CGFloat(pageCount) * Self.pitch + 8, height: 26)
    }
    open func updateCurrentPageDisplay() { setNeedsDisplay() }
    open func setIndicatorImage(_ image: UIImage?, forPage page: Int) {}
    open override func sizeThatFits(_ size: CGSize) -> CGSize { self.size(forNumberOfPages: numberOfPages) }
    open override var intrinsicContentSize: CGSize { size(forNumberOfPages: numberOfPages) }

    private func updateVisibility() {
        isHidden = hidesForSinglePage && numberOfPages <= 1
        setNeedsDisplay()
    }

    private func center(_ page: Int) -> CGPoint {
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let place = isMirrored ? numberOfPages - 1 - page : page
        let start = bounds.width / 2 - CGFloat(numberOfPages - 1) * Self.pitch / 2
        return CGPoint(x: start + CGFloat(place) * Self.pitch, y: bounds.height / 2)
    }

    private func turn(to page: Int) {
        guard page != currentPage, (0..<numberOfPages).contains(page) else { return }
        currentPage = page
        sendActions(for: .valueChanged)
    }

    /// A press on a dot goes there; beside the dots, one page on.
    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        guard let x = touch?.location(in: self).x, numberOfPages > 0 else { return }
        let nearest = (0..<numberOfPages).min { abs(center($0).x - x) < abs(center($1).x - x) }!
        if abs(center(nearest).x - x) < Self.pitch / 2 { return turn(to: nearest) }
        turn(to: currentPage + ((x > bounds.midX) == (effectiveUserInterfaceLayoutDirection == .leftToRight) ? 1 : -1))
    }

    package override func handleKey(_ key: UIKey) -> Bool {
        guard isFirstResponder else { return false }
        let forward = effectiveUserInterfaceLayoutDirection == .rightToLeft ? UIKey.Code.left : .right
        switch key.code {
        case .left, .right: turn(to: currentPage + (key.code == forward ? 1 : -1))
        default: return super.handleKey(key)
        }
        return true
    }

    override func drawContent(_ canvas: Canvas) {
        for page in 0..<numberOfPages {
            let center = center(page), radius = Self.dot / 2
            let color: UIColor =
                page == currentPage ? currentPageIndicatorTintColor ?? .label : pageIndicatorTintColor ?? .systemGray3
            canvas.fill(
                CGRect(x: center.x - radius, y: center.y - radius, width: Self.dot, height: Self.dot),
                radii: CornerRadii(radius), color.rgba(canvas.traits))
        }
    }

    open override var accessibilityValue: String? {
        get { super.accessibilityValue ?? "Page \(currentPage + 1) of \(numberOfPages)" }
        set { super.accessibilityValue = newValue }
    }
}
