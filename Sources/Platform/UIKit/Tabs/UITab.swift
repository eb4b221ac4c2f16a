import Foundation

/// A tab of a tab bar controller as a value, in the way of iOS 18.
@preconcurrency @MainActor open class UITab: NSObject {
    public let identifier: String
    open var title: String
    open var image: UIImage?
    open var badgeValue: String? { didSet { made?.tabBarItem.badgeValue = badgeValue } }
    open var isHidden = false
    open var isEnabled = true
    open var userInfo: Any?
    private let provider: ((UITab) -> UIViewController)?
    private var made: UIViewController?

    public init(
        title: String, image: UIImage?, identifier: String, viewControllerProvider: ((UITab) -> UIViewController)? = nil
    ) {
        self.title = title
        self.image = image
        self.identifier = identifier
        provider = viewControllerProvider
        super.init()
    }

    /// Made when it is first asked for.
    open var viewController: UIViewController? {
        if made == nil { made = provider?(self) }
        return made
    }
}

/// The tab that searches.
@preconcurrency @MainActor open class UISearchTab: UITab {
    public convenience init(viewControllerProvider: ((UITab) -> UIViewController)?) {
        self.init(
            title: "Search", image: UIImage(systemName: "magnifyingglass"), identifier: "search",
            viewControllerProvider: viewControllerProvider)
    }
}
