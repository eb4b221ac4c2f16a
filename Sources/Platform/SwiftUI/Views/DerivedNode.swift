/// The node of a primitive view that in this place is nothing but another view.
final class DerivedNode<V: View, Inner: View>: ViewNode<V> {
    private let derive: (V) -> Inner
    private var child: Node!

    init(view: V, parent: Node?, environment: EnvironmentValues, derive: @escaping (V) -> Inner) {
        self.derive = derive
        super.init(view: view, parent: parent, environment: environment)
        child = Node.make(derive(view), parent: self, environment: environment)
    }

    override var children: [Node] { child.map { [$0] } ?? [] }
    override var canBeTakenOver: Bool { children.allSatisfy(\.canBeTakenOver) }

    override func update(_ new: V, environment: EnvironmentValues) {
        super.update(new, environment: environment)
        let (node, isNew) = reconcile(child, with: derive(new), environment: environment)
        child = node
        if isNew { itemsDidChange() }
    }
}
