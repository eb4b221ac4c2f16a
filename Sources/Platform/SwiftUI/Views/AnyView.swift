/// A view of any type. When the type inside changes, the old view and its state go.
public struct AnyView: View, PrimitiveView {
    let content: any View

    public init<V: View>(_ view: V) { content = (view as? AnyView)?.content ?? view }
    public init<V: View>(erasing view: V) { self.init(view) }
    init(any view: any View) { content = (view as? AnyView)?.content ?? view }

    package func makeNode(parent: Node?, environment: EnvironmentValues) -> Node {
        AnyViewNode(view: self, parent: parent, environment: environment)
    }
}

final class AnyViewNode: ViewNode<AnyView> {
    private var child: Node!

    override init(view: AnyView, parent: Node?, environment: EnvironmentValues) {
        super.init(view: view, parent: parent, environment: environment)
        child = Node.make(view.content, parent: self, environment: environment)
    }

    override var children: [Node] { child.map { [$0] } ?? [] }
    override var canBeTakenOver: Bool { children.allSatisfy(\.canBeTakenOver) }

    override func update(_ new: AnyView, environment: EnvironmentValues) {
        super.update(new, environment: environment)
        let (node, isNew) = reconcile(child, with: new.content, environment: environment)
        child = node
        if isNew { itemsDidChange() }
    }
}
