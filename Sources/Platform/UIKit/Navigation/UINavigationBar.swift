import Foundation
internal import CGtk

/// The bar at the top of a screen: a way back, a title, buttons.
///
/// 52 points high, and higher with large text; a prompt, a large title and a search bar make it higher. A navigation controller fills it with its top
/// controller's item; on its own it shows the last of `items`.
@preconcurrency @MainActor open class UINavigationBar: UIView, UIBarPositioning {
    open weak var delegate: (any UINavigationBarDelegate)?
    private var content: NavigationBarContent?
    /// Asked by the back button; a navigation controller pops.
    var onBack: (() -> Void)?
    /// Told when the height that it wants changed.
    var onResize: (() -> Void)?

    static var height: CGFloat { max(52, (20 + 32 * Desktop.textScale).rounded()) }
    static let promptHeight: CGFloat = 22
    static let largeTitleHeight: CGFloat = 46

    open var items: [UINavigationItem]? {
        get { stack }
        set { setItems(newValue, animated: false) }
    }
    private(set) var stack: [UINavigationItem] = []

    public override init(frame: CGRect) {
        super.init(frame: frame)
        takeSettings()
    }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    // MARK: Look

    open var barStyle = UIBarStyle.default
    /// Whether content reaches under the bar by default. The bar is drawn opaque either way.
    open var isTranslucent = true { didSet { onResize?() } }
    open var prefersLargeTitles = false { didSet { if prefersLargeTitles != oldValue { reload() } } }
    open var barTintColor: UIColor? {
        didSet { standardAppearance.backgroundColor = barTintColor ?? .systemBackground; restyle() }
    }
    open var standardAppearance = UINavigationBarAppearance() { didSet { restyle() } }
    open var compactAppearance: UINavigationBarAppearance?
    open var scrollEdgeAppearance: UINavigationBarAppearance? { didSet { restyle() } }
    open var compactScrollEdgeAppearance: UINavigationBarAppearance?
    open var titleTextAttributes: [NSAttributedString.Key: Any]? {
        didSet { standardAppearance.titleTextAttributes = titleTextAttributes ?? [:]; restyle() }
    }
    open var largeTitleTextAttributes: [NSAttributedString.Key: Any]? {
        didSet { standardAppearance.largeTitleTextAttributes = largeTitleTextAttributes ?? [:]; restyle() }
    }
    open var backIndicatorImage: UIImage?
    open var backIndicatorTransitionMaskImage: UIImage?
    open var shadowImage: UIImage? { didSet { hasNoLine = shadowImage != nil; restyle() } }
    private var hasNoLine = false
    open func setBackgroundImage(_ image: UIImage?, for barMetrics: UIBarMetrics) {}
    open func setBackgroundImage(_ image: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics) {}
    open func backgroundImage(for barMetrics: UIBarMetrics) -> UIImage? { nil }
    open func setTitleVerticalPositionAdjustment(_ adjustment: CGFloat, for barMetrics: UIBarMetrics) {}
    open func titleVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat { 0 }
    open var barPosition: UIBarPosition { delegate?.position(for: self) ?? .top }

    /// Whether the content below is at its top: then the bar takes its scroll edge appearance.
    var isAtScrollEdge = false { didSet { if isAtScrollEdge != oldValue { restyle() } } }
    /// How much of the large title is scrolled away, in points.
    var collapse: CGFloat = 0 { didSet { if collapse != oldValue { setNeedsLayout() } } }

    var shownAppearance: UINavigationBarAppearance {
        let item = topItem
        if isAtScrollEdge, let edge = item?.scrollEdgeAppearance ?? scrollEdgeAppearance { return edge }
        return item?.standardAppearance ?? standardAppearance
    }

    private func restyle() {
        content?.restyle()
        setNeedsDisplay()
    }

    open override func tintColorDidChange() { restyle() }

    open override func traitCollectionDidChange(_ previous: UITraitCollection?) {
        super.traitCollectionDidChange(previous)
        onResize?()
    }

    override func drawContent(_ canvas: Canvas) {
        let appearance = shownAppearance
        let rect = CGRect(origin: .zero, size: bounds.size)
        if let fill = appearance.backgroundColor { canvas.fill(rect, rgba(fill)) }
        if let line = appearance.shadowColor, !hasNoLine {
            canvas.fill(CGRect(x: 0, y: rect.maxY - 1, width: rect.width, height: 1), rgba(line))
        }
    }

    // MARK: Items

    open var topItem: UINavigationItem? { stack.last }
    open var backItem: UINavigationItem? { stack.dropLast().last }

    open func pushItem(_ item: UINavigationItem, animated: Bool) {
        guard delegate?.navigationBar(self, shouldPush: item) ?? true else { return }
        setItems(stack + [item], animated: animated)
        delegate?.navigationBar(self, didPush: item)
    }

    @discardableResult
    open func popItem(animated: Bool) -> UINavigationItem? {
        guard let item = stack.last, delegate?.navigationBar(self, shouldPop: item) ?? true else { return nil }
        setItems(stack.dropLast(), animated: animated)
        delegate?.navigationBar(self, didPop: item)
        return item
    }

    open func setItems(_ items: [UINavigationItem]?, animated: Bool) {
        for item in stack { item.onChange = nil }
        stack = items ?? []
        for item in stack.suffix(2) { item.onChange = { [weak self] in self?.reload() } }
        if animated { fadeToTop() } else { reload() }
    }

    private func fadeToTop() {
        guard let old = content, UIView.areAnimationsEnabled, window != nil else { return reload() }
        content = nil
        reload()
        let new = content
        new?.alpha = 0
        UIView.animate(
            withDuration: UIView.inheritedAnimationDuration,
            animations: {
                old.alpha = 0
                new?.alpha = 1
            }, completion: { _ in old.removeFromSuperview() })
    }

    private func reload() {
        guard let item = topItem else {
            content?.removeFromSuperview()
            content = nil
            return
        }
        if content?.item !== item {
            content?.removeFromSuperview()
            let made = NavigationBarContent(item: item, bar: self)
            content = made
            addSubview(made)
        }
        content?.update(back: backItem)
        restyle()
        setNeedsLayout()
        onResize?()
    }

    func goBack() {
        if let action = topItem?.backAction { return action.perform(sender: self) }
        if let onBack { onBack() } else { popItem(animated: true) }
    }

    // MARK: Layout

    var showsLargeTitle: Bool {
        guard prefersLargeTitles, let item = topItem, item.titleView == nil, !(item.title ?? "").isEmpty else {
            return false
        }
        switch item.largeTitleDisplayMode {
        case .always: return true
        case .automatic: return stack.count == 1 || content?.wasLarge == true
        case .never, .inline: return false
        }
    }

    /// The height of the bar while nothing is scrolled away.
    var fullHeight: CGFloat {
        Self.height + (topItem?.prompt == nil ? 0 : Self.promptHeight) + (showsLargeTitle ? Self.largeTitleHeight : 0)
            + (topItem?.searchController == nil ? 0 : UISearchBar.height)
    }

    open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: fullHeight) }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: fullHeight) }

    open override func layoutSubviews() {
        super.layoutSubviews()
        for view in subviews { view.frame = bounds }
    }

    override var role: GtkAccessibleRole { GTK_ACCESSIBLE_ROLE_GROUP }

    // MARK: Settings for every bar

    /// What every bar made from now on starts with: `UINavigationBar.appearance().tintColor = …`.
    open class func appearance() -> UINavigationBar {
        if let settings { return settings }
        let made = UINavigationBar(frame: .zero)
        settings = made
        return made
    }

    open class func appearance(whenContainedInInstancesOf containerTypes: [AnyClass]) -> UINavigationBar {
        appearance()
    }

    private static var settings: UINavigationBar?

    private func takeSettings() {
        guard let settings = Self.settings, settings !== self else { return }
        if let tint = settings.storedTintColor { tintColor = tint }
        isTranslucent = settings.isTranslucent
        prefersLargeTitles = settings.prefersLargeTitles
        standardAppearance = UINavigationBarAppearance(barAppearance: settings.standardAppearance)
        scrollEdgeAppearance = settings.scrollEdgeAppearance
        hasNoLine = settings.hasNoLine
    }
}

/// Decides about a bar's items.
@preconcurrency @MainActor public protocol UINavigationBarDelegate: UIBarPositioningDelegate {
    func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool
    func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem)
    func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool
    func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem)
}

extension UINavigationBarDelegate {
    public func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool { true }
    public func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem) {}
    public func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool { true }
    public func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) {}
}
