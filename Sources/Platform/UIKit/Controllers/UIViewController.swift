import Foundation

/// Owns a view and its life: loading, appearing, layout, children, presentation.
@MainActor open class UIViewController: UIResponder, UITraitEnvironment {
    private var storedView: UIView?
    public internal(set) weak var parent: UIViewController?
    public internal(set) var children: [UIViewController] = []
    public internal(set) var presentedViewController: UIViewController?
    public internal(set) weak var presentingViewController: UIViewController?
    var presentation: PresentationController?
    /// Told when the reader or the app dismissed this controller.
    package var onDismiss: (() -> Void)?
    var appearance = Appearance.disappeared

    enum Appearance { case disappeared, appearing, appeared, disappearing }

    public init(nibName: String?, bundle: Bundle?) { super.init() }

    /// There are no archives of controllers here; subclasses inherit the initialiser that Apple's UIKit demands.
    public required init?(coder: NSCoder) { super.init() }

    public convenience override init() { self.init(nibName: nil, bundle: nil) }

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
    open func viewSafeAreaInsetsDidChange() {}
    open func updateViewConstraints() {}
    open func didReceiveMemoryWarning() {}

    open var additionalSafeAreaInsets = UIEdgeInsets.zero { didSet { viewIfLoaded?.setNeedsLayout() } }

    // MARK: Titles

    open var title: String? {
        didSet {
            storedNavigationItem?.title = title
            onTitleChange?()
        }
    }
    package var onTitleChange: (() -> Void)?
    private var storedNavigationItem: UINavigationItem?

    open var navigationItem: UINavigationItem {
        if let storedNavigationItem { return storedNavigationItem }
        let item = UINavigationItem(title: title ?? "")
        storedNavigationItem = item
        return item
    }

    // MARK: Surroundings

    open var traitCollection: UITraitCollection { storedView?.traitCollection ?? parent?.traitCollection ?? .current }
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
    open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
        get { view.overrideUserInterfaceStyle }
        set { view.overrideUserInterfaceStyle = newValue }
    }

    open override var next: UIResponder? { storedView?.superview ?? parent }

    /// Escape closes what was presented, unless it asks not to be closed.
    package override func handleKey(_ key: UIKey) -> Bool {
        if super.handleKey(key) { return true }
        guard key.isOnly(.escape), presentingViewController != nil, !isModalInPresentation else { return false }
        dismiss(animated: true)
        return true
    }

    // MARK: Containment

    open func addChild(_ child: UIViewController) {
        guard child.parent !== self else { return }
        child.willMove(toParent: self)
        child.parent?.children.removeAll { $0 === child }
        child.parent = self
        children.append(child)
    }

    open func removeFromParent() {
        guard let parent else { return }
        parent.children.removeAll { $0 === self }
        self.parent = nil
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

    // MARK: Presentation

    open var modalPresentationStyle: UIModalPresentationStyle = .automatic
    open var modalTransitionStyle: UIModalTransitionStyle = .coverVertical
    open var isModalInPresentation = false
    open var preferredContentSize = CGSize.zero { didSet { view.window?.setNeedsLayout() } }
    open var definesPresentationContext = false

    open func present(_ controller: UIViewController, animated: Bool, completion: (() -> Void)? = nil) {
        presentOnTop(controller, animated: animated, completion: completion)
    }

    open func dismiss(animated: Bool, completion: (() -> Void)? = nil) {
        dismissTop(animated: animated, completion: completion)
    }

    open var isBeingPresented: Bool { presentingViewController != nil && appearance == .appearing }
    open var isBeingDismissed: Bool { presentingViewController != nil && appearance == .disappearing }
    open var isMovingToParent: Bool { parent != nil && appearance == .appearing }
    open var isMovingFromParent: Bool { parent != nil && appearance == .disappearing }
}

public enum UIModalPresentationStyle: Int, Sendable {
    case fullScreen, pageSheet, formSheet, currentContext, custom, overFullScreen, overCurrentContext, popover
    case none = -1
    case automatic = -2
}

public enum UIModalTransitionStyle: Int, Sendable { case coverVertical, flipHorizontal, crossDissolve, partialCurl }
