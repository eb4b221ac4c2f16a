import SwiftUI

/// Reads a value that `StreamChat` or the app has put in place, in a view or in any class.
///
/// ```swift
/// @Injected(\.chatClient) var chatClient
/// @Injected(\.fonts) var fonts
/// ```
///
/// With several clients in one process, a view finds what belongs to the `chat(_:)` around it, and an object what belongs to the
/// ``StreamChat/scope(_:)`` that it was made in.
@propertyWrapper
public struct Injected<Value>: DynamicProperty {
    private let keyPath: WritableKeyPath<InjectedValues, Value>
    private let birthplace = InjectionScope.current
    @Environment(\.injectionScope) private var surroundings

    public init(_ keyPath: WritableKeyPath<InjectedValues, Value>) { self.keyPath = keyPath }

    public var wrappedValue: Value {
        get { scope[keyPath] }
        nonmutating set { scope[keyPath] = newValue }
    }

    private var scope: InjectionScope { surroundings ?? birthplace ?? .process }
}

private struct InjectionScopeKey: EnvironmentKey { static var defaultValue: InjectionScope? { nil } }

extension EnvironmentValues {
    var injectionScope: InjectionScope? {
        get { self[InjectionScopeKey.self] }
        set { self[InjectionScopeKey.self] = newValue }
    }
}
