/// Stands for the modified view in a custom modifier's `body`.
public struct _ViewModifier_Content<Modifier>: View, PrimitiveView {
    let content: any View

    package func makeNode(parent: Node?, environment: EnvironmentValues) -> Node {
        PlaceholderNode(view: self, parent: parent, environment: environment)
    }
}

final class PlaceholderNode<Modifier>: ViewNode<_ViewModifier_Content<Modifier>> {
    private var child: Node!
    override var canBeTakenOver: Bool { child.canBeTakenOver }

    override init(view: _ViewModifier_Content<Modifier>, parent: Node?, environment: EnvironmentValues) {
        super.init(view: view, parent: parent, environment: environment)
        child = Node.make(view.content, parent: self, environment: environment)
    }

    override var children: [Node] { child.map { [$0] } ?? [] }

    override func update(_ new: _ViewModifier_Content<Modifier>, environment: EnvironmentValues) {
        super.update(new, environment: environment)
        let (node, isNew) = reconcile(child, with: new.content, environment: environment)
        child = node
        if isNew { itemsDidChange() }
    }
}

/// The node of a customer's modifier: evaluates its body like a view's, with the same rules for its state.
final class ModifierBodyNode<Content: View, Modifier: ViewModifier>: ViewNode<ModifiedContent<Content, Modifier>> {
    private var child: Node!
    private let properties: DynamicProperties
    private lazy var movement = Movement<Modifier>(self)

    override var canBeTakenOver: Bool { !properties.keepObjects && child.canBeTakenOver }

    override init(view: ModifiedContent<Content, Modifier>, parent: Node?, environment: EnvironmentValues) {
        properties = DynamicProperties(of: Modifier.self)
        super.init(view: view, parent: parent, environment: environment)
        properties.link(&self.view.modifier, to: self)
        evaluate()
    }

    override var children: [Node] { child.map { [$0] } ?? [] }

    override func update(_ new: ModifiedContent<Content, Modifier>, environment newEnvironment: EnvironmentValues) {
        if TakingOver.isUnderWay {
            environment = newEnvironment
            view = new
            movement?.stop()
            properties.unlink()
            properties.link(&view.modifier, to: self)
            return evaluate()
        }
        let same =
            ValueEquality.areEqual(view.modifier, new.modifier) && ValueEquality.areEqual(view.content, new.content)
        let environmentChanged = !newEnvironment.isIdentical(to: environment)
        environment = newEnvironment
        if !same {
            let moved = movement?.value(for: new.modifier, shown: view.modifier)
            view = new
            if let moved { view.modifier = moved }
            properties.link(&view.modifier, to: self)
        }
        let readsChanged = environmentChanged && properties.environmentDidChange(to: newEnvironment)
        if !same || readsChanged || isDirty {
            evaluate()
        } else if environmentChanged {
            child.environmentDidChange(to: newEnvironment)
        }
    }

    override func evaluate() {
        isDirty = false
        if let moved = movement?.current {
            view.modifier = moved
            properties.link(&view.modifier, to: self)
        }
        properties.update(&view.modifier)
        GraphStatistics.countEvaluation(of: Modifier.self)
        let body = DependencyTracker.track(self) {
            view.modifier.body(content: _ViewModifier_Content(content: view.content))
        }
        let (node, isNew) = reconcile(child, with: body, environment: environment)
        let replaces = child != nil
        child = node
        if isNew && replaces { itemsDidChange() }
    }

    override func destroy() {
        super.destroy()
        properties.unlink()
    }
}
