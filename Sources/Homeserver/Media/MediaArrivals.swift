import Synchronization

/// Those who wait for an upload that was announced and isn't here yet.
final class MediaArrivals: Sendable {
    private struct State {
        var waiting: [String: [Int: CheckedContinuation<Void, Never>]] = [:]
        var serial = 0
    }

    private let state = Mutex(State())
    private let alarms: Alarms

    init(_ alarms: Alarms) { self.alarms = alarms }

    /// Returns when the upload has arrived, when the time is up, or when nobody waits any more.
    func wait(for id: String, _ time: Duration) async {
        let ticket = state.withLock { state in
            state.serial += 1
            return state.serial
        }
        await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                state.withLock { $0.waiting[id, default: [:]][ticket] = continuation }
                _ = alarms.set(after: time) { [weak self] in self?.resume(id, ticket) }
                if Task.isCancelled { resume(id, ticket) }
            }
        } onCancel: {
            resume(id, ticket)
        }
    }

    func announce(_ id: String) {
        let all = state.withLock { $0.waiting.removeValue(forKey: id) } ?? [:]
        for continuation in all.values { continuation.resume() }
    }

    private func resume(_ id: String, _ ticket: Int) {
        let continuation = state.withLock { state in
            defer { if state.waiting[id]?.isEmpty == true { state.waiting[id] = nil } }
            return state.waiting[id]?.removeValue(forKey: ticket)
        }
        continuation?.resume()
    }
}
