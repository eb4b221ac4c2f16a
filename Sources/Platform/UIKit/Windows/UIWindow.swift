import Foundation
internal import CGtk
internal import GtkShim

/// A window of the desktop, and the root of a tree of views.
///
/// Without a display (in tests of layout) it is only the root: everything but drawing on a screen works.
@preconcurrency @MainActor open class UIWindow: UIView {
    /// The windows that are shown, and those that tests lay out without showing.
    package static var all: [UIWindow] = []

    /// Under this width there is one column, and sheets stand at the lower edge.
    package static let compactWidth: CGFloat = 720
    package static let defaultSize = CGSize(width: 1000, height: 700)

    public internal(set) var isKeyWindow = false
    public private(set) weak var firstResponder: UIResponder?
    package lazy var pointer = PointerInput(window: self)
    package lazy var keyboard = KeyboardInput(window: self)
    package lazy var drops = DropRouter(window: self)
    /// Where the drag that began in this window came from.
    var draggingInteraction: UIDragInteraction?
    var windowTraits = UITraitCollection.current
    var toplevel: UnsafeMutablePointer<GtkWidget>?
    /// Called when the reader closes the window; the application ends with its last one.
    package var onClose: (() -> Void)?

    public override init(frame: CGRect) {
        super.init(frame: frame == .zero ? CGRect(origin: .zero, size: Self.defaultSize) : frame)
        window = self
        windowTraits = windowTraits.with(horizontalSizeClass: sizeClass)
        storedBackgroundColor = .systemBackground
    }

    public convenience init(windowScene: UIWindowScene) {
        self.init(frame: .zero)
        self.windowScene = windowScene
    }

    public required init?(coder: NSCoder) { fatalError("Windows are not archived") }

    /// The scene it belongs to.
    open weak var windowScene: UIWindowScene?
    open var screen: UIScreen { .main }
    open var canBecomeKey: Bool { true }

    open var rootViewController: UIViewController? {
        didSet {
            guard rootViewController !== oldValue else { return }
            oldValue?.viewIfLoaded?.removeFromSuperview()
            installRoot()
        }
    }

    /// A new size is announced to the controllers first, and what they want to move along with it moves after it.
    open override var bounds: CGRect {
        get { super.bounds }
        set {
            guard newValue.size != super.bounds.size, let root = rootViewController, root.appearance == .appeared else {
                super.bounds = newValue
                return
            }
            let transition = ControllerTransition(from: nil, to: nil, in: self, animated: false) { _ in }
            for controller in [root] + root.allPresented {
                controller.viewWillTransition(to: newValue.size, with: transition)
            }
            super.bounds = newValue
            transition.run()
        }
    }

    /// Asks the desktop for another size.
    package func resize(to size: CGSize) {
        if let toplevel { gtk_window_set_default_size(shim_window(toplevel), Int32(size.width), Int32(size.height)) }
        bounds.size = size
    }

    /// One column or two: follows the width.
    var sizeClass: UIUserInterfaceSizeClass { bounds.width < Self.compactWidth ? .compact : .regular }

    private func updateSizeClass() {
        apply(windowTraits.with(horizontalSizeClass: sizeClass))
    }

    open var windowLevel: Level = .normal
    public struct Level: RawRepresentable, Hashable, Sendable {
        public let rawValue: CGFloat
        public static let normal = Level(rawValue: 0)
        public static let statusBar = Level(rawValue: 1000)
        public static let alert = Level(rawValue: 2000)
        public init(rawValue: CGFloat) { self.rawValue = rawValue }
    }

    package var title: String = "" { didSet { if let toplevel { gtk_window_set_title(shim_window(toplevel), title) } } }

    open override var traitCollection: UITraitCollection { effectiveTraits }
    open override var safeAreaInsets: UIEdgeInsets { .zero }
    open override var next: UIResponder? { UIApplication.shared }

    /// Shows the window and gives it the keyboard. Throws nothing: without a display it is laid out, not shown.
    open func makeKeyAndVisible() {
        isHidden = false
        show()
        becomeKey()
    }

    open func makeKey() { becomeKey() }
    open func becomeKey() {
        for window in UIWindow.all { window.isKeyWindow = false }
        isKeyWindow = true
        if let toplevel { gtk_window_present(shim_window(toplevel)) }
    }

    open func resignKey() { isKeyWindow = false }

    open override func layoutSubviews() {
        updateSizeClass()
        rootViewController?.viewIfLoaded?.frame = bounds
    }

    override func willAllocate(width: CGFloat, height: CGFloat) {
        bounds = CGRect(x: 0, y: 0, width: width, height: height)
        performLayout()
    }

    // MARK: First responder

    @discardableResult
    func moveFirstResponder(to responder: UIResponder?, forced: Bool = false) -> Bool {
        guard responder !== firstResponder else { return true }
        if let old = firstResponder {
            if !forced, !old.canResignFirstResponder { return false }
            firstResponder = nil
            (old as? FirstResponderObserver)?.didResignFirstResponder()
            (old as? UIView)?.focusChanged()
        }
        firstResponder = responder
        if let view = responder as? UIView { view.focusChanged() }
        (responder as? FirstResponderObserver)?.didBecomeFirstResponder()
        if responder == nil, let toplevel { gtk_window_set_focus(shim_window(toplevel), nil) }
        return true
    }
}

/// A view that must act when the keyboard comes or goes: the native inputs, and what shows its focus itself.
@MainActor package protocol FirstResponderObserver: AnyObject {
    func didBecomeFirstResponder()
    func didResignFirstResponder()
}

extension UIView {
    func focusChanged() {
        if isFirstResponder, let widget, interaction?.native == nil, canBecomeFocused { gtk_widget_grab_focus(widget) }
        if !isFirstResponder { interaction?.showsFocusRing = false }
        setNeedsDisplay()
    }
}
