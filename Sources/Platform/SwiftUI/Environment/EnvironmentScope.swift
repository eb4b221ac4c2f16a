/// Content that inherits from another place than the one it stands in: what a sheet or a toolbar shows belongs to the
/// view that declares it.
struct EnvironmentScope<Content: View>: View, PrimitiveView {
    let base: EnvironmentValues
    let content: Content

    func makeNode(parent: Node?, environment: EnvironmentValues) -> Node {
        EnvironmentScopeNode(view: self, parent: parent, environment: environment)
    }
}

final class EnvironmentScopeNode<Content: View>: ViewNode<EnvironmentScope<Content>> {
    private var child: Node!

    override init(view: EnvironmentScope<Content>, parent: Node?, environment: EnvironmentValues) {
        super.init(view: view, parent: parent, environment: environment)
        child = Node.make(view.content, parent: self, environment: view.base)
    }

    override var children: [Node] { child.map { [$0] } ?? [] }

    override func update(_ new: EnvironmentScope<Content>, environment: EnvironmentValues) {
        // What stands around may be evaluated because of something that the content said itself.
        guard !ValueEquality.areEqual(view, new) else { return }
        super.update(new, environment: environment)
        let (node, isNew) = reconcile(child, with: new.content, environment: new.base)
        child = node
        if isNew { itemsDidChange() }
    }
}
