import Foundation
internal import CGtk

/// A turning ring of dots: something is going on.
@preconcurrency @MainActor open class UIActivityIndicatorView: UIView {
    public enum Style: Int, Sendable {
        case medium = 100, large = 101
        @available(*, deprecated, renamed: "medium") public static let gray = Style.medium
        @available(*, deprecated, renamed: "medium") public static let white = Style.medium
        @available(*, deprecated, renamed: "large") public static let whiteLarge = Style.large
        var side: CGFloat { self == .large ? 36 : 20 }
    }

    open var style: Style { didSet { if style != oldValue { invalidateIntrinsicContentSize(); setNeedsDisplay() } } }
    open var hidesWhenStopped = true { didSet { updateVisibility() } }
    open var color: UIColor! = .secondaryLabel { didSet { setNeedsDisplay() } }
    public private(set) var isAnimating = false
    private var ticker: Ticker?
    private var step = 0
    private static let dots = 8

    public init(style: Style) {
        self.style = style
        super.init(frame: CGRect(x: 0, y: 0, width: style.side, height: style.side))
        setUp()
    }

    public override init(frame: CGRect) {
        style = .medium
        super.init(frame: frame)
        setUp()
    }

    public required init?(coder: NSCoder) {
        style = .medium
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        isUserInteractionEnabled = false
        accessibilityLabel = "In progress"
        updateVisibility()
    }

    open func startAnimating() {
        isAnimating = true
        updateVisibility()
        turn()
    }

    open func stopAnimating() {
        isAnimating = false
        updateVisibility()
        turn()
    }

    private func updateVisibility() { isHidden = hidesWhenStopped && !isAnimating }

    open override func didMoveToWindow() {
        super.didMoveToWindow()
        turn()
    }

    /// Turns only while it can be seen, and not where the desktop asks for less motion.
    private func turn() {
        guard isAnimating, window != nil, UIView.areAnimationsEnabled else {
            ticker = nil
            return
        }
        if ticker == nil {
            ticker = Ticker(every: 90) { [weak self] in
                guard let self else { return }
                self.step = (self.step + 1) % Self.dots
                self.setNeedsDisplay()
            }
        }
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: style.side, height: style.side) }
    open override var intrinsicContentSize: CGSize { CGSize(width: style.side, height: style.side) }

    override func drawContent(_ canvas: Canvas) {
        let side = min(bounds.width, bounds.height, style.side)
        let radius = side / 2 - side / 10, dot = side / 10
        let rgba = color.rgba(canvas.traits)
        for index in 0..<Self.dots {
            let angle = CGFloat(index) / CGFloat(Self.dots) * 2 * .pi - .pi / 2
            let age = CGFloat((step - index + Self.dots) % Self.dots) / CGFloat(Self.dots)
            let center = CGPoint(x: bounds.width / 2 + cos(angle) * radius, y: bounds.height / 2 + sin(angle) * radius)
            canvas.fill(
                CGRect(x: center.x - dot, y: center.y - dot, width: dot * 2, height: dot * 2), radii: CornerRadii(dot),
                rgba.withAlpha(rgba.alpha * (1 - age * 0.8)))
        }
    }

    override var isElementByNature: Bool { true }
    override var role: GtkAccessibleRole { GTK_ACCESSIBLE_ROLE_PROGRESS_BAR }
}
