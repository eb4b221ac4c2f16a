import UIKit

/// A tree of nodes with a layout root: what a window, a hosting controller, and a test without a display have in common.
@MainActor
package final class GraphHost<Content: View> {
    package let view: HostView
    package private(set) var node: Node!
    private let keys = KeyRouter()
    private let layers = PresentationHost()
    private let showing = Showing(isOn: true)
    private var content: Content

    package var rootView: Content {
        get { content }
        set {
            content = newValue
            (node as? RootNode<PresentationRoot<Content>>)?.update(root, environment: environment)
        }
    }

    package init(_ content: Content, environment: EnvironmentValues = EnvironmentValues()) {
        self.content = content
        view = HostView()
        layers.view = view
        let root = LayoutRoot(view: view) { [unowned self] in self.node.items }
        view.root = root
        let node = RootNode(view: self.root, environment: adapted(environment))
        self.node = node
        node.onItemsChange = { [weak root] in root?.contentDidChange() }
        view.onWindowChange = { [layers] in if layers.preferredScheme != nil { layers.applyPreferredScheme() } }
        view.onTraitsChange = { [weak self] in self?.traitsDidChange() }
        UpdateScheduler.shared.setNeedsLayout(root)
    }

    private var root: PresentationRoot<Content> { PresentationRoot(content: content, host: layers) }
    private var environment: EnvironmentValues { node.environment }

    private func adapted(_ base: EnvironmentValues) -> EnvironmentValues {
        var result = base
        result.keyRouter = keys
        result.showing = showing
        result.colorScheme = ColorScheme(view.traitCollection.userInterfaceStyle)
        result.layoutDirection = LayoutDirection(view.effectiveUserInterfaceLayoutDirection)
        result.textScaling = Double(Desktop.textScale)
        result.accessibilityReduceMotion = !UIView.areAnimationsEnabled
        return result
    }

    private func traitsDidChange() {
        let scheme = ColorScheme(view.traitCollection.userInterfaceStyle)
        let direction = LayoutDirection(view.effectiveUserInterfaceLayoutDirection)
        let scaling = Double(Desktop.textScale)
        guard
            scheme != environment.colorScheme || direction != environment.layoutDirection
                || scaling != environment.textScaling
        else { return }
        var changed = environment
        changed.colorScheme = scheme
        changed.layoutDirection = direction
        changed.textScaling = scaling
        node.environmentDidChange(to: changed)
    }

    /// Offers a key that no focused view wanted to shortcuts, sheets and pages.
    func handleKey(_ key: UIKey) -> Bool { keys.handle(key) }

    package func setVisible(_ visible: Bool) { showing.isOn = visible }

    /// Brings the tree up to date at once and lays it out, with all that the layout asks for.
    package func settle() {
        for _ in 0..<8 {
            UpdateScheduler.shared.flush()
            view.layoutIfNeeded()
            if !UpdateScheduler.shared.isPending { return }
        }
    }

    isolated deinit { node?.destroy() }
}

/// The node at the top of a tree.
final class RootNode<V: View>: ViewNode<V> {
    private var child: Node!
    var onItemsChange: (() -> Void)?

    init(view: V, environment: EnvironmentValues) {
        super.init(view: view, parent: nil, environment: environment)
        child = Node.make(view, parent: self, environment: environment)
    }

    override var children: [Node] { child.map { [$0] } ?? [] }

    override func update(_ new: V, environment: EnvironmentValues) {
        super.update(new, environment: environment)
        let (node, isNew) = reconcile(child, with: new, environment: environment)
        child = node
        if isNew { itemsDidChange() }
    }

    override func itemsDidChange() {
        forgetItems()
        onItemsChange?()
    }
}

/// The view that a tree is laid out in.
package final class HostView: UIView {
    var root: LayoutRoot?
    var onTraitsChange: (() -> Void)?
    var onWindowChange: (() -> Void)?

    package override func didMoveToWindow() {
        super.didMoveToWindow()
        if window != nil { onWindowChange?() }
    }

    package override func layoutSubviews() {
        super.layoutSubviews()
        root?.layOutIfNeeded()
    }

    package override func sizeThatFits(_ size: CGSize) -> CGSize {
        root?.size(for: ProposedViewSize(size)) ?? .zero
    }

    package override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        onTraitsChange?()
    }
}
