import Foundation

/// Pages to turn: with the arrow keys, Page Up and Page Down, a swipe, or by the app.
@preconcurrency @MainActor open class UIPageViewController: UIViewController {
    public enum TransitionStyle: Int, Sendable { case pageCurl, scroll }
    public enum NavigationOrientation: Int, Sendable { case horizontal, vertical }
    public enum NavigationDirection: Int, Sendable { case forward, reverse }
    public enum SpineLocation: Int, Sendable { case none, min, mid, max }

    public struct OptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public static let interPageSpacing = OptionsKey(rawValue: "UIPageViewControllerOptionInterPageSpacingKey")
        public static let spineLocation = OptionsKey(rawValue: "UIPageViewControllerOptionSpineLocationKey")
        public init(rawValue: String) { self.rawValue = rawValue }
    }

    open weak var delegate: (any UIPageViewControllerDelegate)?
    open weak var dataSource: (any UIPageViewControllerDataSource)?
    public let transitionStyle: TransitionStyle
    public let navigationOrientation: NavigationOrientation
    public var spineLocation: SpineLocation { .none }
    open var isDoubleSided = false
    private var page: UIViewController?
    private var transition: ControllerTransition?
    private let pan = UIPanGestureRecognizer()

    public init(
        transitionStyle style: TransitionStyle, navigationOrientation: NavigationOrientation,
        options: [OptionsKey: Any]? = nil
    ) {
        transitionStyle = style
        self.navigationOrientation = navigationOrientation
        super.init(nibName: nil, bundle: nil)
    }

    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        transitionStyle = .scroll
        navigationOrientation = .horizontal
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    public required init?(coder: NSCoder) {
        transitionStyle = .scroll
        navigationOrientation = .horizontal
        super.init(coder: coder)
    }

    open var viewControllers: [UIViewController]? { page.map { [$0] } }
    open var gestureRecognizers: [UIGestureRecognizer] { [pan] }

    open func setViewControllers(
        _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
        completion: ((Bool) -> Void)? = nil
    ) {
        loadViewIfNeeded()
        transition?.finishNow()
        guard let new = viewControllers?.first, new !== page else {
            completion?(true)
            return
        }
        let old = page, isVisible = appearance == .appeared || appearance == .appearing
        page = new
        addChild(new)
        let change = ControllerTransition(from: old, to: new, in: view, animated: animated && isVisible && old != nil) {
            [weak self] done in
            self?.transition = nil
            old?.viewIfLoaded?.removeFromSuperview()
            if self?.appearance == .appeared {
                old?.didDisappear(animated)
                new.didAppear(animated)
            }
            old?.willMove(toParent: nil)
            old?.removeFromParent()
            if let self { new.didMove(toParent: self) }
            completion?(done)
        }
        transition = change
        change.fromView = old?.viewIfLoaded
        change.toView = new.view
        change.finalFrames[ObjectIdentifier(new)] = view.bounds
        new.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        if isVisible {
            old?.willDisappear(animated)
            new.willAppear(animated)
        }
        change.animator = NavigationSlide(isPush: direction == .forward)
        change.run()
    }

    open override func viewDidLoad() {
        super.viewDidLoad()
        view.clipsToBounds = true
        pan.requiresDirectTouch = true
        pan.addHandler { [weak self] in self?.panned() }
        view.addGestureRecognizer(pan)
    }

    /// Turns to the neighbour, as the reader does.
    private func turn(_ direction: NavigationDirection) -> Bool {
        guard let page, let dataSource else { return false }
        let neighbour =
            direction == .forward
            ? dataSource.pageViewController(self, viewControllerAfter: page)
            : dataSource.pageViewController(self, viewControllerBefore: page)
        guard let neighbour else { return false }
        delegate?.pageViewController(self, willTransitionTo: [neighbour])
        setViewControllers([neighbour], direction: direction, animated: true) { [weak self] done in
            guard let self else { return }
            self.delegate?.pageViewController(
                self, didFinishAnimating: done, previousViewControllers: [page], transitionCompleted: done)
        }
        return true
    }

    private func panned() {
        guard pan.state == .ended else { return }
        let moved = pan.translation(in: view)
        let distance = navigationOrientation == .horizontal ? moved.x : moved.y
        let isMirrored =
            navigationOrientation == .horizontal && view.effectiveUserInterfaceLayoutDirection == .rightToLeft
        guard abs(distance) > 40 else { return }
        _ = turn((distance < 0) != isMirrored ? .forward : .reverse)
    }

    package override func handleKey(_ key: UIKey) -> Bool {
        if super.handleKey(key) { return true }
        let isMirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
        switch key.code {
        case .left where key.modifierFlags.normalized.isEmpty: return turn(isMirrored ? .forward : .reverse)
        case .right where key.modifierFlags.normalized.isEmpty: return turn(isMirrored ? .reverse : .forward)
        case .pageDown: return turn(.forward)
        case .pageUp: return turn(.reverse)
        default: return false
        }
    }
}

/// Gives the pages beside a page.
@preconcurrency @MainActor public protocol UIPageViewControllerDataSource: AnyObject {
    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
    ) -> UIViewController?
    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
    ) -> UIViewController?
    func presentationCount(for pageViewController: UIPageViewController) -> Int
    func presentationIndex(for pageViewController: UIPageViewController) -> Int
}

extension UIPageViewControllerDataSource {
    public func presentationCount(for pageViewController: UIPageViewController) -> Int { 0 }
    public func presentationIndex(for pageViewController: UIPageViewController) -> Int { 0 }
}

/// Hears of pages that the reader turns.
@preconcurrency @MainActor public protocol UIPageViewControllerDelegate: AnyObject {
    func pageViewController(
        _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController])
    func pageViewController(
        _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
        previousViewControllers: [UIViewController], transitionCompleted completed: Bool)
}

extension UIPageViewControllerDelegate {
    public func pageViewController(
        _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController]
    ) {}
    public func pageViewController(
        _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
        previousViewControllers: [UIViewController], transitionCompleted completed: Bool
    ) {}
}
