/// The node of a primitive modifier around its content.
class ModifierNode<Content: View, Modifier: PrimitiveModifier>: ViewNode<ModifiedContent<Content, Modifier>> {
    private(set) var child: Node!

    override init(
        view: ModifiedContent<Content, Modifier>, parent: Node?, environment: EnvironmentValues
    ) {
        super.init(view: view, parent: parent, environment: environment)
        willMakeChild()
        child = Node.make(view.content, parent: self, environment: childEnvironment(previous: nil))
        didMakeChild()
    }

    override var children: [Node] { child.map { [$0] } ?? [] }

    override func update(_ new: ModifiedContent<Content, Modifier>, environment: EnvironmentValues) {
        let previous = view.modifier
        super.update(new, environment: environment)
        modifierDidChange(from: previous)
        updateChild(environment: childEnvironment(previous: previous))
    }

    final func updateChild(environment: EnvironmentValues) {
        let (node, isNew) = reconcile(child, with: view.content, environment: environment)
        child = node
        if isNew { itemsDidChange() }
    }

    /// The environment for the content, given the modifier's value before this update.
    func childEnvironment(previous: Modifier?) -> EnvironmentValues { environment }

    func willMakeChild() {}
    func didMakeChild() {}
    func modifierDidChange(from previous: Modifier) {}
}
