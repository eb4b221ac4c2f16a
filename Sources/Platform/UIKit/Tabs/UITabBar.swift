import Foundation

/// A row of places to go to, at the foot of a window, 52 points high.
@preconcurrency @MainActor open class UITabBar: UIView, UIBarPositioning {
    public enum ItemPositioning: Int, Sendable { case automatic, fill, centered }

    static let height: CGFloat = 52
    /// A tab takes no more than this, so that those of a wide window stand together.
    private static let widest: CGFloat = 160

    open weak var delegate: (any UITabBarDelegate)?
    open var items: [UITabBarItem]? { didSet { rebuild() } }
    open var selectedItem: UITabBarItem? { didSet { if selectedItem !== oldValue { showSelection() } } }
    open var barStyle = UIBarStyle.default
    open var isTranslucent = true
    open var itemPositioning = ItemPositioning.automatic
    open var itemWidth: CGFloat = 0
    open var itemSpacing: CGFloat = 0
    open var barTintColor: UIColor? {
        didSet { standardAppearance.backgroundColor = barTintColor ?? .systemBackground; setNeedsDisplay() }
    }
    open var unselectedItemTintColor: UIColor? { didSet { showSelection() } }
    open var standardAppearance = UITabBarAppearance() { didSet { setNeedsDisplay() } }
    open var scrollEdgeAppearance: UITabBarAppearance?
    open var backgroundImage: UIImage?
    open var selectionIndicatorImage: UIImage?
    open var shadowImage: UIImage? {
        didSet { standardAppearance.shadowColor = shadowImage == nil ? .separator : nil; setNeedsDisplay() }
    }
    open var barPosition: UIBarPosition { .bottom }
    private var buttons: [TabButton] = []

    public override init(frame: CGRect) {
        super.init(frame: frame)
        guard let settings = Self.settings else { return }
        if let tint = settings.storedTintColor { tintColor = tint }
        unselectedItemTintColor = settings.unselectedItemTintColor
        standardAppearance = settings.standardAppearance
    }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// What every tab bar made from now on starts with.
    open class func appearance() -> UITabBar {
        if let settings { return settings }
        let made = UITabBar(frame: .zero)
        settings = made
        return made
    }

    private static var settings: UITabBar?

    open func setItems(_ items: [UITabBarItem]?, animated: Bool) { self.items = items }

    private func rebuild() {
        for button in buttons { button.removeFromSuperview() }
        buttons = (items ?? []).map { item in
            let button = TabButton(item) { [weak self, weak item] in if let item { self?.choose(item) } }
            addSubview(button)
            return button
        }
        showSelection()
        setNeedsLayout()
    }

    private func choose(_ item: UITabBarItem) {
        selectedItem = item
        delegate?.tabBar(self, didSelect: item)
    }

    private func showSelection() {
        for button in buttons {
            button.restColor = unselectedItemTintColor ?? .secondaryLabel
            button.isSelected = button.item === selectedItem
            button.stateChanged()
        }
    }

    open override func tintColorDidChange() { showSelection() }
    open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: Self.height) }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: Self.height) }

    open override func layoutSubviews() {
        super.layoutSubviews()
        guard !buttons.isEmpty else { return }
        let width = min(Self.widest, bounds.width / CGFloat(buttons.count))
        var x = (bounds.width - width * CGFloat(buttons.count)) / 2
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        for button in isMirrored ? buttons.reversed() : buttons {
            button.frame = CGRect(x: x.rounded(), y: 1, width: width.rounded(), height: Self.height - 1)
            x += width
        }
    }

    override func drawContent(_ canvas: Canvas) {
        let rect = CGRect(origin: .zero, size: bounds.size)
        if let fill = standardAppearance.backgroundColor { canvas.fill(rect, rgba(fill)) }
        if let line = standardAppearance.shadowColor {
            canvas.fill(CGRect(x: 0, y: 0, width: rect.width, height: 1), rgba(line))
        }
    }
}

/// Hears which place the reader chose.
@preconcurrency @MainActor public protocol UITabBarDelegate: AnyObject {
    func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
}

extension UITabBarDelegate {
    public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
}
