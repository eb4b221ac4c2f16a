/// Delegates of a controller, held weakly. The one set as `delegate` and those added beside it are all called.
///
/// `@unchecked Sendable`: the owner keeps it under its lock.
package struct WeakListeners: @unchecked Sendable {
    private final class Box {
        weak var value: AnyObject?
        init(_ value: AnyObject?) { self.value = value }
    }

    private var main = Box(nil)
    private var others: [Box] = []

    package init() {}

    package var primary: AnyObject? {
        get { main.value }
        set { main = Box(newValue) }
    }

    package mutating func add(_ listener: AnyObject) {
        others.removeAll { $0.value == nil || $0.value === listener }
        others.append(Box(listener))
    }

    package mutating func remove(_ listener: AnyObject) {
        others.removeAll { $0.value == nil || $0.value === listener }
    }

    /// Everyone who listens, each once.
    package var all: [AnyObject] {
        var result: [AnyObject] = []
        for case let listener? in [main.value] + others.map(\.value) where !result.contains(where: { $0 === listener })
        {
            result.append(listener)
        }
        return result
    }
}
