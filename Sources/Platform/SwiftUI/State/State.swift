import Foundation

/// A value that a view owns. Writing it marks the views that read it dirty; it lives as long as the view's place in the tree.
@propertyWrapper
public struct State<Value>: NodeOwnedProperty {
    private let initial: Value
    private var location: StateLocation<Value>?

    public init(wrappedValue value: Value) { initial = value }
    public init(initialValue value: Value) { initial = value }

    public var wrappedValue: Value {
        get { location?.get() ?? initial }
        nonmutating set { location?.set(newValue) }
    }

    public var projectedValue: Binding<Value> {
        guard let location else { return .constant(initial) }
        return Binding(location: location)
    }

    package mutating func link(to slot: PropertySlot) {
        if let known = slot.storage as? StateLocation<Value> {
            location = known
        } else {
            let new = StateLocation(initial)
            slot.storage = new
            location = new
        }
    }
}

extension State where Value: ExpressibleByNilLiteral {
    public init() { self.init(wrappedValue: nil) }
}

/// Where a value can be read and written; bindings hold on to one.
class Location<Value>: @unchecked Sendable {
    func get() -> Value { fatalError("abstract") }
    func set(_ value: Value) { fatalError("abstract") }
}

/// The storage of a `State`, which knows the nodes that have read it. Reading from another thread is safe, and follows nothing.
final class StateLocation<Value>: Location<Value>, @unchecked Sendable {
    private let lock = NSLock()
    private var value: Value
    private var readers = ReaderSet()

    init(_ value: Value) { self.value = value }

    override func get() -> Value {
        if let reader = DependencyTracker.current { readers.insert(reader) }
        lock.lock()
        defer { lock.unlock() }
        return value
    }

    override func set(_ newValue: Value) {
        lock.lock()
        let old = value
        value = newValue
        lock.unlock()
        guard !ValueEquality.areEqual(old, newValue) else { return }
        onMain { self.readers.markDirty() }
    }
}

/// The nodes that have read a value. Only touched on the main thread.
struct ReaderSet {
    private var nodes: [ObjectIdentifier: WeakNode] = [:]
    private var limit = 32

    /// Those that have gone are looked for when there are twice as many as there were alive.
    mutating func insert(_ node: Node) {
        if nodes.count > limit {
            nodes = nodes.filter { $0.value.node != nil }
            limit = max(32, nodes.count * 2)
        }
        nodes[ObjectIdentifier(node)] = WeakNode(node)
    }

    @MainActor
    func markDirty() {
        for entry in nodes.values { entry.node?.markDirty() }
    }
}
