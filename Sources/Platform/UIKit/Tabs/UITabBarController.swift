import Foundation

/// Several controllers, one of which shows: by a click on its tab, or Ctrl and its number.
@preconcurrency @MainActor open class UITabBarController: UIViewController, UITabBarDelegate {
    open weak var delegate: (any UITabBarControllerDelegate)?
    public let tabBar = UITabBar(frame: .zero)
    private var controllers: [UIViewController] = []
    private var chosen: UIViewController?
    private var shown: UIViewController?
    open var customizableViewControllers: [UIViewController]?
    open var isTabBarHidden = false { didSet { viewIfLoaded?.setNeedsLayout() } }

    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
        tabBar.delegate = self
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        tabBar.delegate = self
    }

    // MARK: Tabs

    /// The tabs as values, as on iOS 18. Each makes its controller once.
    open var tabs: [UITab] = [] {
        didSet {
            let made = tabs.compactMap { tab -> UIViewController? in
                guard let controller = tab.viewController else { return nil }
                controller.tabBarItem = UITabBarItem(title: tab.title, image: tab.image, selectedImage: nil)
                controller.tabBarItem.badgeValue = tab.badgeValue
                return controller
            }
            setViewControllers(made, animated: false)
        }
    }
    open var selectedTab: UITab? {
        get { tabs.indices.contains(selectedIndex) ? tabs[selectedIndex] : nil }
        set { if let index = tabs.firstIndex(where: { $0 === newValue }) { selectedIndex = index } }
    }
    /// The bar stays at the bottom in each mode.
    open var mode = Mode.automatic
    public enum Mode: Int, Sendable { case automatic, tabBar, tabSidebar }

    open func setTabBarHidden(_ hidden: Bool, animated: Bool) { isTabBarHidden = hidden }

    open var viewControllers: [UIViewController]? {
        get { controllers.isEmpty ? nil : controllers }
        set { setViewControllers(newValue, animated: false) }
    }

    open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
        let new = viewControllers ?? []
        for old in controllers where !new.contains(old) {
            old.willMove(toParent: nil)
            if old === shown { hideShown() }
            old.removeFromParent()
        }
        for added in new where !controllers.contains(added) {
            addChild(added)
            added.didMove(toParent: self)
        }
        controllers = new
        tabBar.items = new.map(\.tabBarItem)
        if chosen.map({ !new.contains($0) }) ?? true { chosen = new.first }
        select(chosen)
    }

    open var selectedViewController: UIViewController? {
        get { chosen }
        set { if let newValue, controllers.contains(newValue) { select(newValue) } }
    }

    /// `NSNotFound` without controllers.
    open var selectedIndex: Int {
        get { chosen.flatMap { controllers.firstIndex(of: $0) } ?? NSNotFound }
        set { if controllers.indices.contains(newValue) { select(controllers[newValue]) } }
    }

    private func select(_ controller: UIViewController?) {
        chosen = controller
        tabBar.selectedItem = controller?.tabBarItem
        showSelected()
    }

    /// The reader chose: the delegate may refuse, and a second choice of the same goes back to its first screen.
    private func choose(_ controller: UIViewController) {
        guard delegate?.tabBarController(self, shouldSelect: controller) ?? true else {
            tabBar.selectedItem = chosen?.tabBarItem
            return
        }
        if controller === chosen {
            (controller as? UINavigationController)?.popToRootViewController(animated: true)
        }
        select(controller)
        delegate?.tabBarController(self, didSelect: controller)
    }

    open func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {
        if let controller = controllers.first(where: { $0.tabBarItem === item }) { choose(controller) }
    }

    package override func handleKey(_ key: UIKey) -> Bool {
        if let digit = Int(key.charactersIgnoringModifiers), (1...9).contains(digit),
            controllers.indices.contains(digit - 1),
            key.modifierFlags.normalized == .control
        {
            choose(controllers[digit - 1])
            return true
        }
        return super.handleKey(key)
    }

    // MARK: View

    open override func loadView() {
        view = TabLayoutView(self)
        view.addSubview(tabBar)
    }

    override func prepareToAppear() { showSelected() }
    open override var childForStatusBarStyle: UIViewController? { chosen }
    open override var childForStatusBarHidden: UIViewController? { chosen }

    private func hideShown() {
        shown?.willDisappear(false)
        shown?.viewIfLoaded?.removeFromSuperview()
        shown?.didDisappear(false)
        shown = nil
    }

    private func showSelected() {
        guard isViewLoaded, shown !== chosen || shown?.viewIfLoaded?.superview !== view else { return }
        let isVisible = appearance == .appearing || appearance == .appeared
        let old = shown === chosen ? nil : shown
        shown = chosen
        chosen?.loadViewIfNeeded()
        if isVisible {
            old?.willDisappear(false)
            chosen?.willAppear(false)
        }
        old?.viewIfLoaded?.removeFromSuperview()
        if let chosen {
            placeShown()
            view.insertSubview(chosen.view, at: 0)
        }
        if appearance == .appeared {
            old?.didDisappear(false)
            chosen?.didAppear(false)
        }
        view.setNeedsLayout()
    }

    private var showsBar: Bool { !isTabBarHidden && chosen?.hidesBottomBarWhenPushed != true }

    fileprivate func layoutContents() {
        if shown !== chosen { showSelected() }
        let height = UITabBar.height + view.safeAreaInsets.bottom
        tabBar.frame = CGRect(
            x: 0, y: view.bounds.height - (showsBar ? height : 0), width: view.bounds.width, height: height)
        tabBar.isHidden = !showsBar
        placeShown()
    }

    private func placeShown() {
        guard let shown else { return }
        let covered = showsBar ? UITabBar.height : 0
        let reachesUnder = shown.edgesForExtendedLayout.contains(.bottom)
        shown.setOverlayInsets(UIEdgeInsets(top: 0, left: 0, bottom: reachesUnder ? covered : 0, right: 0))
        var frame = view.bounds
        if !reachesUnder { frame.size.height -= covered }
        shown.view.frame = frame
    }
}

private final class TabLayoutView: UIView {
    private weak var controller: UITabBarController?

    init(_ controller: UITabBarController) {
        self.controller = controller
        super.init(frame: CGRect(origin: .zero, size: UIWindow.defaultSize))
        backgroundColor = .systemBackground
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() { controller?.layoutContents() }
}

/// Decides about and hears of the reader's choice of a tab.
@preconcurrency @MainActor public protocol UITabBarControllerDelegate: AnyObject {
    func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController) -> Bool
    func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController)
}

extension UITabBarControllerDelegate {
    public func tabBarController(
        _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
    ) -> Bool { true }
    public func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {}
}
