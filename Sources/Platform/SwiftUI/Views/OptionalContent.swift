/// `if` without `else` in a view builder.
extension Optional: View, PrimitiveView where Wrapped: View {
    public typealias Body = Never

    package func makeNode(parent: Node?, environment: EnvironmentValues) -> Node {
        OptionalNode(view: self, parent: parent, environment: environment)
    }
}

/// Holds a node while the content is there.
final class OptionalNode<Wrapped: View>: ViewNode<Wrapped?> {
    private var child: Node?

    override init(view: Wrapped?, parent: Node?, environment: EnvironmentValues) {
        super.init(view: view, parent: parent, environment: environment)
        if let view { child = Node.make(view, parent: self, environment: environment) }
    }

    override var children: [Node] { child.map { [$0] } ?? [] }
    override var canBeTakenOver: Bool { children.allSatisfy(\.canBeTakenOver) }

    override func update(_ new: Wrapped?, environment: EnvironmentValues) {
        super.update(new, environment: environment)
        if let new {
            let (node, isNew) = reconcile(child, with: new, environment: environment)
            child = node
            if isNew { itemsDidChange() }
        } else if let old = child {
            old.destroy()
            child = nil
            itemsDidChange()
        }
    }
}
