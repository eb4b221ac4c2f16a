/// A list that shows a homeserver's directory.
protocol DirectoryListener: AnyObject, Sendable {
    func directoryChanged(_ change: DirectoryChange)
    /// More may have changed than can be told: what is loaded must be asked for again.
    func directoryIsStale()
}

/// Follows a directory for all lists that show it: one request is held at the homeserver, however many lists there are.
///
/// Parlor's homeserver tells what has changed. Of others nothing is heard, so their lists are asked for again every ``interval``. It runs
/// while somebody listens.
actor DirectoryFeed {
    /// How often a directory is asked that tells nothing by itself.
    static let interval = Duration.seconds(10)
    /// How long a request is held while there is no news.
    private static let pollDuration = Duration.seconds(30)

    private let api: HomeserverAPI
    private let dependencies: ClientDependencies
    private var isTold: Bool
    private var token: String?
    private var listeners: [ObjectIdentifier: WeakListener] = [:]
    private var loop: Task<Void, Never>?
    private var waiting: Task<Void, Never>?
    private var poll: Task<DirectoryNews, any Error>?
    private var isStopped = false

    private struct WeakListener {
        weak var value: (any DirectoryListener)?
    }

    /// - Parameter isTold: False for another homeserver's directory, of which one's own tells nothing.
    init(api: HomeserverAPI, dependencies: ClientDependencies, isTold: Bool = true) {
        self.api = api
        self.dependencies = dependencies
        self.isTold = isTold
    }

    /// Returns when everything that changes from now on will be told.
    func add(_ listener: any DirectoryListener) async {
        guard !isStopped else { return }
        listeners[ObjectIdentifier(listener)] = WeakListener(value: listener)
        if isTold && token == nil { try? await begin() }
        // Somebody may have begun meanwhile.
        if loop == nil && !isStopped { loop = Task { await run() } }
    }

    func remove(_ listener: ObjectIdentifier) {
        listeners[listener] = nil
        if !isHeard { end() }
    }

    /// Asks again at once: the network may be another one by now.
    func reconnect() {
        waiting?.cancel()
        poll?.cancel()
    }

    func stop() async {
        isStopped = true
        let running = loop
        end()
        await running?.value
    }

    private func end() {
        loop?.cancel()
        loop = nil
        reconnect()
    }

    private var isHeard: Bool { listeners.values.contains { $0.value != nil } }

    private func tell(_ body: (any DirectoryListener) -> Void) {
        for listener in listeners.values.compactMap(\.value) { body(listener) }
    }

    private func run() async {
        var backoff = Backoff()
        while !Task.isCancelled {
            guard isHeard else { return loop = nil }
            guard isTold else {
                await wait(Self.interval)
                if !Task.isCancelled { tell { $0.directoryIsStale() } }
                continue
            }
            do {
                try await follow()
                backoff.reset()
            } catch let error as ClientError where error.recovery == .retry || error.kind == .cancelled {
                if error.kind == .cancelled { continue }
                await wait(backoff.next(random: dependencies.random(), atLeast: error.retryAfter))
            } catch {
                // The session has ended, or the homeserver answers with nonsense.
                await wait(Self.interval)
            }
        }
    }

    private func follow() async throws {
        guard let since = token else {
            try await begin()
            // What was loaded before is older than what is told from here on.
            return tell { $0.directoryIsStale() }
        }
        let news = try await ask(since: since)
        guard !Task.isCancelled else { return }
        token = news.next
        if news.isLimited {
            tell { $0.directoryIsStale() }
        } else if !news.change.isEmpty {
            tell { $0.directoryChanged(news.change) }
        }
    }

    private func begin() async throws {
        do {
            let news = try await ask(since: nil)
            // A later token would skip what came between the two.
            token = token ?? news.next
        } catch let error as ClientError
            where error.kind == .notFound || error.errcode == ClientError.unrecognizedCode
        {
            isTold = false
        }
    }

    private func ask(since: String?) async throws -> DirectoryNews {
        let poll = Task { [api] in
            try await api.directoryNews(since: since, poll: since == nil ? .zero : Self.pollDuration)
        }
        if since != nil { self.poll = poll }
        return try await withTaskCancellationHandler {
            try await poll.value
        } onCancel: {
            poll.cancel()
        }
    }

    private func wait(_ time: Duration) async {
        let waiting = Task { [dependencies] in _ = try? await dependencies.sleep(time) }
        self.waiting = waiting
        await withTaskCancellationHandler {
            await waiting.value
        } onCancel: {
            waiting.cancel()
        }
    }
}
