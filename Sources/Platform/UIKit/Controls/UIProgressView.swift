import Foundation
internal import CGtk

/// How far something has come.
@preconcurrency @MainActor open class UIProgressView: UIView {
    public enum Style: Int, Sendable { case `default`, bar }

    open var progressViewStyle: Style { didSet { setNeedsDisplay() } }
    private var stored: Float = 0
    open var progress: Float {
        get { stored }
        set { setProgress(newValue, animated: false) }
    }
    open var progressTintColor: UIColor? { didSet { setNeedsDisplay() } }
    open var trackTintColor: UIColor? { didSet { setNeedsDisplay() } }
    open var progressImage: UIImage?
    open var trackImage: UIImage?
    /// Follows a `Progress` for as long as it is set.
    open var observedProgress: Progress? { didSet { observe() } }
    private var ticker: Ticker?

    public init(progressViewStyle style: Style) {
        progressViewStyle = style
        super.init(frame: CGRect(x: 0, y: 0, width: 160, height: 4))
    }

    public override init(frame: CGRect) {
        progressViewStyle = .default
        super.init(frame: frame)
    }

    public required init?(coder: NSCoder) {
        progressViewStyle = .default
        super.init(coder: coder)
    }

    open func setProgress(_ progress: Float, animated: Bool) {
        let inside = min(max(progress, 0), 1)
        guard inside != stored else { return }
        stored = inside
        setNeedsDisplay()
        applyAccessibility()
    }

    // There is no key-value observing on Linux: it looks often enough for the eye.
    private func observe() {
        guard let observedProgress else {
            ticker = nil
            return
        }
        setProgress(Float(observedProgress.fractionCompleted), animated: false)
        ticker = Ticker(every: 100) { [weak self] in
            guard let self, let progress = self.observedProgress else { return }
            self.setProgress(Float(progress.fractionCompleted), animated: true)
            if progress.isFinished { self.ticker = nil }
        }
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width.isFinite && size.width < 100_000 ? size.width : 160, height: 4)
    }
    open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: 4) }

    override func drawContent(_ canvas: Canvas) {
        let room = CGRect(x: 0, y: bounds.height / 2 - 2, width: bounds.width, height: 4)
        canvas.fill(room, radii: CornerRadii(2), (trackTintColor ?? .systemGray4).rgba(canvas.traits))
        var done = room
        done.size.width *= CGFloat(stored)
        if effectiveUserInterfaceLayoutDirection == .rightToLeft { done.origin.x = room.maxX - done.width }
        canvas.fill(
            done, radii: CornerRadii(2).fitting(done.size), (progressTintColor ?? tintColor).rgba(canvas.traits))
    }

    open override var accessibilityValue: String? {
        get { super.accessibilityValue ?? "\(Int((stored * 100).rounded()))%" }
        set { super.accessibilityValue = newValue }
    }

    override var isElementByNature: Bool { true }
    override var role: GtkAccessibleRole { GTK_ACCESSIBLE_ROLE_PROGRESS_BAR }
}
