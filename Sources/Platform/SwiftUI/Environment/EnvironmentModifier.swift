import Observation

/// A modifier that only changes the environment of its content.
@MainActor
protocol EnvironmentModifier: PrimitiveModifier {
    func modify(_ environment: inout EnvironmentValues)
}

extension EnvironmentModifier {
    package func makeNode<Content: View>(
        view: ModifiedContent<Content, Self>, parent: Node?, environment: EnvironmentValues
    ) -> Node {
        EnvironmentNode(view: view, parent: parent, environment: environment)
    }
}

/// Keeps the changed environment while neither the modifier nor what it started from has changed.
final class EnvironmentNode<Content: View, Modifier: EnvironmentModifier>: ModifierNode<Content, Modifier> {
    private var inherited: EnvironmentValues?
    private var derived: EnvironmentValues?

    override var canBeTakenOver: Bool { child.canBeTakenOver }

    override func childEnvironment(previous: Modifier?) -> EnvironmentValues {
        if let inherited, let derived, let previous, inherited.isIdentical(to: environment),
            ValueEquality.areEqual(previous, view.modifier)
        {
            return derived
        }
        var changed = environment
        view.modifier.modify(&changed)
        inherited = environment
        derived = changed
        return changed
    }
}

@usableFromInline struct KeyWritingModifier<Value>: EnvironmentModifier {
    let keyPath: WritableKeyPath<EnvironmentValues, Value>
    let value: Value
    func modify(_ environment: inout EnvironmentValues) { environment[keyPath: keyPath] = value }
}

@usableFromInline struct KeyTransformModifier<Value>: EnvironmentModifier {
    let keyPath: WritableKeyPath<EnvironmentValues, Value>
    let transform: (inout Value) -> Void
    func modify(_ environment: inout EnvironmentValues) { transform(&environment[keyPath: keyPath]) }
}

@usableFromInline struct ObjectWritingModifier<T: AnyObject>: EnvironmentModifier {
    let object: T?
    func modify(_ environment: inout EnvironmentValues) { environment.setObject(object) }
}

extension View {
    /// Sets a value that this view and what it contains inherit.
    public func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> some View {
        modifier(KeyWritingModifier(keyPath: keyPath, value: value))
    }

    public func transformEnvironment<V>(
        _ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void
    ) -> some View {
        modifier(KeyTransformModifier(keyPath: keyPath, transform: transform))
    }

    /// Puts an object where `@EnvironmentObject` of views inside finds it.
    public func environmentObject<T: ObservableObject>(_ object: T) -> some View {
        modifier(ObjectWritingModifier(object: object))
    }

    /// Puts an observable model where `@Environment(Model.self)` of views inside finds it.
    public func environment<T: AnyObject & Observable>(_ object: T?) -> some View {
        modifier(ObjectWritingModifier(object: object))
    }
}
