/// A named value that views inherit from the views around them.
public protocol EnvironmentKey {
    associatedtype Value
    static var defaultValue: Value { get }
}

/// The values that a place in the tree inherits. Copies share their storage until one of them is written to.
public struct EnvironmentValues {
    private final class Storage {
        var values: [ObjectIdentifier: Any] = [:]
        var objects: [ObjectIdentifier: AnyObject] = [:]

        init() {}
        init(copying other: Storage) {
            values = other.values
            objects = other.objects
        }
    }

    private var storage = Storage()

    public init() {}

    public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
        get {
            guard let value = storage.values[ObjectIdentifier(key)] else { return K.defaultValue }
            return value as! K.Value
        }
        set {
            makeUnique()
            storage.values[ObjectIdentifier(key)] = newValue
        }
    }

    /// Equal storage means equal values, so nothing below has to be looked at.
    func isIdentical(to other: EnvironmentValues) -> Bool { storage === other.storage }

    func object<T: AnyObject>(of type: T.Type) -> T? { storage.objects[ObjectIdentifier(type)] as? T }

    mutating func setObject<T: AnyObject>(_ object: T?) {
        makeUnique()
        storage.objects[ObjectIdentifier(T.self)] = object
    }

    private mutating func makeUnique() {
        if !isKnownUniquelyReferenced(&storage) { storage = Storage(copying: storage) }
    }
}
