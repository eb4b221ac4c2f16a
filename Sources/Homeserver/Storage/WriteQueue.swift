import Dispatch
import Synchronization

/// The one place from which anything is written: it gathers what arrives while a commit runs and commits it all in
/// the next transaction (group commit).
///
/// One message a commit allows some 3,000 messages a second on the machine this was designed on, fifty a commit 12,800
/// (architecture.md). Nobody waits longer for it: a lone request is committed at once.
final class WriteQueue: Sendable {
    /// Changes that are committed together or not at all, and what its sender has to know.
    struct Unit: Sendable {
        let changes: [StoreChange]
        /// The epoch that the checks before it belonged to.
        let epoch: Int
        let reply: CheckedContinuation<UnitOutcome, any Error>
    }

    /// What left the queue, in order.
    enum Batch: Sendable {
        case committed([(unit: Unit, outcome: UnitOutcome)])
        /// Nothing of it was stored. Everything checked against it must be forgotten before `epoch` begins.
        case failed([Unit], any Error, epoch: Int)
    }

    private struct State {
        var waiting: [Unit] = []
        var isDraining = false
        var epoch = 0
    }

    /// A transaction holds at most this many units, so that the first of them doesn't wait for all of a flood.
    private static let batchLimit = 512

    let batches: AsyncStream<Batch>
    let statistics = WriteStatistics()
    private let output: AsyncStream<Batch>.Continuation
    private let state = Mutex(State())
    private let thread = DispatchQueue(label: "parlor.homeserver.writer")
    private let store: any EventStore

    init(store: any EventStore) {
        self.store = store
        (batches, output) = AsyncStream.makeStream()
    }

    func submit(_ unit: Unit) {
        let mustStart = state.withLock { state in
            state.waiting.append(unit)
            defer { state.isDraining = true }
            return !state.isDraining
        }
        if mustStart { thread.async { self.drain() } }
    }

    /// Commits what is waiting, then ends the stream of batches.
    func finish() async {
        await withCheckedContinuation { done in
            thread.async {
                self.drain()
                self.output.finish()
                done.resume()
            }
        }
    }

    private func drain() {
        while let (units, epoch) = takeBatch() { commit(units, epoch) }
    }

    private func takeBatch() -> ([Unit], Int)? {
        state.withLock { state in
            guard !state.waiting.isEmpty else {
                state.isDraining = false
                return nil
            }
            let batch = Array(state.waiting.prefix(Self.batchLimit))
            state.waiting.removeFirst(batch.count)
            return (batch, state.epoch)
        }
    }

    private func commit(_ units: [Unit], _ epoch: Int) {
        // A unit of an earlier epoch was checked against something that a failed commit took back.
        let stale = units.filter { $0.epoch != epoch }
        if !stale.isEmpty { output.yield(.failed(stale, WriteError.overtakenByFailure, epoch: epoch)) }
        let valid = stale.isEmpty ? units : units.filter { $0.epoch == epoch }
        guard !valid.isEmpty else { return }
        do {
            let outcomes = try store.commit(valid.map(\.changes))
            statistics.noteCommit(valid)
            output.yield(.committed(zip(valid, outcomes).map { ($0, $1) }))
        } catch {
            statistics.noteFailure()
            let next = state.withLock { state in
                state.epoch += 1
                return state.epoch
            }
            output.yield(.failed(valid, error, epoch: next))
        }
    }
}

enum WriteError: Error {
    /// Something before it could not be stored; it may be tried again.
    case overtakenByFailure
}
