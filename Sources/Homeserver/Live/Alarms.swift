import Synchronization

/// Things to do later, thousands of them on one sleeping task.
///
/// A task of its own for each parked sync would cost more memory than the sync. Times are rounded up to ticks of 20 ms.
final class Alarms: Sendable {
    typealias Action = @Sendable () -> Void

    struct Handle: Sendable {
        fileprivate let tick: Int
        fileprivate let serial: Int
    }

    private struct State {
        var actions: [Int: [Int: Action]] = [:]
        var serial = 0
        var sleeper: Task<Void, Never>?
        var wakesAt = Int.max
    }

    private static let tick = Duration.milliseconds(20)
    private let start = ContinuousClock.now
    private let state = Mutex(State())

    deinit { state.withLock { $0.sleeper?.cancel() } }

    func set(after delay: Duration, _ action: @escaping Action) -> Handle {
        let tick = Int((ContinuousClock.now + delay - start) / Self.tick) + 1
        return state.withLock { state in
            state.serial += 1
            state.actions[tick, default: [:]][state.serial] = action
            if tick < state.wakesAt { sleep(until: tick, &state) }
            return Handle(tick: tick, serial: state.serial)
        }
    }

    func cancel(_ handle: Handle) {
        state.withLock { state in
            state.actions[handle.tick]?[handle.serial] = nil
            if state.actions[handle.tick]?.isEmpty == true { state.actions[handle.tick] = nil }
        }
    }

    private func sleep(until tick: Int, _ state: inout State) {
        state.sleeper?.cancel()
        state.wakesAt = tick
        let deadline = start + Self.tick * tick
        state.sleeper = Task { [weak self] in
            try? await Task.sleep(until: deadline, clock: .continuous)
            if !Task.isCancelled { self?.ring(tick) }
        }
    }

    private func ring(_ tick: Int) {
        let due = state.withLock { state in
            let ticks = state.actions.keys.filter { $0 <= tick }
            let due = ticks.sorted().flatMap { state.actions.removeValue(forKey: $0).map { Array($0.values) } ?? [] }
            state.wakesAt = .max
            if let next = state.actions.keys.min() { sleep(until: next, &state) }
            return due
        }
        for action in due { action() }
    }
}
