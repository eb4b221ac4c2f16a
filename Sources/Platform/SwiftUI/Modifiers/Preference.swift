/// A value that views hand up to the views around them.
public protocol PreferenceKey {
    associatedtype Value
    static var defaultValue: Value { get }
    static func reduce(value: inout Value, nextValue: () -> Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
    public static var defaultValue: Value { nil }
}

@usableFromInline struct PreferenceWriter<Key: PreferenceKey>: PrimitiveModifier {
    let value: Key.Value
    package func makeNode<Content: View>(
        view: ModifiedContent<Content, Self>, parent: Node?, environment: EnvironmentValues
    ) -> Node {
        PreferenceNode(view: view, parent: parent, environment: environment)
    }
}

/// Holds a preference; whatever its content says is replaced by it, as in SwiftUI.
final class PreferenceNode<Content: View, Key: PreferenceKey>: ModifierNode<Content, PreferenceWriter<Key>> {
    override func didMakeChild() { PreferenceObservers.shared.setNeedsDelivery() }

    override func modifierDidChange(from previous: PreferenceWriter<Key>) {
        guard !ValueEquality.areEqual(previous.value, view.modifier.value) else { return }
        PreferenceObservers.shared.setNeedsDelivery()
    }

    override func preference<K: PreferenceKey>(_ key: K.Type) -> K.Value? {
        K.self == Key.self ? view.modifier.value as? K.Value : nil
    }

    override func destroy() {
        super.destroy()
        PreferenceObservers.shared.setNeedsDelivery()
    }
}

@usableFromInline struct PreferenceChangeModifier<Key: PreferenceKey>: BehaviorModifier where Key.Value: Equatable {
    let action: (Key.Value) -> Void

    func attach(to node: Node) -> PreferenceObserver<Key> {
        let observer = PreferenceObserver<Key>(node: node, action: action)
        PreferenceObservers.shared.add(observer)
        return observer
    }
    func update(_ behavior: PreferenceObserver<Key>, from previous: Self, node: Node) { behavior.action = action }
    func detach(_ behavior: PreferenceObserver<Key>, node: Node) { PreferenceObservers.shared.remove(behavior) }
}

@MainActor
protocol AnyPreferenceObserver: AnyObject {
    func deliver()
}

final class PreferenceObserver<Key: PreferenceKey>: AnyPreferenceObserver where Key.Value: Equatable {
    private weak var node: Node?
    var action: (Key.Value) -> Void
    private var last: Key.Value?

    init(node: Node, action: @escaping (Key.Value) -> Void) {
        self.node = node
        self.action = action
    }

    func deliver() {
        guard let node, node.isAlive else { return }
        let value = node.reducedPreference(Key.self)
        guard value != last else { return }
        last = value
        DependencyTracker.untracked { action(value) }
    }
}

/// Those who wait for preferences. They hear of changes once a flush has evaluated and laid out.
@MainActor
final class PreferenceObservers {
    static let shared = PreferenceObservers()
    private var observers: [any AnyPreferenceObserver] = []
    /// Those who have heard nothing yet; their coming is no news to the others.
    private var newcomers: [any AnyPreferenceObserver] = []
    private var needsDelivery = false

    func add(_ observer: any AnyPreferenceObserver) {
        observers.append(observer)
        newcomers.append(observer)
        UpdateScheduler.shared.afterUpdate {}
    }
    func remove(_ observer: any AnyPreferenceObserver) {
        observers.removeAll { $0 === observer }
        newcomers.removeAll { $0 === observer }
    }

    func setNeedsDelivery() {
        guard !needsDelivery else { return }
        needsDelivery = true
        UpdateScheduler.shared.afterUpdate {}
    }

    func deliver() {
        let listeners = needsDelivery ? observers : newcomers
        needsDelivery = false
        newcomers = []
        for observer in listeners { observer.deliver() }
    }
}

extension Node {
    /// What the places below say, put together in order.
    func reducedPreference<Key: PreferenceKey>(_ key: Key.Type) -> Key.Value {
        var result = Key.defaultValue
        var isFirst = true
        func visit(_ node: Node) {
            if let value = node.preference(key) {
                if isFirst { result = value } else { Key.reduce(value: &result) { value } }
                isFirst = false
                return
            }
            for child in node.children { visit(child) }
        }
        for child in children { visit(child) }
        return result
    }
}

extension View {
    public func preference<K: PreferenceKey>(key: K.Type = K.self, value: K.Value) -> some View {
        modifier(PreferenceWriter<K>(value: value))
    }
    public func onPreferenceChange<K: PreferenceKey>(
        _ key: K.Type = K.self, perform action: @escaping (K.Value) -> Void
    ) -> some View where K.Value: Equatable {
        modifier(PreferenceChangeModifier<K>(action: action))
    }
}
