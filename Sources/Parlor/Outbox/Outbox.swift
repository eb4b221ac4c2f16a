/// Sends what was composed: in order within a channel, side by side between channels, each thing exactly once.
///
/// Everything stands in the store before it is sent, with a transaction id of its own, and stays there until the homeserver has
/// acknowledged it. A crash or a lost answer leads to the same request again, which the homeserver recognises.
actor Outbox {
    private let store: UserStore
    private let sender: OutboxSender
    private let dependencies: ClientDependencies
    private var workers: [Int: Task<Void, Never>] = [:]
    /// Rooms that got something new while their worker was looking at an empty queue.
    private var kicked: Set<Int> = []
    private var pauses: [Int: Task<Void, Never>] = [:]
    private var isStopped = false

    init(store: UserStore, sender: OutboxSender, dependencies: ClientDependencies) {
        self.store = store
        self.sender = sender
        self.dependencies = dependencies
    }

    /// Takes up what an earlier run has left.
    func start() async throws {
        let rooms = try await store.write { transaction in
            try transaction.restartOutbox()
            return try transaction.database.rows("SELECT DISTINCT room FROM outbox WHERE state = 'pending'") {
                $0.int(0)
            }
        }
        for room in rooms { send(room: room) }
    }

    /// There is something to send in a room.
    func send(room: Int) {
        guard !isStopped else { return }
        kicked.insert(room)
        guard workers[room] == nil else { return }
        workers[room] = Task { await work(on: room) }
    }

    /// The homeserver can be reached again: nobody needs to wait any longer.
    func retryNow() {
        for pause in pauses.values { pause.cancel() }
    }

    func stop() async {
        isStopped = true
        let running = workers.values
        for worker in running { worker.cancel() }
        retryNow()
        for worker in running { await worker.value }
    }

    private func work(on room: Int) async {
        var backoff = Backoff()
        while !isStopped, kicked.remove(room) != nil {
            while !Task.isCancelled, let item = try? await store.write({ try $0.takeNext(room: room) }) {
                do {
                    try await sender.send(item)
                    backoff.reset()
                } catch {
                    let error = ClientError(wrapping: error)
                    switch OutboxPolicy.verdict(on: error, backoff: &backoff, random: dependencies.random()) {
                    case .retry(let delay):
                        _ = try? await store.write { try $0.setOutboxState(item, .pending, error: error) }
                        await wait(delay, room)
                    case .giveUp: await sender.giveUp(item, because: error)
                    case .pause:
                        _ = try? await store.write { try $0.setOutboxState(item, .pending, error: error) }
                        workers[room] = nil
                        return
                    }
                }
            }
        }
        workers[room] = nil
    }

    private func wait(_ delay: Duration, _ room: Int) async {
        let pause = Task { [dependencies] in _ = try? await dependencies.sleep(delay) }
        pauses[room] = pause
        await withTaskCancellationHandler {
            await pause.value
        } onCancel: {
            pause.cancel()
        }
        pauses[room] = nil
    }
}
