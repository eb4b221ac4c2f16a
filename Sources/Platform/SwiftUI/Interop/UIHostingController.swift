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

    /// For tests: brings everything up to date at once.
    package func settle() { host.settle() }
    package var rootNode: Node { host.node }
}
