internal import Matrix

extension ChatChannelController {
    /// Reads along in a channel without coming in, where ``ChatChannel/isReadableByAnyone``: its messages and settings are loaded, and
    /// followed with a delay of a few seconds until ``stopWatching()``.
    ///
    /// The channel does not appear in the user's lists, and nothing can be sent to it. In a channel that the user is in, this does nothing.
    ///
    /// - Throws: ``ClientError/Kind/forbidden`` where only members may read; ``ClientError/Kind/notFound``.
    public func startWatching() async throws {
        if let problem { throw problem }
        try cid.validate()
        let session = try await client.openSession
        if session.index.record(cid)?.channel.membership == .joined { return }
        guard let room = RoomID(try await session.roomID(of: cid)) else {
            throw ClientError(.notFound, "There is no channel \(cid)")
        }
        let watch = ChannelWatch(session: session, room: room)
        try await watch.start()
        try? await feed?.refresh()
        await flushDeliveries()
        let task = Task { await watch.follow() }
        state.withLock { state in
            state.watching?.cancel()
            state.watching = task
        }
    }

    /// Reads along. The same with a completion handler, which is called on the main queue.
    public func startWatching(completion: (((any Error)?) -> Void)?) {
        complete(Completion(completion)) { try await self.startWatching() }
    }

    /// Stops reading along. What has been loaded stays.
    public func stopWatching() {
        state.withLock { state in
            state.watching?.cancel()
            state.watching = nil
        }
    }
}

extension UserSession {
    /// The room of a channel that may be unknown here.
    fileprivate func roomID(of cid: ChannelId) async throws -> String {
        let address = address(of: cid)
        guard let alias = RoomAlias(address) else { return address }
        return try await api.resolve(alias)
    }
}
