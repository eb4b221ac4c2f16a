import HTTPServer
import Synchronization

/// Where handlers of a test wait, like long polls do.
final class Lot: Sendable {
    private struct State {
        var waiting: [Int: CheckedContinuation<Bool, Never>] = [:]
        var next = 0
        var cancelled = 0
        var arrived = 0
    }

    private let state = Mutex(State())

    var waiting: Int { state.withLock { $0.waiting.count } }
    var cancelled: Int { state.withLock { $0.cancelled } }

    /// True when it was released, false when its task was cancelled.
    func wait() async -> Bool {
        let id = state.withLock { state in
            state.next += 1
            return state.next
        }
        return await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                let isCancelled = state.withLock { state in
                    if Task.isCancelled { return true }
                    state.waiting[id] = continuation
                    return false
                }
                if isCancelled { cancel(id, continuation) }
            }
        } onCancel: {
            if let continuation = state.withLock({ $0.waiting.removeValue(forKey: id) }) { cancel(id, continuation) }
        }
    }

    func releaseAll() {
        let all = state.withLock { state in
            defer { state.waiting = [:] }
            return state.waiting.values
        }
        for continuation in all { continuation.resume(returning: true) }
    }

    private func cancel(_ id: Int, _ continuation: CheckedContinuation<Bool, Never>) {
        state.withLock { $0.cancelled += 1 }
        continuation.resume(returning: false)
    }

    /// A route that waits here.
    var handler: Router.Handler {
        { [self] _ in await wait() ? .text("released") : .text("cancelled", status: 503) }
    }
}

/// Waits until something is true, for at most half a minute.
func eventually(_ condition: @Sendable () -> Bool) async -> Bool {
    let deadline = ContinuousClock.now + .seconds(30)
    while !condition() {
        if ContinuousClock.now > deadline { return false }
        await Task.yield()
        try? await Task.sleep(for: .milliseconds(1))
    }
    return true
}
