/// A modifier that does something at moments of its content's life and leaves the layout alone.
@MainActor
protocol BehaviorModifier: PrimitiveModifier {
    associatedtype Behavior: AnyObject
    /// Called when the place comes into being, before its content.
    func attach(to node: Node) -> Behavior
    /// Called with each new value of the modifier, or of the environment (`node.environment`).
    func update(_ behavior: Behavior, from previous: Self, node: Node)
    /// Called when the place goes.
    func detach(_ behavior: Behavior, node: Node)
    /// The environment for the content.
    func environment(_ behavior: Behavior, inherited: EnvironmentValues) -> EnvironmentValues
}

extension BehaviorModifier {
    func update(_ behavior: Behavior, from previous: Self, node: Node) {}
    func detach(_ behavior: Behavior, node: Node) {}
    func environment(_ behavior: Behavior, inherited: EnvironmentValues) -> EnvironmentValues { inherited }

    package func makeNode<Content: View>(
        view: ModifiedContent<Content, Self>, parent: Node?, environment: EnvironmentValues
    ) -> Node {
        BehaviorNode(view: view, parent: parent, environment: environment)
    }
}

final class BehaviorNode<Content: View, Modifier: BehaviorModifier>: ModifierNode<Content, Modifier> {
    private var behavior: Modifier.Behavior!

    override var canBeTakenOver: Bool {
        (view.modifier as? any ForgetfulModifier)?.canBeTakenOver == true && child.canBeTakenOver
    }

    override func willMakeChild() {
        behavior = DependencyTracker.track(self) { view.modifier.attach(to: self) }
    }

    override func modifierDidChange(from previous: Modifier) {
        isDirty = false
        if TakingOver.isUnderWay {
            previous.detach(behavior, node: self)
            return willMakeChild()
        }
        DependencyTracker.track(self) { view.modifier.update(behavior, from: previous, node: self) }
    }

    override func evaluate() { modifierDidChange(from: view.modifier) }

    override func childEnvironment(previous: Modifier?) -> EnvironmentValues {
        view.modifier.environment(behavior, inherited: environment)
    }

    override func destroy() {
        guard isAlive else { return }
        super.destroy()
        view.modifier.detach(behavior, node: self)
    }
}
