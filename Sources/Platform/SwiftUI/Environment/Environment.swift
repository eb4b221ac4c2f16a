import Observation

/// A value from the environment. The view is evaluated again only when this very value changes.
@propertyWrapper
public struct Environment<Value>: NodeOwnedProperty {
    private let read: (EnvironmentValues) -> Value
    private var storage: EnvironmentStorage<Value>?

    public init(_ keyPath: KeyPath<EnvironmentValues, Value>) { read = { $0[keyPath: keyPath] } }

    public var wrappedValue: Value { storage?.value ?? read(EnvironmentValues()) }

    package mutating func link(to slot: PropertySlot) {
        if let known = slot.storage as? EnvironmentStorage<Value> {
            storage = known
            return
        }
        let new = EnvironmentStorage(read, environment: slot.node.node?.environment ?? EnvironmentValues())
        slot.storage = new
        storage = new
    }
}

extension Environment where Value: AnyObject, Value: Observable {
    /// An observable model that `environment(_:)` has put there.
    public init(_ type: Value.Type) {
        read = {
            guard let object = $0.object(of: type) else { fatalError("No \(type) was put into the environment") }
            return object
        }
    }
}

extension Environment {
    /// An observable model that `environment(_:)` has put there, or nil.
    public init<T: AnyObject & Observable>(_ objectType: T.Type) where Value == T? {
        read = { $0.object(of: objectType) }
    }
}

/// Remembers the last value, so that a change of other values goes unnoticed.
final class EnvironmentStorage<Value>: EnvironmentDependentStorage {
    private let read: (EnvironmentValues) -> Value
    nonisolated(unsafe) private(set) var value: Value

    init(_ read: @escaping (EnvironmentValues) -> Value, environment: EnvironmentValues) {
        self.read = read
        value = read(environment)
    }

    func environmentDidChange(to environment: EnvironmentValues) -> Bool {
        let new = read(environment)
        defer { value = new }
        return !ValueEquality.areEqual(value, new)
    }
}
