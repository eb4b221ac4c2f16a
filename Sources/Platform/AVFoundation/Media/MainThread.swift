import Foundation

/// Runs work on the main thread: now, when it is the caller's; else soon.
///
/// Apple's players may be told to play or to pause from any thread, and callers do it in `deinit` and in callbacks.
func onMainThread(_ body: @escaping @MainActor () -> Void) {
    if Thread.isMainThread {
        MainActor.assumeIsolated { body() }
    } else {
        let work = UncheckedWork(body: body)
        DispatchQueue.main.async { work.body() }
    }
}

/// Crosses to the main thread, where it is the only user of what it captured.
private struct UncheckedWork: @unchecked Sendable { let body: @MainActor () -> Void }
