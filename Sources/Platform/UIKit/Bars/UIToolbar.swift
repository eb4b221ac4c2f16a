import Foundation

/// A row of buttons at the foot of a screen, 48 points high.
@preconcurrency @MainActor open class UIToolbar: UIView, UIBarPositioning {
    static let height: CGFloat = 48
    private static let inset: CGFloat = 12

    open weak var delegate: (any UIToolbarDelegate)?
    open var barStyle = UIBarStyle.default
    open var isTranslucent = true
    open var barTintColor: UIColor? {
        didSet { standardAppearance.backgroundColor = barTintColor ?? .systemBackground; setNeedsDisplay() }
    }
    open var standardAppearance = UIToolbarAppearance() { didSet { setNeedsDisplay() } }
    open var compactAppearance: UIToolbarAppearance?
    open var scrollEdgeAppearance: UIToolbarAppearance?
    open var compactScrollEdgeAppearance: UIToolbarAppearance?
    private let row = BarItemRow()

    public override init(frame: CGRect) {
        super.init(frame: frame)
        row.spacing = 8
        addSubview(row)
        guard let settings = Self.settings else { return }
        if let tint = settings.storedTintColor { tintColor = tint }
        standardAppearance = settings.standardAppearance
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        addSubview(row)
    }

    /// What every toolbar made from now on starts with.
    open class func appearance() -> UIToolbar {
        if let settings { return settings }
        let made = UIToolbar(frame: .zero)
        settings = made
        return made
    }

    private static var settings: UIToolbar?

    open var items: [UIBarButtonItem]? {
        get { row.items }
        set { row.show(newValue ?? []) }
    }

    open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) { row.show(items ?? []) }
    open var barPosition: UIBarPosition { delegate?.position(for: self) ?? .bottom }
    open func setBackgroundImage(
        _ backgroundImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition, barMetrics: UIBarMetrics
    ) {}
    open func setShadowImage(_ shadowImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition) {
        standardAppearance.shadowColor = shadowImage == nil ? .separator : nil
        setNeedsDisplay()
    }

    open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: Self.height) }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: Self.height) }

    open override func layoutSubviews() {
        super.layoutSubviews()
        row.frame = CGRect(
            x: Self.inset, y: 0, width: max(0, bounds.width - 2 * Self.inset), height: min(bounds.height, Self.height))
    }

    override func drawContent(_ canvas: Canvas) {
        let rect = CGRect(origin: .zero, size: bounds.size)
        if let fill = standardAppearance.backgroundColor { canvas.fill(rect, rgba(fill)) }
        if let line = standardAppearance.shadowColor {
            canvas.fill(CGRect(x: 0, y: 0, width: rect.width, height: 1), rgba(line))
        }
    }
}

@preconcurrency @MainActor public protocol UIToolbarDelegate: UIBarPositioningDelegate {}
