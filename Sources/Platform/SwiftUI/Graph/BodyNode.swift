import Observation

/// The node of a view with a body: a customer's view, or one of ours that is composed of others.
final class BodyNode<V: View>: ViewNode<V> {
    private var child: Node!
    private let properties: DynamicProperties
    private lazy var movement = Movement<V>(self)

    override init(view: V, parent: Node?, environment: EnvironmentValues) {
        properties = DynamicProperties(of: V.self)
        super.init(view: view, parent: parent, environment: environment)
        properties.link(&self.view, to: self)
        evaluateBody()
    }

    override var children: [Node] { child.map { [$0] } ?? [] }
    override var canBeTakenOver: Bool { !properties.keepObjects && child.canBeTakenOver }

    override func update(_ new: V, environment newEnvironment: EnvironmentValues) {
        if TakingOver.isUnderWay {
            environment = newEnvironment
            view = new
            movement?.stop()
            properties.unlink()
            properties.link(&view, to: self)
            return evaluateBody()
        }
        let changed = !ValueEquality.areEqual(view, new)
        let environmentChanged = !newEnvironment.isIdentical(to: environment)
        environment = newEnvironment
        if changed {
            view = movement?.value(for: new, shown: view) ?? new
            properties.link(&view, to: self)
        }
        let readsChanged = environmentChanged && properties.environmentDidChange(to: newEnvironment)
        if changed || readsChanged || isDirty {
            evaluateBody()
        } else if environmentChanged {
            child.environmentDidChange(to: newEnvironment)
        }
    }

    override func evaluate() {
        if let moved = movement?.current {
            view = moved
            properties.link(&view, to: self)
        }
        evaluateBody()
    }

    private func evaluateBody() {
        isDirty = false
        properties.update(&view)
        GraphStatistics.countEvaluation(of: V.self)
        let body = DependencyTracker.track(self) { view.body }
        let (node, isNew) = reconcile(child, with: body, environment: environment)
        guard isNew else { return }
        let replaces = child != nil
        child = node
        if replaces { itemsDidChange() }
    }

    override func destroy() {
        super.destroy()
        properties.unlink()
    }
}
