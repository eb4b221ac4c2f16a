import Foundation

/// A value that a window keeps from one start of the app to the next. Windows with the same content share it here.
@propertyWrapper
public struct SceneStorage<Value>: DynamicProperty {
    private let storage: AppStorage<Value>

    public var wrappedValue: Value {
        get { storage.wrappedValue }
        nonmutating set { storage.wrappedValue = newValue }
    }
    public var projectedValue: Binding<Value> { storage.projectedValue }

    private static func key(_ name: String) -> String { "SceneStorage." + name }
}

extension SceneStorage {
    public init(wrappedValue: Value, _ key: String) where Value == Bool {
        storage = AppStorage(wrappedValue: wrappedValue, Self.key(key))
    }
    public init(wrappedValue: Value, _ key: String) where Value == Int {
        storage = AppStorage(wrappedValue: wrappedValue, Self.key(key))
    }
    public init(wrappedValue: Value, _ key: String) where Value == Double {
        storage = AppStorage(wrappedValue: wrappedValue, Self.key(key))
    }
    public init(wrappedValue: Value, _ key: String) where Value == String {
        storage = AppStorage(wrappedValue: wrappedValue, Self.key(key))
    }
    public init(wrappedValue: Value, _ key: String) where Value == URL {
        storage = AppStorage(wrappedValue: wrappedValue, Self.key(key))
    }
    public init(wrappedValue: Value, _ key: String) where Value == Data {
        storage = AppStorage(wrappedValue: wrappedValue, Self.key(key))
    }
    public init(wrappedValue: Value, _ key: String) where Value: RawRepresentable, Value.RawValue == String {
        storage = AppStorage(wrappedValue: wrappedValue, Self.key(key))
    }
    public init(wrappedValue: Value, _ key: String) where Value: RawRepresentable, Value.RawValue == Int {
        storage = AppStorage(wrappedValue: wrappedValue, Self.key(key))
    }
    public init(_ key: String) where Value == String? { storage = AppStorage(Self.key(key)) }
    public init(_ key: String) where Value == Int? { storage = AppStorage(Self.key(key)) }
    public init(_ key: String) where Value == Bool? { storage = AppStorage(Self.key(key)) }
    public init(_ key: String) where Value == Double? { storage = AppStorage(Self.key(key)) }
    public init(_ key: String) where Value == Data? { storage = AppStorage(Self.key(key)) }
}
