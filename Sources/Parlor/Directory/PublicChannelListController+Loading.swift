extension PublicChannelListController {
    /// Requests of one load, at most: a narrow query may find nothing on very many pages.
    private static let mostPages = 20
    /// The largest page that homeservers give.
    private static let largestPage = 500

    /// Loads the first page.
    public func synchronize(_ completion: (((any Error)?) -> Void)? = nil) {
        complete(Completion(completion)) { try await self.synchronize() }
    }

    /// Loads the first page, and returns when ``channels`` has it. What was loaded beyond it goes.
    public func synchronize() async throws {
        let query = query
        let session = try await client.openSession
        // Before the pages: what changes while they are on their way is told.
        if isHeard { await follow(session, query) }
        let number = state.withLock { state in
            state.number += 1
            return state.number
        }
        try await load(number, session, limit: query.pageSize, count: query.pageSize) { _ in
            DirectoryPages(query: query)
        }
        state.withLock { $0.isSynchronized = true }
        await flushDeliveries()
        followIfHeard()
    }

    /// Loads the next page.
    ///
    /// - Parameter limit: How many; nil: the query's page size.
    public func loadNextChannels(limit: Int? = nil, completion: (((any Error)?) -> Void)? = nil) {
        complete(Completion(completion)) { try await self.loadNextChannels(limit: limit) }
    }

    /// Loads the next page, and returns when ``channels`` has it. After an error, what is loaded stays.
    public func loadNextChannels(limit: Int? = nil) async throws {
        let session = try await client.openSession
        let (number, pages) = state.withLock { ($0.number, $0.pages) }
        guard pages.next != nil else { return }
        let count = limit ?? pages.query.pageSize
        try await load(number, session, limit: count, count: count) { $0.next == nil ? nil : $0 }
        await flushDeliveries()
    }

    /// Asks for what is loaded once more, and returns when ``channels`` has it; the list keeps its length. After an error, what is loaded
    /// stays.
    public func reload() async throws {
        let (number, count) = state.withLock { ($0.number, $0.pages.channels.count) }
        let session = try await client.openSession
        let least = max(count, query.pageSize)
        try await load(number, session, limit: min(least, Self.largestPage), count: least) {
            DirectoryPages(query: $0.query)
        }
        await flushDeliveries()
    }

    /// Asks for what is loaded once more. Tries until it is done, or nobody listens any more.
    func refresh() async {
        var backoff = Backoff()
        while isLive {
            do {
                return try await reload()
            } catch let error as ClientError where error.recovery == .retry {
                let time = backoff.next(random: client.config.dependencies.random(), atLeast: error.retryAfter)
                guard (try? await client.config.dependencies.sleep(time)) != nil else { return }
            } catch {
                return
            }
        }
    }

    /// Loads pages behind what `start` says, until `count` more channels are there.
    ///
    /// - Parameter start: What to begin with, made of what is loaded; nil: there is nothing to do.
    private func load(
        _ number: Int, _ session: UserSession, limit: Int, count: Int,
        from start: (DirectoryPages) -> DirectoryPages?
    ) async throws {
        state.withLock { $0.loads += 1 }
        defer {
            state.withLock { state in
                state.loads -= 1
                if state.loads == 0 { state.news = [] }
            }
        }
        while true {
            let (version, loaded) = state.withLock { ($0.version, $0.pages) }
            guard var pages = start(loaded) else { return }
            let wanted = pages.channels.count + count
            var asked = 0
            repeat {
                pages.append(try await session.api.publicChannels(pages.query, limit: limit, since: pages.next))
                asked += 1
            } while pages.channels.count < wanted && !pages.hasAll && asked < Self.mostPages
                && (pages.query.isNarrowerThanPages || count > limit)
            let isTaken: Bool? = state.withLock { state in
                guard state.number == number else { return nil }
                guard state.version == version else { return false }
                for change in state.news { pages.apply(change) }
                state.version += 1
                state.pages = pages
                show(pages)
                return true
            }
            if isTaken != false { return }
        }
    }

    /// Call it under the lock: lists are shown in the order in which they came about.
    func show(_ pages: DirectoryPages) {
        shown.show(pages.channels) { [weak self] listener, changes in
            guard let self, let listener = listener as? any PublicChannelListControllerDelegate else { return }
            listener.publicChannelListController(self, didChangeChannels: changes)
        }
    }
}
