import Synchronization

/// Points at an object without keeping it, for work that the object itself keeps.
package final class WeakOwner<Owner: AnyObject & Sendable>: Sendable {
    private let box = Mutex(Box())

    private struct Box: Sendable {
        weak var value: Owner?
    }

    package init() {}

    package var value: Owner? {
        get { box.withLock { $0.value } }
        set { box.withLock { $0.value = newValue } }
    }
}
