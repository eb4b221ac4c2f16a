/// Content of a window: one view as it is, several in a column.
struct ImplicitStack<Content: View>: View, PrimitiveView {
    let content: Content

    func makeNode(parent: Node?, environment: EnvironmentValues) -> Node {
        ImplicitStackNode(view: self, parent: parent, environment: environment)
    }
}

final class ImplicitStackNode<Content: View>: ViewNode<ImplicitStack<Content>> {
    private var child: Node!
    private lazy var stack = StackItem(axis: .vertical, alignment: HorizontalAlignment.center.key, spacing: nil)

    override init(view: ImplicitStack<Content>, parent: Node?, environment: EnvironmentValues) {
        super.init(view: view, parent: parent, environment: environment)
        child = Node.make(view.content, parent: self, environment: environment)
    }

    override var children: [Node] { child.map { [$0] } ?? [] }

    override func makeItems() -> [LayoutItem] {
        let items = child.items
        guard items.count > 1 else { return items }
        stack.setChildren(items)
        stack.forgetSizes()
        return [stack]
    }

    override func update(_ new: ImplicitStack<Content>, environment: EnvironmentValues) {
        super.update(new, environment: environment)
        let (node, isNew) = reconcile(child, with: new.content, environment: environment)
        child = node
        if isNew { itemsDidChange() }
    }
}
