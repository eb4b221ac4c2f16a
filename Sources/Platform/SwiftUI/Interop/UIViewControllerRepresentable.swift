import UIKit

/// A SwiftUI view that shows a view controller.
@MainActor @preconcurrency
public protocol UIViewControllerRepresentable: View where Body == Never {
    associatedtype UIViewControllerType: UIViewController
    associatedtype Coordinator = Void
    func makeUIViewController(context: Context) -> UIViewControllerType
    func updateUIViewController(_ uiViewController: UIViewControllerType, context: Context)
    static func dismantleUIViewController(_ uiViewController: UIViewControllerType, coordinator: Coordinator)
    func makeCoordinator() -> Coordinator
    typealias Context = UIViewControllerRepresentableContext<Self>
}

extension UIViewControllerRepresentable {
    public static func dismantleUIViewController(
        _ uiViewController: UIViewControllerType, coordinator: Coordinator
    ) {}
}

extension UIViewControllerRepresentable where Coordinator == Void {
    public func makeCoordinator() {}
}

@MainActor
public struct UIViewControllerRepresentableContext<Representable: UIViewControllerRepresentable> {
    public let coordinator: Representable.Coordinator
    public let environment: EnvironmentValues
    /// Of the change that the controller is updated for.
    public internal(set) var transaction = Transaction()
}

/// The node of a represented controller. The controller becomes a child of the one that hosts the tree.
final class ControllerNode<V: UIViewControllerRepresentable>: ViewNode<V> {
    private let properties: DynamicProperties
    private let coordinator: V.Coordinator
    private let controller: V.UIViewControllerType
    private let item: ControllerItem

    override init(view: V, parent: Node?, environment: EnvironmentValues) {
        properties = DynamicProperties(of: V.self)
        coordinator = view.makeCoordinator()
        controller = view.makeUIViewController(context: .init(coordinator: coordinator, environment: environment))
        item = ControllerItem(controller)
        super.init(view: view, parent: parent, environment: environment)
        properties.link(&self.view, to: self)
        evaluate()
    }

    override func makeItems() -> [LayoutItem] { [item] }

    override func update(_ new: V, environment: EnvironmentValues) {
        let environmentChanged = !environment.isIdentical(to: self.environment)
        let same = ValueEquality.areEqual(view, new) && !environmentChanged
        super.update(new, environment: environment)
        properties.link(&view, to: self)
        if environmentChanged { _ = properties.environmentDidChange(to: environment) }
        if !same || isDirty { evaluate() }
    }

    override func evaluate() {
        isDirty = false
        properties.update(&view)
        let context = V.Context(
            coordinator: coordinator, environment: environment,
            transaction: UpdateScheduler.shared.transaction(for: self))
        DependencyTracker.track(self) { view.updateUIViewController(controller, context: context) }
    }

    override func destroy() {
        guard isAlive else { return }
        super.destroy()
        controller.removeFromParent()
        V.dismantleUIViewController(controller, coordinator: coordinator)
        properties.unlink()
    }
}

/// Fills its space with the controller's view.
final class ControllerItem: ViewItem<ControllerContainerView> {
    init(_ controller: UIViewController) { super.init(ControllerContainerView(controller)) }
    override func measure(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }
}

/// Adopts its controller into the controller around, once it knows it.
final class ControllerContainerView: UIView {
    private let controller: UIViewController

    init(_ controller: UIViewController) {
        self.controller = controller
        super.init(frame: .zero)
        addSubview(controller.view)
    }

    required init?(coder: NSCoder) { fatalError("Views are not decoded") }

    override func didMoveToWindow() {
        super.didMoveToWindow()
        guard window != nil, controller.parent == nil else { return }
        var responder: UIResponder? = next
        while let current = responder {
            if let parent = current as? UIViewController {
                parent.addChild(controller)
                controller.didMove(toParent: parent)
                return
            }
            responder = current.next
        }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        controller.view.frame = bounds
    }
}
