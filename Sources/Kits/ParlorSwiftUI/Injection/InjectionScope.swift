import Foundation
import Parlor

/// One set of injected values: the process's, or that of one of several clients.
final class InjectionScope: @unchecked Sendable {
    /// The one that is found where nobody has said otherwise.
    static let process = InjectionScope()

    /// The one whose objects are being made on this thread.
    @TaskLocal static var current: InjectionScope?

    private let lock = NSLock()
    private var values: InjectedValues  // guarded by `lock`

    init(_ values: InjectedValues = InjectedValues()) { self.values = values }

    subscript<Value>(keyPath: WritableKeyPath<InjectedValues, Value>) -> Value {
        get { lock.withLock { values }[keyPath: keyPath] }
        set {
            lock.withLock {
                // Writing through a key path reads first, and there may be no client to read yet.
                if keyPath == \InjectedValues.chatClient, let client = newValue as? ChatClient {
                    values.optionalChatClient = client
                } else {
                    values[keyPath: keyPath] = newValue
                }
            }
        }
    }
}
