import Foundation
import Parlor

/// A value that an app adds to ``InjectedValues``.
///
/// ```swift
/// struct TracksKey: InjectedKey { static var defaultValue: Tracks { Tracks() } }
///
/// extension InjectedValues {
///     var tracks: Tracks {
///         get { self[TracksKey.self] }
///         set { self[TracksKey.self] = newValue }
///     }
/// }
/// ```
public protocol InjectedKey {
    associatedtype Value

    /// What is found until the app has set something.
    static var defaultValue: Value { get }
}

/// What `@Injected` finds: the client, the look and whatever else an app puts in place.
///
/// An app with one client has one set of values, which ``StreamChat`` fills. An app with several gives each a ``StreamChat`` of its
/// own: views below `chat(_:)` and objects made inside ``StreamChat/scope(_:)`` find that one's values.
public struct InjectedValues {
    private var values: [ObjectIdentifier: Any] = [:]

    public init() {}

    public subscript<Key: InjectedKey>(key: Key.Type) -> Key.Value {
        get { values[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
        set { values[ObjectIdentifier(key)] = newValue }
    }

    /// The value that `@Injected(keyPath)` finds: in the scope that is being made just now, else the process's.
    public static subscript<Value>(keyPath: WritableKeyPath<InjectedValues, Value>) -> Value {
        get { (InjectionScope.current ?? .process)[keyPath] }
        set { (InjectionScope.current ?? .process)[keyPath] = newValue }
    }
}
