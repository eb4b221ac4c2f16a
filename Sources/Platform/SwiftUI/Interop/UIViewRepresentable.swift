import UIKit

/// A SwiftUI view that shows a `UIView`.
@MainActor @preconcurrency
public protocol UIViewRepresentable: View where Body == Never {
    associatedtype UIViewType: UIView
    associatedtype Coordinator = Void
    func makeUIView(context: Context) -> UIViewType
    func updateUIView(_ uiView: UIViewType, context: Context)
    static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator)
    func makeCoordinator() -> Coordinator
    func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIViewType, context: Context) -> CGSize?
    typealias Context = UIViewRepresentableContext<Self>
}

extension UIViewRepresentable {
    public static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator) {}
    public func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIViewType, context: Context) -> CGSize? { nil }
}

extension UIViewRepresentable where Coordinator == Void {
    public func makeCoordinator() {}
}

/// What a representable knows of its place.
@MainActor
public struct UIViewRepresentableContext<Representable: UIViewRepresentable> {
    public let coordinator: Representable.Coordinator
    public let environment: EnvironmentValues
    /// Of the change that the view is updated for.
    public internal(set) var transaction = Transaction()
}

/// The node of a representable: a body-less view with dynamic properties of its own.
final class RepresentableNode<V: UIViewRepresentable>: ViewNode<V> {
    private let properties: DynamicProperties
    private let coordinator: V.Coordinator
    private let uiView: V.UIViewType
    private let item: RepresentableItem

    override init(view: V, parent: Node?, environment: EnvironmentValues) {
        properties = DynamicProperties(of: V.self)
        var linked = view
        coordinator = linked.makeCoordinator()
        let context = UIViewRepresentableContext<V>(coordinator: coordinator, environment: environment)
        uiView = linked.makeUIView(context: context)
        item = RepresentableItem(uiView)
        super.init(view: view, parent: parent, environment: environment)
        properties.link(&linked, to: self)
        self.view = linked
        item.fitting = { [unowned self] proposal in
            self.view.sizeThatFits(proposal, uiView: self.uiView, context: self.context)
        }
        uiView.onIntrinsicSizeChange = { [weak item] in item?.invalidate() }
        evaluate()
    }

    private var context: V.Context {
        V.Context(
            coordinator: coordinator, environment: environment,
            transaction: UpdateScheduler.shared.transaction(for: self))
    }

    override func makeItems() -> [LayoutItem] { [item] }

    override func update(_ new: V, environment: EnvironmentValues) {
        let same = ValueEquality.areEqual(view, new) && environment.isIdentical(to: self.environment)
        let environmentChanged = !environment.isIdentical(to: self.environment)
        super.update(new, environment: environment)
        properties.link(&view, to: self)
        if environmentChanged { _ = properties.environmentDidChange(to: environment) }
        if !same || isDirty { evaluate() }
    }

    override func evaluate() {
        isDirty = false
        properties.update(&view)
        DependencyTracker.track(self) { view.updateUIView(uiView, context: context) }
        item.invalidate()
    }

    override func destroy() {
        guard isAlive else { return }
        super.destroy()
        V.dismantleUIView(uiView, coordinator: coordinator)
        properties.unlink()
    }
}

/// Sized by the representable, else by the view's own size, else it fills its space.
final class RepresentableItem: ViewItem<UIView> {
    var fitting: ((ProposedViewSize) -> CGSize?)?

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        if let size = fitting?(proposal) { return size }
        let intrinsic = view.intrinsicContentSize
        func length(_ own: CGFloat, _ proposed: CGFloat?) -> CGFloat {
            own == UIView.noIntrinsicMetric ? (proposed ?? 10) : own
        }
        return CGSize(
            width: length(intrinsic.width, proposal.width), height: length(intrinsic.height, proposal.height))
    }
}
