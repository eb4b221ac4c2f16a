/// Several views side by side in the tree, as a view builder makes them. A container lays them out.
public struct TupleView<T>: View, PrimitiveView {
    public var value: T
    /// One entry for each element, made where the static types are known.
    let elements: [any View]

    init<each Content: View>(_ value: (repeat each Content)) where T == (repeat each Content) {
        self.value = value
        var elements: [any View] = []
        repeat elements.append(each value)
        self.elements = elements
    }

    package func makeNode(parent: Node?, environment: EnvironmentValues) -> Node {
        TupleNode(view: self, parent: parent, environment: environment)
    }
}

/// The node of a tuple: its children have fixed types, so they are only ever updated.
final class TupleNode<T>: ViewNode<TupleView<T>> {
    private var nodes: [Node] = []

    override init(view: TupleView<T>, parent: Node?, environment: EnvironmentValues) {
        super.init(view: view, parent: parent, environment: environment)
        nodes = view.elements.map { Node.make($0, parent: self, environment: environment) }
    }

    override var children: [Node] { nodes }
    override var canBeTakenOver: Bool { nodes.allSatisfy(\.canBeTakenOver) }

    override func update(_ new: TupleView<T>, environment: EnvironmentValues) {
        super.update(new, environment: environment)
        var replaced = false
        for (index, element) in new.elements.enumerated() {
            let (node, isNew) = reconcile(nodes[index], with: element, environment: environment)
            nodes[index] = node
            replaced = replaced || isNew
        }
        if replaced { itemsDidChange() }
    }
}
