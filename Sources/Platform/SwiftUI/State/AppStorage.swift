import Foundation

/// A value in `UserDefaults`. Views that read the same key follow each other's changes.
@propertyWrapper
public struct AppStorage<Value>: DynamicProperty {
    private let location: DefaultsLocation<Value>

    private init(_ key: String, _ store: UserDefaults?, default value: Value, codec: DefaultsCodec<Value>) {
        location = DefaultsLocation(key: key, store: store ?? .standard, fallback: value, codec: codec)
    }

    public var wrappedValue: Value {
        get { location.get() }
        nonmutating set { location.set(newValue) }
    }

    public var projectedValue: Binding<Value> { Binding(location: location) }
}

extension AppStorage {
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Bool {
        self.init(key, store, default: wrappedValue, codec: .plain)
    }
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Int {
        self.init(key, store, default: wrappedValue, codec: .plain)
    }
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Double {
        self.init(key, store, default: wrappedValue, codec: .plain)
    }
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == String {
        self.init(key, store, default: wrappedValue, codec: .plain)
    }
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Data {
        self.init(key, store, default: wrappedValue, codec: .plain)
    }
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == URL {
        self.init(
            key, store, default: wrappedValue,
            codec: DefaultsCodec(read: { ($0 as? String).flatMap(URL.init(string:)) }, write: \.absoluteString))
    }
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Date {
        self.init(key, store, default: wrappedValue, codec: .plain)
    }
    public init(_ key: String, store: UserDefaults? = nil) where Value == String? {
        self.init(key, store, default: nil, codec: .optional())
    }
    public init(_ key: String, store: UserDefaults? = nil) where Value == Int? {
        self.init(key, store, default: nil, codec: .optional())
    }
    public init(_ key: String, store: UserDefaults? = nil) where Value == Bool? {
        self.init(key, store, default: nil, codec: .optional())
    }
    public init(_ key: String, store: UserDefaults? = nil) where Value == Double? {
        self.init(key, store, default: nil, codec: .optional())
    }
    public init(_ key: String, store: UserDefaults? = nil) where Value == Data? {
        self.init(key, store, default: nil, codec: .optional())
    }
    public init<R>(_ key: String, store: UserDefaults? = nil)
    where Value == R?, R: RawRepresentable, R.RawValue == String {
        self.init(
            key, store, default: nil,
            codec: DefaultsCodec(
                read: { ($0 as? String).flatMap(R.init(rawValue:)) }, write: { $0.map(\.rawValue) }))
    }
    public init<R>(_ key: String, store: UserDefaults? = nil)
    where Value == R?, R: RawRepresentable, R.RawValue == Int {
        self.init(
            key, store, default: nil,
            codec: DefaultsCodec(read: { ($0 as? Int).flatMap(R.init(rawValue:)) }, write: { $0.map(\.rawValue) }))
    }
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
    where Value: RawRepresentable, Value.RawValue == String {
        self.init(
            key, store, default: wrappedValue,
            codec: DefaultsCodec(read: { ($0 as? String).flatMap(Value.init(rawValue:)) }, write: \.rawValue))
    }
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
    where Value: RawRepresentable, Value.RawValue == Int {
        self.init(
            key, store, default: wrappedValue,
            codec: DefaultsCodec(read: { ($0 as? Int).flatMap(Value.init(rawValue:)) }, write: \.rawValue))
    }
}

/// How a value is written as a property-list value.
struct DefaultsCodec<Value> {
    let read: (Any) -> Value?
    let write: (Value) -> Any?

    static var plain: DefaultsCodec { DefaultsCodec(read: { $0 as? Value }, write: { $0 }) }

    /// Nothing is written for nil.
    static func optional<Wrapped>() -> DefaultsCodec where Value == Wrapped? {
        DefaultsCodec(read: { $0 as? Wrapped }, write: { $0.map { $0 as Any } })
    }
}

final class DefaultsLocation<Value>: Location<Value>, @unchecked Sendable {
    private let key: String
    private let store: UserDefaults
    private let fallback: Value
    private let codec: DefaultsCodec<Value>

    init(key: String, store: UserDefaults, fallback: Value, codec: DefaultsCodec<Value>) {
        self.key = key
        self.store = store
        self.fallback = fallback
        self.codec = codec
    }

    override func get() -> Value {
        if let reader = DependencyTracker.current { DefaultsReaders.insert(reader, key: key) }
        guard let stored = store.object(forKey: key) else { return fallback }
        return codec.read(stored) ?? fallback
    }

    override func set(_ value: Value) {
        if let plain = codec.write(value) {
            store.set(plain, forKey: key)
        } else {
            store.removeObject(forKey: key)
        }
        let key = key
        onMain { DefaultsReaders.markDirty(key: key) }
    }
}

/// Who has read which key, for all wrappers of the process.
enum DefaultsReaders {
    nonisolated(unsafe) private static var readers: [String: ReaderSet] = [:]

    static func insert(_ node: Node, key: String) { readers[key, default: ReaderSet()].insert(node) }

    @MainActor
    static func markDirty(key: String) { readers[key]?.markDirty() }
}
