import Synchronization

/// Points at an object without keeping it, for work that the object itself keeps.
final class WeakOwner<Owner: AnyObject & Sendable>: Sendable {
    private let box = Mutex(Box())

    private struct Box: Sendable {
        weak var value: Owner?
    }

    var value: Owner? {
        get { box.withLock { $0.value } }
        set { box.withLock { $0.value = newValue } }
    }
}
