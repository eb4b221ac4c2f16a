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

/// What `@Injected` finds: the client and the look of an app that has one of each.
///
/// It is a convenience. The kit's views take their client from the controller they are given and their look from the
/// environment, and only look here for what nobody passed; a process with two clients passes them.
public struct InjectedValues {
    private var values: [ObjectIdentifier: Any] = [:]

    public subscript<Key: InjectedKey>(key: Key.Type) -> Key.Value {
        get { values[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
        set { values[ObjectIdentifier(key)] = newValue }
    }

    /// The value that `@Injected(keyPath)` finds.
    public static subscript<Value>(keyPath: WritableKeyPath<InjectedValues, Value>) -> Value {
        get { lock.withLock { current }[keyPath: keyPath] }
        set {
            lock.withLock {
                // Writing through a key path reads first, and there may be no client to read yet.
                if keyPath == \InjectedValues.chatClient, let client = newValue as? ChatClient {
                    current.optionalChatClient = client
                } else {
                    current[keyPath: keyPath] = newValue
                }
            }
        }
    }

    private static let lock = NSLock()
    nonisolated(unsafe) private static var current = InjectedValues()  // guarded by `lock`
}
