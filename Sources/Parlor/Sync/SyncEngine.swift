import Foundation

/// Follows the homeserver: asks for news, stores them, asks again.
///
/// One response is one transaction, the token that asks for the next one included. So a crash at any moment repeats or continues;
/// it never skips. ``SyncMachine`` decides when to ask and how long to wait.
actor SyncEngine {
    private let api: HomeserverAPI
    private let store: UserStore
    private let index: ChannelIndex
    private let timelineLimit: Int
    private let dependencies: ClientDependencies
    private let report: @Sendable (ConnectionStatus) -> Void
    private var machine: SyncMachine
    private var loop: Task<Void, Never>?
    private var pause: Task<Void, Never>?
    private var poll: Task<SyncResponse, any Error>?
    private var search: Task<Void, Never>?
    private var isReconnecting = false
    private var waiters: [CheckedContinuation<Result<Void, ClientError>, Never>] = []
    private var end: ClientError?

    /// - Parameters:
    ///   - since: The token of the last sync that was stored.
    ///   - report: Hears every change of the connection.
    init(
        api: HomeserverAPI, store: UserStore, index: ChannelIndex, since: String?, timelineLimit: Int,
        dependencies: ClientDependencies, report: @escaping @Sendable (ConnectionStatus) -> Void
    ) {
        self.api = api
        self.store = store
        self.index = index
        self.timelineLimit = timelineLimit
        self.dependencies = dependencies
        self.report = report
        machine = SyncMachine(since: since)
    }

    var isConnected: Bool { machine.isConnected }

    func start() {
        guard loop == nil, end == nil else { return }
        report(.connecting)
        loop = Task { await run() }
    }

    func stop() async {
        let running = loop
        loop = nil
        running?.cancel()
        pause?.cancel()
        search?.cancel()
        finish(with: ClientError(.cancelled, "The client was disconnected"))
        await running?.value
    }

    /// Waits for the answer to a request that is under way or comes next.
    func nextOutcome() async -> Result<Void, ClientError> {
        if let end { return .failure(end) }
        return await withCheckedContinuation { waiters.append($0) }
    }

    /// Returns at once while the homeserver is heard, else with the outcome of the next request.
    ///
    /// One step of the actor: asked in two, the answer could come in between, and the next one only after a whole poll.
    func connected() async -> Result<Void, ClientError> {
        if machine.isConnected { return .success(()) }
        return await nextOutcome()
    }

    /// Cuts a waiting time short.
    func retryNow() { pause?.cancel() }

    /// Gives up a request that is being held, and makes a new one: the network may be another one by now.
    func reconnect() {
        pause?.cancel()
        guard let poll else { return }
        isReconnecting = true
        poll.cancel()
    }

    private func run() async {
        var step = machine.request
        while !Task.isCancelled {
            switch step {
            case .request(let since, let poll): step = await request(since: since, poll: poll)
            case .wait(let delay):
                let pause = Task { [dependencies] in _ = try? await dependencies.sleep(delay) }
                self.pause = pause
                await withTaskCancellationHandler {
                    await pause.value
                } onCancel: {
                    pause.cancel()
                }
                step = machine.request
            case .stop(let error):
                finish(with: error)
                report(.disconnected(error))
                return
            }
        }
    }

    private func request(since: String?, poll: Duration) async -> SyncMachine.Step {
        do {
            // What the homeserver had accepted before it was asked is in its answer.
            let accepted = try await store.write { try $0.acceptedChanges() }
            let response = try await ask(since: since, poll: poll)
            try Task.checkCancellation()
            let typing = try await store.write(isRepeatable: true) { transaction in
                try transaction.apply(response, since: since)
                try transaction.settleAccepted(accepted)
                return try transaction.typingUsers(in: response)
            }
            index.setTyping(typing)
            index.setPresence(PresenceState.all(in: response, now: dependencies.now()))
            if response.joined.contains(where: \.timeline.isLimited) { findSentMessages() }
            let wasConnected = machine.isConnected
            let next = machine.succeeded(nextBatch: response.nextBatch)
            if !wasConnected { report(.connected) }
            resume(with: .success(()))
            return next
        } catch {
            return failed(ClientError(wrapping: error))
        }
    }

    /// In the background; the sync goes on meanwhile.
    private func findSentMessages() {
        search?.cancel()
        search = Task { [api, store] in try? await HistoryFiller(api: api, store: store).findSentMessages() }
    }

    private func ask(since: String?, poll duration: Duration) async throws -> SyncResponse {
        let poll = Task { try await api.sync(since: since, poll: duration, timelineLimit: timelineLimit) }
        self.poll = poll
        defer { self.poll = nil }
        return try await withTaskCancellationHandler {
            try await poll.value
        } onCancel: {
            poll.cancel()
        }
    }

    private func failed(_ error: ClientError) -> SyncMachine.Step {
        guard !Task.isCancelled else { return .stop(ClientError(.cancelled, "The client was disconnected")) }
        if isReconnecting {
            isReconnecting = false
            if error.kind == .cancelled { return .request(since: machine.since, poll: .zero) }
        }
        index.clearTyping()
        let step = machine.failed(error, random: dependencies.random())
        if case .wait(let delay) = step {
            report(.waiting(attempt: machine.failedAttempts, delay: delay, error))
            resume(with: .failure(error))
        }
        return step
    }

    private func finish(with error: ClientError) {
        guard end == nil else { return }
        end = error
        resume(with: .failure(error))
    }

    private func resume(with result: Result<Void, ClientError>) {
        for waiter in waiters { waiter.resume(returning: result) }
        waiters = []
    }
}
