import UIKit

/// A view controller that shows a SwiftUI view.
open class UIHostingController<Content: View>: UIViewController {
    private var host: GraphHost<Content>!

    public var rootView: Content {
        get { host.rootView }
        set { host.rootView = newValue }
    }

    public init(rootView: Content) {
        super.init(nibName: nil, bundle: nil)
        host = GraphHost(rootView)
        // With nothing focused, the window gives keys to the front controller and not to its view.
        keyHandler = { [weak host] key in host?.handleKey(key) ?? false }
    }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    open override func loadView() {
        host.view.backgroundColor = .systemBackground
        view = host.view
    }

    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        host.setVisible(true)
    }

    open override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        host.setVisible(false)
    }

    /// The size the view takes in a space.
    public func sizeThatFits(in size: CGSize) -> CGSize { host.view.sizeThatFits(size) }

    /// Whether the view's size follows its content by itself: a hosting view's natural size always does.
    public var sizingOptions: UIHostingControllerSizingOptions = []
    /// Parts of the window to keep clear of; a desktop window has none.
    public var safeAreaRegions: SafeAreaRegions = .all

    /// For tests: brings everything up to date at once.
    package func settle() { host.settle() }
    package var rootNode: Node { host.node }
}

/// How a hosting controller tells its size.
public struct UIHostingControllerSizingOptions: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let intrinsicContentSize = UIHostingControllerSizingOptions(rawValue: 1)
    public static let preferredContentSize = UIHostingControllerSizingOptions(rawValue: 2)
}
