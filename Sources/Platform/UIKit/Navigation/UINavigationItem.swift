import Foundation

/// What a controller offers to a navigation bar.
@preconcurrency @MainActor open class UINavigationItem: NSObject {
    public enum LargeTitleDisplayMode: Int, Sendable { case automatic, always, never, inline }
    public enum BackButtonDisplayMode: Int, Sendable { case `default`, generic, minimal }
    public enum ItemStyle: Int, Sendable { case navigator, browser, editor }
    public enum SearchBarPlacement: Int, Sendable {
        case automatic, inline, stacked, integrated, integratedCentered, integratedButton
    }

    open var title: String? { didSet { if title != oldValue { changed() } } }
    /// A second line under the title.
    open var subtitle: String? { didSet { if subtitle != oldValue { changed() } } }
    /// Shown in place of the title, at its frame's size or its natural one.
    open var titleView: UIView? { didSet { if titleView !== oldValue { changed() } } }
    /// A line above the title.
    open var prompt: String? { didSet { if prompt != oldValue { changed() } } }
    /// The title of the button that leads back here; the bar shows it while the next item is on top.
    open var backButtonTitle: String? { didSet { changed() } }
    open var backBarButtonItem: UIBarButtonItem? { didSet { changed() } }
    open var backButtonDisplayMode = BackButtonDisplayMode.default { didSet { changed() } }
    open var backAction: UIAction? { didSet { changed() } }
    open var hidesBackButton = false { didSet { if hidesBackButton != oldValue { changed() } } }
    /// Whether left items stand beside the back button instead of replacing it.
    open var leftItemsSupplementBackButton = false { didSet { changed() } }
    open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic { didSet { changed() } }
    open var style = ItemStyle.navigator
    open var leftBarButtonItems: [UIBarButtonItem]? { didSet { changed() } }
    open var rightBarButtonItems: [UIBarButtonItem]? { didSet { changed() } }
    /// Its bar stands under the title.
    open var searchController: UISearchController? {
        didSet {
            guard searchController !== oldValue else { return }
            searchController?.owner = self
            changed()
        }
    }
    /// The search bar is always shown here: a window has the room.
    open var hidesSearchBarWhenScrolling = true
    open var preferredSearchBarPlacement = SearchBarPlacement.automatic
    open var standardAppearance: UINavigationBarAppearance? { didSet { changed() } }
    open var compactAppearance: UINavigationBarAppearance?
    open var scrollEdgeAppearance: UINavigationBarAppearance? { didSet { changed() } }
    open var compactScrollEdgeAppearance: UINavigationBarAppearance?
    /// The bar that shows it, told of each change.
    var onChange: (() -> Void)?

    public init(title: String) {
        self.title = title
        super.init()
    }

    public required init?(coder: NSCoder) { super.init() }

    open var leftBarButtonItem: UIBarButtonItem? {
        get { leftBarButtonItems?.first }
        set { leftBarButtonItems = newValue.map { [$0] } }
    }

    open var rightBarButtonItem: UIBarButtonItem? {
        get { rightBarButtonItems?.first }
        set { rightBarButtonItems = newValue.map { [$0] } }
    }

    open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) { self.hidesBackButton = hidesBackButton }
    open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { leftBarButtonItems = items }
    open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { rightBarButtonItems = items }
    open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) { leftBarButtonItem = item }
    open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) { rightBarButtonItem = item }

    private func changed() { onChange?() }

    /// Whether the bar shows a way back while this item is on top.
    var showsBackButton: Bool {
        !hidesBackButton && ((leftBarButtonItems ?? []).isEmpty || leftItemsSupplementBackButton)
    }
}
