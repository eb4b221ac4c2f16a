extension PublicChannelListController {
    /// Whether the list follows the directory: it has been synchronized, and somebody listens.
    public var isLive: Bool { isHeard && state.withLock { $0.isSynchronized && $0.feed != nil } }

    var isHeard: Bool { shown.hasListeners || state.withLock { $0.subscribers > 0 } }

    func count(subscribers: Int) {
        state.withLock { $0.subscribers += subscribers }
        followIfHeard()
    }

    /// Begins or ends to follow, as somebody listens or nobody does.
    func followIfHeard() {
        guard isHeard else { return unfollow() }
        let query = state.withLock { $0.isSynchronized && $0.feed == nil ? $0.pages.query : nil }
        guard let query, let session = try? client.currentSession else { return }
        session.run { [weak self] in
            await self?.follow(session, query)
            // It was loaded when nobody followed.
            self?.refreshing.request()
        }
    }

    /// Returns when changes are told.
    func follow(_ session: UserSession, _ query: PublicChannelListQuery) async {
        let feed =
            query.server.map { $0 == session.serverName } ?? true
            ? session.directory
            : DirectoryFeed(api: session.api, dependencies: session.dependencies, isTold: false)
        let old = state.withLock { state in
            defer { state.feed = feed }
            return state.feed
        }
        if let old, old !== feed { await old.remove(ObjectIdentifier(self)) }
        await feed.add(self)
    }

    private func unfollow() {
        let feed = state.withLock { state in
            defer { state.feed = nil }
            return state.feed
        }
        let id = ObjectIdentifier(self)
        if let feed { Task { await feed.remove(id) } }
    }
}

extension PublicChannelListController: DirectoryListener {
    func directoryChanged(_ change: DirectoryChange) {
        state.withLock { state in
            if state.loads > 0 { state.news.append(change) }
            guard state.isSynchronized else { return }
            state.pages.apply(change)
            show(state.pages)
        }
    }

    func directoryIsStale() { refreshing.request() }
}

extension PublicChannelListController: SessionObserver {
    func sessionChanged(to session: UserSession?) {
        unfollow()
        if session != nil { followIfHeard() }
    }
}
