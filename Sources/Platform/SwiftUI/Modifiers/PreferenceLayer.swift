/// Content made of what the views below say by a preference.
struct PreferenceReader<Key: PreferenceKey, Layer: View>: View, PrimitiveView {
    let source: PreferenceSource
    let layer: (Key.Value) -> Layer

    func makeNode(parent: Node?, environment: EnvironmentValues) -> Node {
        PreferenceReaderNode(view: self, parent: parent, environment: environment)
    }
}

/// The node whose content is asked for preferences.
@MainActor
final class PreferenceSource {
    weak var node: Node?
}

final class PreferenceReaderNode<Key: PreferenceKey, Layer: View>: ViewNode<PreferenceReader<Key, Layer>>,
    AnyPreferenceObserver
{
    private var child: Node!
    private var value = Key.defaultValue

    override init(view: PreferenceReader<Key, Layer>, parent: Node?, environment: EnvironmentValues) {
        super.init(view: view, parent: parent, environment: environment)
        value = read()
        rebuild()
        PreferenceObservers.shared.add(self)
    }

    override var children: [Node] { child.map { [$0] } ?? [] }

    /// The layer is no part of what it shows: its own preferences go further up, not round in a circle.
    private func read() -> Key.Value { view.source.node?.reducedPreference(Key.self) ?? Key.defaultValue }

    override func update(_ new: PreferenceReader<Key, Layer>, environment: EnvironmentValues) {
        super.update(new, environment: environment)
        rebuild()
    }

    override func evaluate() {
        isDirty = false
        rebuild()
    }

    func deliver() {
        guard isAlive else { return }
        let new = read()
        guard !ValueEquality.areEqual(value, new) else { return }
        value = new
        markDirty()
    }

    private func rebuild() {
        let content = DependencyTracker.track(self) { view.layer(value) }
        let (node, isNew) = reconcile(child, with: content, environment: environment)
        let replaces = child != nil
        child = node
        if isNew && replaces { itemsDidChange() }
    }

    override func destroy() {
        super.destroy()
        PreferenceObservers.shared.remove(self)
    }
}

/// A view together with a layer that is made of its preferences.
struct PreferenceLayered<Key: PreferenceKey, Content: View, Layer: View>: View {
    let content: Content
    let alignment: Alignment
    let isInFront: Bool
    let layer: (Key.Value) -> Layer
    @State private var source = PreferenceSource()

    var body: some View {
        content
            .modifier(PreferenceSourceModifier(source: source))
            .modifier(
                LayerModifier(
                    alignment: alignment, isInFront: isInFront,
                    layer: PreferenceReader<Key, Layer>(source: source, layer: layer)))
    }
}

/// Makes the place known whose content is asked.
@usableFromInline struct PreferenceSourceModifier: BehaviorModifier {
    let source: PreferenceSource

    func attach(to node: Node) -> PreferenceSource {
        source.node = node
        return source
    }
}

extension View {
    /// Puts a view over this one that is made of what the views in this one say.
    public func overlayPreferenceValue<Key: PreferenceKey, T: View>(
        _ key: Key.Type = Key.self, alignment: Alignment = .center,
        @ViewBuilder _ transform: @escaping (Key.Value) -> T
    ) -> some View {
        PreferenceLayered<Key, Self, T>(content: self, alignment: alignment, isInFront: true, layer: transform)
    }
    public func backgroundPreferenceValue<Key: PreferenceKey, T: View>(
        _ key: Key.Type = Key.self, alignment: Alignment = .center,
        @ViewBuilder _ transform: @escaping (Key.Value) -> T
    ) -> some View {
        PreferenceLayered<Key, Self, T>(content: self, alignment: alignment, isInFront: false, layer: transform)
    }
    /// Changes what the views in this one say.
    public func transformPreference<K: PreferenceKey>(
        _ key: K.Type = K.self, _ callback: @escaping (inout K.Value) -> Void
    ) -> some View {
        modifier(PreferenceTransform<K>(transform: callback))
    }
}

@usableFromInline struct PreferenceTransform<Key: PreferenceKey>: PrimitiveModifier {
    let transform: (inout Key.Value) -> Void
    package func makeNode<Content: View>(
        view: ModifiedContent<Content, Self>, parent: Node?, environment: EnvironmentValues
    ) -> Node {
        PreferenceTransformNode(view: view, parent: parent, environment: environment)
    }
}

final class PreferenceTransformNode<Content: View, Key: PreferenceKey>:
    ModifierNode<Content, PreferenceTransform<Key>>
{
    override func didMakeChild() { PreferenceObservers.shared.setNeedsDelivery() }
    override func modifierDidChange(from previous: PreferenceTransform<Key>) {
        PreferenceObservers.shared.setNeedsDelivery()
    }
    override func preference<K: PreferenceKey>(_ key: K.Type) -> K.Value? {
        guard K.self == Key.self else { return nil }
        var value = reducedPreference(Key.self)
        view.modifier.transform(&value)
        return value as? K.Value
    }
}
