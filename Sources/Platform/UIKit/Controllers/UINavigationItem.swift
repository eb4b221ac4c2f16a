import Foundation

/// What a controller offers to a navigation bar.
@MainActor open class UINavigationItem {
    public enum LargeTitleDisplayMode: Int, Sendable { case automatic, always, never, inline }

    open var title: String?
    open var titleView: UIView?
    open var prompt: String?
    open var backButtonTitle: String?
    open var hidesBackButton = false
    open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic
    open var leftBarButtonItems: [UIBarButtonItem]?
    open var rightBarButtonItems: [UIBarButtonItem]?

    public init(title: String) { self.title = title }

    open var leftBarButtonItem: UIBarButtonItem? {
        get { leftBarButtonItems?.first }
        set { leftBarButtonItems = newValue.map { [$0] } }
    }

    open var rightBarButtonItem: UIBarButtonItem? {
        get { rightBarButtonItems?.first }
        set { rightBarButtonItems = newValue.map { [$0] } }
    }
}

/// A button of a bar.
@MainActor open class UIBarButtonItem {
    public enum Style: Int, Sendable { case plain, done = 2 }

    open var title: String?
    open var image: UIImage?
    open var customView: UIView?
    open var primaryAction: UIAction?
    open var menu: UIMenu?
    open var isEnabled = true
    open var tintColor: UIColor?
    open var style: Style
    open var tag = 0
    open var accessibilityLabel: String?
    open var accessibilityIdentifier: String?

    public init(title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil, menu: UIMenu? = nil) {
        self.title = title ?? primaryAction?.title
        self.image = image ?? primaryAction?.image
        self.primaryAction = primaryAction
        self.menu = menu
        style = .plain
    }

    public convenience init(customView: UIView) {
        self.init()
        self.customView = customView
    }
}
