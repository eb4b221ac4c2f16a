import Foundation

/// Whether the code runs where the tree lives.
///
/// In an app that is the main thread. Swift Testing serves the main queue, and so the main actor, on a thread of its own.
enum MainThread {
    private static let key: DispatchSpecificKey<Bool> = {
        let key = DispatchSpecificKey<Bool>()
        DispatchQueue.main.setSpecific(key: key, value: true)
        return key
    }()

    static var isCurrent: Bool { Thread.isMainThread || DispatchQueue.getSpecific(key: key) == true }
}

/// Runs now on the main thread, or soon on it from any other.
func onMain(_ work: @escaping @MainActor () -> Void) {
    if MainThread.isCurrent {
        MainActor.assumeIsolated(work)
    } else {
        let box = UncheckedBox(work)
        DispatchQueue.main.async { MainActor.assumeIsolated { box.value() } }
    }
}

/// Carries a value that is only used on the main thread across a `Sendable` boundary.
struct UncheckedBox<Value>: @unchecked Sendable {
    let value: Value
    init(_ value: Value) { self.value = value }
}

/// Runs main-actor code from where the compiler can't see that it is on the main thread already: the requirements of
/// protocols that are not bound to an actor, such as `Layout`.
func onMainNow<Result>(_ work: @MainActor () -> Result) -> Result {
    MainActor.assumeIsolated { UncheckedBox(work()) }.value
}

/// Runs on the main thread after a number of seconds.
func afterDelay(_ seconds: Double, _ work: @escaping @MainActor () -> Void) {
    let box = UncheckedBox(work)
    DispatchQueue.main.asyncAfter(deadline: .now() + seconds) { MainActor.assumeIsolated { box.value() } }
}
