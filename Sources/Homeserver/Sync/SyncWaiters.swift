import Matrix
import Synchronization

/// The syncs that wait for something to happen. Waiting costs a continuation and an alarm, no thread and no task.
final class SyncWaiters: Sendable {
    enum Outcome: Sendable {
        case woken, timedOut, cancelled
    }

    private struct Waiter {
        let user: UserID
        let topics: Signal.Topic
        let continuation: CheckedContinuation<Outcome, Never>
        var alarm: Alarms.Handle?
    }

    private struct State {
        var waiters: [Int: Waiter] = [:]
        var byUser: [UserID: [Int]] = [:]
        var serial = 0
        var isClosed = false
    }

    /// So many syncs of one person may wait; one more ends the one that waited longest.
    private static let mostPerUser = 64

    private let state = Mutex(State())
    private let alarms: Alarms

    init(alarms: Alarms, bus: any Bus) {
        self.alarms = alarms
        bus.subscribe { [weak self] in self?.wake($0) }
    }

    /// How many syncs wait.
    var count: Int { state.withLock { $0.waiters.count } }

    var isClosed: Bool { state.withLock(\.isClosed) }

    func nextTicket() -> Int {
        state.withLock { state in
            state.serial += 1
            return state.serial
        }
    }

    /// Registers a waiter. Call it without leaving the shard since it looked for news, or some may be missed.
    func register(
        _ ticket: Int, _ user: UserID, _ topics: Signal.Topic, for time: Duration,
        _ continuation: CheckedContinuation<Outcome, Never>
    ) {
        let alarm = alarms.set(after: time) { [weak self] in self?.resume(ticket, .timedOut) }
        let (isClosed, crowdedOut) = state.withLock { state in
            state.waiters[ticket] = Waiter(user: user, topics: topics, continuation: continuation, alarm: alarm)
            state.byUser[user, default: []].append(ticket)
            let tickets = state.byUser[user] ?? []
            return (state.isClosed, tickets.count > Self.mostPerUser ? tickets.first : nil)
        }
        if let crowdedOut { resume(crowdedOut, .timedOut) }
        if isClosed || Task.isCancelled { resume(ticket, .cancelled) }
    }

    func resume(_ ticket: Int, _ outcome: Outcome) {
        guard let waiter = state.withLock({ Self.remove(ticket, &$0) }) else { return }
        finish(waiter, outcome)
    }

    /// Answers everyone of one person who waits.
    func end(of user: UserID) {
        let tickets = state.withLock { $0.byUser[user] ?? [] }
        for ticket in tickets { resume(ticket, .cancelled) }
    }

    /// Answers everyone who waits, and everyone who comes from now on.
    func close() {
        let all = state.withLock { state in
            state.isClosed = true
            defer {
                state.waiters = [:]
                state.byUser = [:]
            }
            return Array(state.waiters.values)
        }
        for waiter in all { finish(waiter, .cancelled) }
    }

    private func wake(_ signal: Signal) {
        let woken = state.withLock { state in
            guard !state.waiters.isEmpty else { return [Waiter]() }
            var woken: [Waiter] = []
            for user in signal.users {
                for ticket in state.byUser[user] ?? []
                where state.waiters[ticket].map({ !$0.topics.isDisjoint(with: signal.topic) }) == true {
                    if let waiter = Self.remove(ticket, &state) { woken.append(waiter) }
                }
            }
            return woken
        }
        for waiter in woken { finish(waiter, .woken) }
    }

    private func finish(_ waiter: Waiter, _ outcome: Outcome) {
        if let alarm = waiter.alarm { alarms.cancel(alarm) }
        waiter.continuation.resume(returning: outcome)
    }

    private static func remove(_ ticket: Int, _ state: inout State) -> Waiter? {
        guard let waiter = state.waiters.removeValue(forKey: ticket) else { return nil }
        state.byUser[waiter.user]?.removeAll { $0 == ticket }
        if state.byUser[waiter.user]?.isEmpty == true { state.byUser[waiter.user] = nil }
        return waiter
    }
}
