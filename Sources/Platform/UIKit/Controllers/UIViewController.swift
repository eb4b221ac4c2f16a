import Foundation

/// Owns a view and its life: loading, appearing, layout, children, presentation.
///
/// The four calls of appearing come once per change and in order: `viewWillAppear`, `viewIsAppearing`, `viewDidAppear`, and
/// on leaving `viewWillDisappear`, `viewDidDisappear`; parents before children. What an app overrides stands in this class
/// body, since Swift without an Objective-C runtime overrides nothing that an extension declares.
@preconcurrency @MainActor open class UIViewController: UIResponder, UITraitEnvironment, UIContentContainer {
    private var storedView: UIView?
    public internal(set) weak var parent: UIViewController?
    public internal(set) var children: [UIViewController] = []
    var appearance = Appearance.disappeared
    /// What a container keeps of this controller: how it stands among its siblings, and what covers its edges.
    var containment = ContainmentState()
    var presentationState = PresentationState()
    private var storedNavigationItem: UINavigationItem?
    private var storedTabBarItem: UITabBarItem?
    private var storedEditButtonItem: UIBarButtonItem?
    /// Told when the reader or the app dismissed this controller.
    package var onDismiss: (() -> Void)?
    package var onTitleChange: (() -> Void)?

    enum Appearance { case disappeared, appearing, appeared, disappearing }

    public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) { super.init() }

    /// There are no archives of controllers here; subclasses inherit the initialiser that Apple's UIKit demands.
    public required init?(coder: NSCoder) { super.init() }

    public convenience override init() { self.init(nibName: nil, bundle: nil) }

    // MARK: Nothing to show

    /// Says why there is no content, in a view over this controller's. Nil takes the view away.
    open var contentUnavailableConfiguration: UIContentConfiguration? {
        didSet { showContentUnavailableConfiguration() }
    }
    var contentUnavailableView: UIView?

    /// Sets `contentUnavailableConfiguration` by what there is to show; called after `setNeedsUpdateContentUnavailableConfiguration`.
    open func updateContentUnavailableConfiguration(using state: UIContentUnavailableConfigurationState) {}

    // MARK: View

    open var view: UIView! {
        get {
            loadViewIfNeeded()
            return storedView
        }
        set {
            storedView?.owningController = nil
            storedView = newValue
            newValue?.owningController = self
        }
    }

    open var viewIfLoaded: UIView? { storedView }
    open var isViewLoaded: Bool { storedView != nil }
    open var nibName: String? { nil }
    open var nibBundle: Bundle? { nil }

    open func loadView() { view = UIView(frame: CGRect(origin: .zero, size: UIWindow.defaultSize)) }

    open func loadViewIfNeeded() {
        guard storedView == nil else { return }
        loadView()
        viewDidLoad()
    }

    open func viewDidLoad() {}
    open func viewWillAppear(_ animated: Bool) {}
    open func viewIsAppearing(_ animated: Bool) {}
    open func viewDidAppear(_ animated: Bool) {}
    open func viewWillDisappear(_ animated: Bool) {}
    open func viewDidDisappear(_ animated: Bool) {}
    open func viewWillLayoutSubviews() {}
    open func viewDidLayoutSubviews() {}
    open func updateViewConstraints() {}
    open func didReceiveMemoryWarning() {}
    /// Never called: there are no storyboards on Linux. Set the next controller up where it is made.
    open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}
    open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }
    /// A name for code that saves what is shown; nothing is restored by itself.
    open var restorationIdentifier: String?

    /// Called when what covers the view's edges changed: bars of a container, or `additionalSafeAreaInsets`.
    open func viewSafeAreaInsetsDidChange() {}
    open func viewLayoutMarginsDidChange() {}

    /// Added to what bars cover.
    open var additionalSafeAreaInsets = UIEdgeInsets.zero {
        didSet { if additionalSafeAreaInsets != oldValue { viewIfLoaded?.safeAreaChanged() } }
    }
    open var systemMinimumLayoutMargins: NSDirectionalEdgeInsets {
        NSDirectionalEdgeInsets(top: 0, leading: 16, bottom: 0, trailing: 16)
    }
    open var viewRespectsSystemMinimumLayoutMargins = true

    /// Before the appearance calls: a container puts its children's views in place.
    func prepareToAppear() {}

    // MARK: Titles and bars

    open var title: String? {
        didSet {
            storedNavigationItem?.title = title
            storedTabBarItem?.title = title
            onTitleChange?()
        }
    }

    open var navigationItem: UINavigationItem {
        if let storedNavigationItem { return storedNavigationItem }
        let item = UINavigationItem(title: title ?? "")
        storedNavigationItem = item
        return item
    }

    /// What a tab bar shows for this controller.
    open var tabBarItem: UITabBarItem! {
        get {
            if let storedTabBarItem { return storedTabBarItem }
            let item = UITabBarItem(title: title, image: nil, selectedImage: nil)
            storedTabBarItem = item
            return item
        }
        set { storedTabBarItem = newValue }
    }

    /// A button that turns editing on and off.
    open var editButtonItem: UIBarButtonItem {
        if let storedEditButtonItem { return storedEditButtonItem }
        let item = makeEditButtonItem()
        storedEditButtonItem = item
        return item
    }

    open var isEditing = false {
        didSet { if isEditing != oldValue { storedEditButtonItem?.showEditing(isEditing) } }
    }
    open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }

    open var toolbarItems: [UIBarButtonItem]? { didSet { navigationController?.barsChanged(animated: false) } }
    open func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) { self.toolbarItems = toolbarItems }
    /// Whether toolbars and tab bars give way while this controller is on top of a navigation controller.
    open var hidesBottomBarWhenPushed = false
    /// The edges at which the view reaches under bars; the safe area says how much of it they cover.
    open var edgesForExtendedLayout: UIRectEdge = .all { didSet { containerNeedsLayout() } }
    open var extendedLayoutIncludesOpaqueBars = false { didSet { containerNeedsLayout() } }
    open var automaticallyAdjustsScrollViewInsets = true

    /// The scroll view that bars follow; found among the subviews when none is set.
    open func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
        containment.scrollView ?? viewIfLoaded?.firstScrollView
    }
    open func setContentScrollView(_ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge = .all) {
        containment.scrollView = scrollView
        containerNeedsLayout()
    }

    // MARK: Surroundings

    open var traitCollection: UITraitCollection { storedView?.traitCollection ?? parent?.traitCollection ?? .current }
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
    open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
        get { view.overrideUserInterfaceStyle }
        set { view.overrideUserInterfaceStyle = newValue }
    }

    /// The view gets another size: the window was resized, or its container changed.
    open func viewWillTransition(
        to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        for child in children { child.viewWillTransition(to: size, with: coordinator) }
    }

    open func willTransition(
        to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        for child in children { child.willTransition(to: newCollection, with: coordinator) }
    }

    open func size(forChildContentContainer container: any UIContentContainer, withParentContainerSize size: CGSize)
        -> CGSize
    { size }
    open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
        containerNeedsLayout()
    }
    open func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer) {}

    open override var next: UIResponder? { storedView?.superview ?? parent }

    private var addedKeyCommands: [UIKeyCommand] = []
    open override var keyCommands: [UIKeyCommand]? { addedKeyCommands.isEmpty ? nil : addedKeyCommands }
    open func addKeyCommand(_ keyCommand: UIKeyCommand) { addedKeyCommands.append(keyCommand) }
    open func removeKeyCommand(_ keyCommand: UIKeyCommand) { addedKeyCommands.removeAll { $0 === keyCommand } }

    /// Escape closes what was presented, unless it asks not to be closed.
    package override func handleKey(_ key: UIKey) -> Bool {
        if super.handleKey(key) { return true }
        guard key.isOnly(.escape), presentationState.presenting != nil else { return false }
        return dismissedByReader()
    }

    // MARK: Containment

    open func addChild(_ child: UIViewController) {
        guard child.parent !== self else { return }
        child.willMove(toParent: self)
        child.parent?.children.removeAll { $0 === child }
        child.parent = self
        child.containment.movement = .entering
        children.append(child)
    }

    open func removeFromParent() {
        guard let parent else { return }
        parent.children.removeAll { $0 === self }
        self.parent = nil
        let isLeaving = isMovingFromParent && appearance == .disappearing
        containment = ContainmentState(scrollView: containment.scrollView)
        if isLeaving { containment.movement = .leaving }
        didMove(toParent: nil)
    }

    open func willMove(toParent parent: UIViewController?) {}
    open func didMove(toParent parent: UIViewController?) {}
    open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

    open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
        isAppearing ? willAppear(animated) : willDisappear(animated)
    }

    open func endAppearanceTransition() {
        appearance == .appearing ? didAppear(false) : didDisappear(false)
    }

    /// Swaps the views of two children, with an animation between them.
    open func transition(
        from fromViewController: UIViewController, to toViewController: UIViewController, duration: TimeInterval,
        options: UIView.AnimationOptions = [], animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
    ) {
        swapChildren(
            fromViewController, toViewController, duration: duration, options: options, animations: animations,
            completion: completion)
    }

    open var childForStatusBarStyle: UIViewController? { nil }
    open var childForStatusBarHidden: UIViewController? { nil }
    open var childForHomeIndicatorAutoHidden: UIViewController? { nil }
    open var childForScreenEdgesDeferringSystemGestures: UIViewController? { nil }

    /// A container that shows another controller than its children's last says so here.
    open func show(_ vc: UIViewController, sender: Any?) { showInContainer(vc, sender: sender) }
    open func showDetailViewController(_ vc: UIViewController, sender: Any?) { showDetail(vc, sender: sender) }
    open func targetViewController(forAction name: String, sender: Any?) -> UIViewController? { parent }

    // MARK: Presentation

    open var modalPresentationStyle: UIModalPresentationStyle = .automatic
    open var modalTransitionStyle: UIModalTransitionStyle = .coverVertical
    /// Keeps the reader from dismissing it; the app still can.
    open var isModalInPresentation = false
    open var definesPresentationContext = false
    open var providesPresentationContextTransitionStyle = false
    open var modalPresentationCapturesStatusBarAppearance = false
    open var restoresFocusAfterTransition = true
    open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?

    /// The size wished for in a sheet or popover; zero leaves it to the presentation.
    open var preferredContentSize = CGSize.zero {
        didSet {
            guard preferredContentSize != oldValue else { return }
            parent?.preferredContentSizeDidChange(forChildContentContainer: self)
            presentationState.controller?.preferredContentSizeDidChange(forChildContentContainer: self)
        }
    }

    /// Shows a controller over this one; over the topmost when something is presented already.
    open func present(_ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil)
    {
        presentOnTop(viewControllerToPresent, animated: flag, completion: completion)
    }

    /// Dismisses what this controller presented, or else itself.
    open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
        dismissTop(animated: flag, completion: completion)
    }

    /// A kind of controller that frames itself: alerts.
    func ownPresentationController(presenting: UIViewController?) -> UIPresentationController? { nil }

    // MARK: What only phones have

    /// There is no status bar on a desktop; these exist for code that runs on both.
    open var preferredStatusBarStyle: UIStatusBarStyle { .default }
    open var prefersStatusBarHidden: Bool { false }
    open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }
    open func setNeedsStatusBarAppearanceUpdate() {}
    open var shouldAutorotate: Bool { true }
    open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .all }
    open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portrait }
    open func setNeedsUpdateOfSupportedInterfaceOrientations() {}
    open var prefersHomeIndicatorAutoHidden: Bool { false }
    open func setNeedsUpdateOfHomeIndicatorAutoHidden() {}
    open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }
    open func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() {}
    open var prefersPointerLocked: Bool { false }
    open var disablesAutomaticKeyboardDismissal: Bool { false }
}
