/// An action as the environment hands it down. The holder stays the same from one evaluation to the next while what it
/// does is what the last one said, so that a closure, new each time, does not have everything below evaluated again.
@MainActor
final class ActionHolder<Action> {
    fileprivate(set) var action: Action
    fileprivate init(_ action: Action) { self.action = action }
}

/// A modifier that puts an action into the environment of its content.
@MainActor
protocol ActionModifier: PrimitiveModifier {
    associatedtype Action
    var action: Action { get }
    func modify(_ environment: inout EnvironmentValues, with holder: ActionHolder<Action>)
    /// Whether all but the action is as before.
    func isSame(as previous: Self) -> Bool
}

extension ActionModifier {
    func isSame(as previous: Self) -> Bool { true }

    package func makeNode<Content: View>(
        view: ModifiedContent<Content, Self>, parent: Node?, environment: EnvironmentValues
    ) -> Node {
        ActionNode(view: view, parent: parent, environment: environment)
    }
}

private final class ActionNode<Content: View, Modifier: ActionModifier>: ModifierNode<Content, Modifier> {
    private lazy var holder = ActionHolder(view.modifier.action)
    private var derived: (from: EnvironmentValues, to: EnvironmentValues)?

    override var canBeTakenOver: Bool { child.canBeTakenOver }

    override func childEnvironment(previous: Modifier?) -> EnvironmentValues {
        holder.action = view.modifier.action
        if let derived, let previous, derived.from.isIdentical(to: environment), view.modifier.isSame(as: previous) {
            return derived.to
        }
        var changed = environment
        view.modifier.modify(&changed, with: holder)
        derived = (environment, changed)
        return changed
    }
}
