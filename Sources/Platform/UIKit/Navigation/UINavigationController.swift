import Foundation

/// A stack of screens under one bar.
///
/// The bar's button, Escape, Alt+Left and a swipe from the edge go back. The top controller's view fills the controller;
/// its safe area says what the bars cover.
@preconcurrency @MainActor open class UINavigationController: UIViewController {
    public enum Operation: Int, Sendable { case none, push, pop }

    public static let hideShowBarDuration: CGFloat = 0.2

    open weak var delegate: (any UINavigationControllerDelegate)?
    private(set) var stack: [UIViewController] = []
    /// The change that runs.
    var transition: ControllerTransition?
    let room = UIView()
    private let bar: UINavigationBar
    private let bottomBar: UIToolbar
    /// Whose view is in place.
    var shown: UIViewController?
    private lazy var edgeSwipe = EdgeSwipe(self)

    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        bar = UINavigationBar(frame: .zero)
        bottomBar = UIToolbar(frame: .zero)
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    public init(rootViewController: UIViewController) {
        bar = UINavigationBar(frame: .zero)
        bottomBar = UIToolbar(frame: .zero)
        super.init(nibName: nil, bundle: nil)
        setViewControllers([rootViewController], animated: false)
    }

    /// Bars of the app's own classes.
    public init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
        bar = DynamicInit.view(navigationBarClass as? UINavigationBar.Type ?? UINavigationBar.self)
        bottomBar = DynamicInit.view(toolbarClass as? UIToolbar.Type ?? UIToolbar.self)
        super.init(nibName: nil, bundle: nil)
    }

    public required init?(coder: NSCoder) {
        bar = UINavigationBar(frame: .zero)
        bottomBar = UIToolbar(frame: .zero)
        super.init(coder: coder)
    }

    // MARK: The stack

    open var viewControllers: [UIViewController] {
        get { stack }
        set { setViewControllers(newValue, animated: false) }
    }
    open var topViewController: UIViewController? { stack.last }
    /// What the reader sees: the top, or what is presented over it.
    open var visibleViewController: UIViewController? { presentationState.presented ?? topViewController }

    open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
        let top = stack.last
        let operation: Operation =
            viewControllers.last === top || top == nil
            ? .none : viewControllers.last.map { stack.contains($0) } ?? true ? .pop : .push
        change(to: viewControllers, operation, animated: animated)
    }

    /// A controller that is on the stack already is not pushed again.
    open func pushViewController(_ viewController: UIViewController, animated: Bool) {
        guard !stack.contains(viewController) else { return }
        change(to: stack + [viewController], .push, animated: animated)
    }

    @discardableResult
    open func popViewController(animated: Bool) -> UIViewController? {
        guard stack.count > 1 else { return nil }
        let popped = stack.last
        change(to: stack.dropLast(), .pop, animated: animated)
        return popped
    }

    @discardableResult
    open func popToViewController(_ viewController: UIViewController, animated: Bool) -> [UIViewController]? {
        guard let index = stack.firstIndex(of: viewController) else { return nil }
        let popped = Array(stack[(index + 1)...])
        guard !popped.isEmpty else { return [] }
        change(to: Array(stack[...index]), .pop, animated: animated)
        return popped
    }

    @discardableResult
    open func popToRootViewController(animated: Bool) -> [UIViewController]? {
        guard let root = stack.first, stack.count > 1 else { return nil }
        return popToViewController(root, animated: animated)
    }

    open override func show(_ vc: UIViewController, sender: Any?) { pushViewController(vc, animated: true) }

    func keep(_ stack: [UIViewController]) { self.stack = stack }

    // MARK: Bars

    open var navigationBar: UINavigationBar { bar }
    open var toolbar: UIToolbar! { bottomBar }
    open var interactivePopGestureRecognizer: UIGestureRecognizer? { edgeSwipe }
    open var interactiveContentPopGestureRecognizer: UIGestureRecognizer? { edgeSwipe }
    open var isNavigationBarHidden = false {
        didSet { if isNavigationBarHidden != oldValue { barsChanged(animated: false) } }
    }
    open var isToolbarHidden = true { didSet { if isToolbarHidden != oldValue { barsChanged(animated: false) } } }
    open var hidesBarsOnSwipe = false
    open var hidesBarsOnTap = false
    open var hidesBarsWhenKeyboardAppears = false
    open var hidesBarsWhenVerticallyCompact = false
    open var barHideOnSwipeGestureRecognizer: UIPanGestureRecognizer { edgeSwipe }

    open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
        guard hidden != isNavigationBarHidden else { return }
        withoutLayout { isNavigationBarHidden = hidden }
        barsChanged(animated: animated)
    }

    open func setToolbarHidden(_ hidden: Bool, animated: Bool) {
        guard hidden != isToolbarHidden else { return }
        withoutLayout { isToolbarHidden = hidden }
        barsChanged(animated: animated)
    }

    private var isQuiet = false
    private func withoutLayout(_ change: () -> Void) {
        isQuiet = true
        change()
        isQuiet = false
    }

    /// Items or visibility of the bars changed.
    func barsChanged(animated: Bool) {
        guard !isQuiet, isViewLoaded else { return }
        bottomBar.setItems(topViewController?.toolbarItems, animated: false)
        view.setNeedsLayout()
        guard animated else { return }
        UIView.animate(withDuration: TimeInterval(Self.hideShowBarDuration)) { self.view.layoutIfNeeded() }
    }

    /// A subclass may keep the reader on a screen: `false` leaves the top where it is.
    open func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool { true }

    // MARK: Going back

    /// Whether the reader is offered a way back.
    var canGoBack: Bool {
        guard let top = stack.last, stack.count > 1 else { return false }
        return top.navigationItem.showsBackButton
    }

    func goBack() {
        guard canGoBack, let item = topViewController?.navigationItem, navigationBar(bar, shouldPop: item) else {
            return
        }
        popViewController(animated: true)
    }

    package override func handleKey(_ key: UIKey) -> Bool {
        if canGoBack, presentationState.presented == nil, key.isOnly(.escape) || key.isOnly(.left, .alternate) {
            goBack()
            return true
        }
        return super.handleKey(key)
    }

    // MARK: View

    open override func loadView() {
        view = NavigationLayoutView(self)
        room.clipsToBounds = true
        view.addSubview(room)
        view.addSubview(bottomBar)
        view.addSubview(bar)
        view.addGestureRecognizer(edgeSwipe)
        bar.onBack = { [weak self] in self?.goBack() }
        bar.onResize = { [weak self] in self?.viewIfLoaded?.setNeedsLayout() }
    }

    override func prepareToAppear() { showTopAtOnce() }

    open override var childForStatusBarStyle: UIViewController? { topViewController }
    open override var childForStatusBarHidden: UIViewController? { topViewController }
    open override var hidesBottomBarWhenPushed: Bool {
        get { topViewController?.hidesBottomBarWhenPushed ?? super.hidesBottomBarWhenPushed }
        set { super.hidesBottomBarWhenPushed = newValue }
    }
    open override var preferredContentSize: CGSize {
        get {
            super.preferredContentSize == .zero
                ? topViewController?.preferredContentSize ?? .zero : super.preferredContentSize
        }
        set { super.preferredContentSize = newValue }
    }
}

/// The view of a navigation controller.
final class NavigationLayoutView: UIView {
    private weak var controller: UINavigationController?

    init(_ controller: UINavigationController) {
        self.controller = controller
        super.init(frame: CGRect(origin: .zero, size: UIWindow.defaultSize))
        backgroundColor = .systemBackground
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() { controller?.layoutContents() }
}
