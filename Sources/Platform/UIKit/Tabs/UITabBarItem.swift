import Foundation

/// What a tab bar shows for one controller.
@preconcurrency @MainActor open class UITabBarItem: UIBarItem {
    public enum SystemItem: Int, Sendable {
        case more, favorites, featured, topRated, recents, contacts, history, bookmarks, search, downloads, mostRecent
        case mostViewed

        var title: String {
            switch self {
            case .more: "More"
            case .favorites: "Favorites"
            case .featured: "Featured"
            case .topRated: "Top Rated"
            case .recents: "Recents"
            case .contacts: "Contacts"
            case .history: "History"
            case .bookmarks: "Bookmarks"
            case .search: "Search"
            case .downloads: "Downloads"
            case .mostRecent: "Most Recent"
            case .mostViewed: "Most Viewed"
            }
        }

        var image: UIImage? {
            switch self {
            case .more: UIImage(systemName: "ellipsis")
            case .favorites, .featured, .topRated: UIImage(systemName: "star")
            case .contacts: UIImage(systemName: "person.2")
            case .bookmarks: UIImage(systemName: "bookmark")
            case .search: UIImage(systemName: "magnifyingglass")
            case .downloads: UIImage(systemName: "arrow.down.to.line")
            default: UIImage(systemName: "clock")
            }
        }
    }

    open var selectedImage: UIImage? { didSet { changed() } }
    /// A short text over the picture: a count. `nil` shows none.
    open var badgeValue: String? { didSet { if badgeValue != oldValue { changed() } } }
    open var badgeColor: UIColor? { didSet { changed() } }
    open var standardAppearance: UITabBarAppearance?
    open var scrollEdgeAppearance: UITabBarAppearance?
    open var titlePositionAdjustment = UIOffset.zero

    public override init() { super.init() }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    public convenience init(title: String?, image: UIImage?, tag: Int) {
        self.init(title: title, image: image, selectedImage: nil)
        self.tag = tag
    }

    public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
        self.init()
        self.title = title
        self.image = image
        self.selectedImage = selectedImage
    }

    public convenience init(tabBarSystemItem systemItem: SystemItem, tag: Int) {
        self.init(title: systemItem.title, image: systemItem.image, tag: tag)
    }

    open func setBadgeTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {}
}

@preconcurrency @MainActor open class UITabBarAppearance: UIBarAppearance {
    open var stackedLayoutAppearance = UITabBarItemAppearance()
    open var inlineLayoutAppearance = UITabBarItemAppearance()
    open var compactInlineLayoutAppearance = UITabBarItemAppearance()
    open var selectionIndicatorTintColor: UIColor?
}

@preconcurrency @MainActor open class UITabBarItemAppearance: NSObject {
    open var normal = UITabBarItemStateAppearance()
    open var selected = UITabBarItemStateAppearance()
    open var disabled = UITabBarItemStateAppearance()
    open var focused = UITabBarItemStateAppearance()
}

@preconcurrency @MainActor open class UITabBarItemStateAppearance: NSObject {
    open var iconColor: UIColor?
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    open var badgeBackgroundColor: UIColor?
    open var badgeTextAttributes: [NSAttributedString.Key: Any] = [:]
}
