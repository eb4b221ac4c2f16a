import Foundation
import Synchronization

/// One download that several may wait for. It ends early when nobody waits any longer.
final class MediaDownload: Sendable {
    private typealias Waiter = CheckedContinuation<URL, any Error>
    private let state = Mutex(State())

    private struct State {
        var task: Task<Void, Never>?
        var result: Result<URL, any Error>?
        var waiting: [UUID: Waiter] = [:]
        /// Those who have joined and not left, whether they wait yet or not.
        var members: Set<UUID> = []
        var isAbandoned = false
        var progress = 0.0
        var listeners: [@Sendable (Double) -> Void] = []
    }

    /// - Returns: The ticket to wait with; nil when it has been given up already and a new one is needed.
    func join(_ listener: (@Sendable (Double) -> Void)?) -> UUID? {
        let ticket = UUID()
        let progress = state.withLock { state -> Double? in
            guard !state.isAbandoned else { return nil }
            state.members.insert(ticket)
            if let listener { state.listeners.append(listener) }
            return state.progress
        }
        guard let progress else { return nil }
        if progress > 0 { listener?(progress) }
        return ticket
    }

    func run(_ body: @escaping @Sendable () async throws -> URL) {
        state.withLock { state in
            state.task = Task {
                do { self.end(.success(try await body())) } catch { self.end(.failure(error)) }
            }
        }
    }

    func report(_ progress: Double) {
        let listeners = state.withLock { state in
            state.progress = progress
            return state.listeners
        }
        for listener in listeners { listener(progress) }
    }

    /// Waits for the file. Who is cancelled leaves at once; the last one who leaves cancels the download.
    func value(_ ticket: UUID) async throws -> URL {
        try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { (waiter: Waiter) in
                let early = state.withLock { state -> Result<URL, any Error>? in
                    if let result = state.result { return result }
                    guard state.members.contains(ticket) else { return .failure(CancellationError()) }
                    state.waiting[ticket] = waiter
                    return nil
                }
                if let early { waiter.resume(with: early) }
            }
        } onCancel: {
            leave(ticket)
        }
    }

    private func end(_ result: Result<URL, any Error>) {
        let waiting = state.withLock { state in
            state.result = result
            defer { state.waiting = [:] }
            return state.waiting.values
        }
        for waiter in waiting { waiter.resume(with: result) }
    }

    private func leave(_ ticket: UUID) {
        let (waiter, task) = state.withLock { state -> (Waiter?, Task<Void, Never>?) in
            state.members.remove(ticket)
            let waiter = state.waiting.removeValue(forKey: ticket)
            guard state.members.isEmpty, state.result == nil else { return (waiter, nil) }
            state.isAbandoned = true
            return (waiter, state.task)
        }
        waiter?.resume(throwing: CancellationError())
        task?.cancel()
    }
}
