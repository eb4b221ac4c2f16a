import Foundation

/// A button of a navigation bar or toolbar.
///
/// There are no selectors on Linux. Pass a method, `UIBarButtonItem(title: "Send", style: .done, target: self, action:
/// Self.send)`, or a `UIAction` as `primaryAction`. The target is not retained.
@preconcurrency @MainActor open class UIBarButtonItem: UIBarItem {
    public enum Style: Int, Sendable {
        case plain
        case done = 2
        case prominent = 3
        public static let bordered = Style.plain
    }

    open var style: Style = .plain { didSet { if style != oldValue { changed() } } }
    /// Shown in place of a button, at the size it has: its frame's, or else its natural one.
    open var customView: UIView? { didSet { if customView !== oldValue { changed() } } }
    open var primaryAction: UIAction? { didSet { takeContent(of: primaryAction) } }
    /// Opened by a click; after a long press where there is a primary action too.
    open var menu: UIMenu? { didSet { changed() } }
    open var preferredMenuElementOrder = UIContextMenuConfiguration.ElementOrder.automatic
    open var tintColor: UIColor? { didSet { changed() } }
    /// The width of a fixed space or of a button; zero is its natural one.
    open var width: CGFloat = 0 { didSet { changed() } }
    open var isHidden = false { didSet { if isHidden != oldValue { changed() } } }
    open var isSelected = false { didSet { if isSelected != oldValue { changed() } } }
    open var changesSelectionAsPrimaryAction = false
    open var possibleTitles: Set<String>?
    open weak var target: AnyObject?
    /// Kept for code that sets it; a selector cannot be sent here. See `setAction`.
    open var action: Selector?
    private(set) var systemItem: SystemItem?
    private var handler: ((UIBarButtonItem) -> Void)?
    /// The view that shows it in a bar, to point popovers at.
    weak var shownView: UIView?

    public override init() { super.init() }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    // MARK: With closures

    public convenience init(
        title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil, menu: UIMenu? = nil
    ) {
        self.init()
        self.primaryAction = primaryAction
        takeContent(of: primaryAction)
        if let title { self.title = title }
        if let image { self.image = image }
        self.menu = menu
    }

    public convenience init(
        systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil
    ) {
        self.init()
        self.primaryAction = primaryAction
        self.menu = menu
        adopt(systemItem)
    }

    public convenience init(primaryAction: UIAction?, menu: UIMenu? = nil) {
        self.init(title: nil, image: nil, primaryAction: primaryAction, menu: menu)
    }

    public convenience init(customView: UIView) {
        self.init()
        self.customView = customView
    }

    public static func flexibleSpace() -> UIBarButtonItem { UIBarButtonItem(systemItem: .flexibleSpace) }

    public static func fixedSpace(_ width: CGFloat) -> UIBarButtonItem {
        let item = UIBarButtonItem(systemItem: .fixedSpace)
        item.width = width
        return item
    }

    func adopt(_ systemItem: SystemItem) {
        self.systemItem = systemItem
        if image == nil { image = systemItem.image }
        if title == nil { title = systemItem.title }
        if systemItem == .done || systemItem == .save { style = .done }
    }

    private func takeContent(of action: UIAction?) {
        if let action {
            if !action.title.isEmpty { title = action.title }
            if let picture = action.image { image = picture }
        }
        changed()
    }

    // MARK: Acting

    /// Calls the method on the target when the item is pressed.
    public func setAction<Target: AnyObject>(
        _ target: Target, _ action: @escaping (Target) -> (UIBarButtonItem) -> Void
    ) {
        self.target = target
        handler = { [weak target] item in if let target { action(target)(item) } }
    }

    public func setAction<Target: AnyObject>(_ target: Target, _ action: @escaping (Target) -> () -> Void) {
        self.target = target
        handler = { [weak target] _ in if let target { action(target)() } }
    }

    /// What a press does.
    func press() {
        guard isEnabled else { return }
        if changesSelectionAsPrimaryAction { isSelected.toggle() }
        if let primaryAction { primaryAction.perform(sender: self) } else { handler?(self) }
    }

    var hasAction: Bool { primaryAction != nil || handler != nil }
    var isFlexibleSpace: Bool { systemItem == .flexibleSpace }
    var isSpace: Bool { systemItem == .flexibleSpace || systemItem == .fixedSpace }

    // MARK: Settings for every item

    /// What items without titles of their own look like: `UIBarButtonItem.appearance().setTitleTextAttributes(…)`.
    open class func appearance() -> UIBarButtonItem { shared }
    open class func appearance(whenContainedInInstancesOf containerTypes: [AnyClass]) -> UIBarButtonItem { shared }
    private static let shared = UIBarButtonItem()

    var shownTitleAttributes: [NSAttributedString.Key: Any]? {
        titleTextAttributes(for: .normal) ?? Self.shared.titleTextAttributes(for: .normal)
    }

    // MARK: Appearance by picture, of older code

    open func setBackgroundImage(_ image: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics) {}
    open func setBackButtonBackgroundImage(_ image: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics) {}
    open func setBackButtonTitlePositionAdjustment(_ adjustment: UIOffset, for barMetrics: UIBarMetrics) {}
    open func setTitlePositionAdjustment(_ adjustment: UIOffset, for barMetrics: UIBarMetrics) {}
}

extension UIBarButtonItem: UIPopoverPresentationControllerSourceItem {
    public var popoverAnchor: (view: UIView, rect: CGRect)? { shownView.map { ($0, $0.bounds) } }
}
