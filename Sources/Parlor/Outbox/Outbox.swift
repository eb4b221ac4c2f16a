/// Tells the homeserver what the user has done: in order within a channel, side by side between channels, each thing exactly once.
///
/// It is a log of operations. Everything stands in the store before it is sent, with a transaction id of its own, and stays there until
/// the homeserver has acknowledged it. A crash or a lost answer leads to the same request again, which the homeserver recognises.
/// Each ``OutboxLane`` has a worker while there is something in it; what waits for another lane is looked at again when that one has
/// got something done.
actor Outbox {
    private let store: UserStore
    private let sender: OutboxSender
    private let dependencies: ClientDependencies
    private let report: @Sendable (OutboxItem, ClientError) -> Void
    private var workers: [OutboxLane: Task<Void, Never>] = [:]
    /// Lanes that got something new while their worker was looking at an empty queue.
    private var kicked: Set<OutboxLane> = []
    private var pauses: [OutboxLane: Task<Void, Never>] = [:]
    /// Requests that are being made, by row.
    private var requests: [Int: Task<Void, any Error>] = [:]
    /// For what was sent and passed over by the sync.
    private var search: Task<Void, Never>?
    /// Nothing is sent until the user has signed in again.
    private var isPaused = false
    private var isStopped = false

    /// - Parameter report: Hears of everything that was given up.
    init(
        store: UserStore, sender: OutboxSender, dependencies: ClientDependencies,
        report: @escaping @Sendable (OutboxItem, ClientError) -> Void = { _, _ in }
    ) {
        self.store = store
        self.sender = sender
        self.dependencies = dependencies
        self.report = report
    }

    /// Takes up what an earlier run has left.
    func start() async throws {
        let rooms = try await store.write { transaction in
            try transaction.restartOutbox()
            return try transaction.roomsWithOutbox()
        }
        for room in rooms { send(room: room) }
    }

    /// There is something to send in a room, or for the account.
    func send(room: Int) {
        for lane in OutboxLane.all(ofRoom: room) { send(lane) }
    }

    /// The homeserver can be reached again, with a session that is good: nobody needs to wait any longer.
    func retryNow() async {
        for pause in pauses.values { pause.cancel() }
        guard isPaused, !isStopped else { return }
        isPaused = false
        for room in (try? await store.write({ try $0.roomsWithOutbox() })) ?? [] { send(room: room) }
    }

    /// Ends the requests of items that were withdrawn.
    func cancel(_ items: [OutboxItem]) {
        for item in items { requests[item.id]?.cancel() }
    }

    func stop() async {
        isStopped = true
        let running = workers.values
        for worker in running { worker.cancel() }
        for request in requests.values { request.cancel() }
        search?.cancel()
        for pause in pauses.values { pause.cancel() }
        for worker in running { await worker.value }
    }

    private func send(_ lane: OutboxLane) {
        guard !isStopped, !isPaused else { return }
        kicked.insert(lane)
        guard workers[lane] == nil else { return }
        workers[lane] = Task { await work(on: lane) }
    }

    private func work(on lane: OutboxLane) async {
        var backoff = Backoff()
        while !isStopped, !isPaused, kicked.remove(lane) != nil {
            while !Task.isCancelled, !isPaused, let item = try? await store.write({ try $0.takeNext(lane) }) {
                guard await attempt(item, &backoff) else { break }
            }
        }
        workers[lane] = nil
    }

    /// - Returns: Whether the lane goes on.
    private func attempt(_ item: OutboxItem, _ backoff: inout Backoff) async -> Bool {
        do {
            let gap = await highestGap(item.room)
            try await request(item)
            backoff.reset()
            // Something in another lane may have waited for it.
            if item.attempts > 1 { findPassedOver() } else if await highestGap(item.room) != gap { findPassedOver() }
            if item.kind == .upload { send(OutboxLane(room: item.room, traffic: .events)) }
            return true
        } catch {
            let error = ClientError(wrapping: error)
            if error.kind == .cancelled, !isStopped, await isWithdrawn(item) { return true }
            switch OutboxPolicy.verdict(on: error, backoff: &backoff, random: dependencies.random()) {
            case .retry(let delay):
                _ = try? await store.write { try $0.setOutboxState(item, .pending, error: error) }
                await wait(delay, item.lane)
                return true
            case .giveUp:
                let failed = try? await store.write { try $0.fail(item, because: error) }
                for item in failed ?? [] where item.kind != .upload { report(item, error) }
                return true
            case .pause:
                _ = try? await store.write { try $0.setOutboxState(item, .pending, error: error) }
                isPaused = !isStopped
                return false
            }
        }
    }

    /// A request may be acknowledged when the sync has long passed over its event with a gap: an earlier attempt had reached the
    /// homeserver, or the answer was slow. No sync brings such an event any more.
    private func findPassedOver() {
        search?.cancel()
        search = Task { [sender, store] in
            try? await HistoryFiller(api: sender.api, store: store).findSentMessages()
        }
    }

    /// Where the highest gap of a room ends. By that it is told from others: the number of a row is used again.
    private func highestGap(_ room: Int) async -> Int? {
        try? await store.read { database in
            try database.first("SELECT max(upper) FROM gap WHERE room = ?", room) { $0.optionalInt(0) } ?? nil
        }
    }

    private func request(_ item: OutboxItem) async throws {
        let request = Task { [sender] in try await sender.send(item) }
        requests[item.id] = request
        defer { requests[item.id] = nil }
        try await withTaskCancellationHandler {
            try await request.value
        } onCancel: {
            request.cancel()
        }
    }

    private func isWithdrawn(_ item: OutboxItem) async -> Bool {
        (try? await store.read { try $0.outboxItem(id: item.id) == nil }) ?? false
    }

    private func wait(_ delay: Duration, _ lane: OutboxLane) async {
        let pause = Task { [dependencies] in _ = try? await dependencies.sleep(delay) }
        pauses[lane] = pause
        await withTaskCancellationHandler {
            await pause.value
        } onCancel: {
            pause.cancel()
        }
        pauses[lane] = nil
    }
}
