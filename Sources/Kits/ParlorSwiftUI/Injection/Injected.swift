/// Reads a value that `StreamChat` or the app has put in place, in a view or in any class.
///
/// ```swift
/// @Injected(\.chatClient) var chatClient
/// @Injected(\.fonts) var fonts
/// ```
@propertyWrapper
public struct Injected<Value> {
    private let keyPath: WritableKeyPath<InjectedValues, Value>

    public init(_ keyPath: WritableKeyPath<InjectedValues, Value>) { self.keyPath = keyPath }

    public var wrappedValue: Value {
        get { InjectedValues[keyPath] }
        set { InjectedValues[keyPath] = newValue }
    }
}
