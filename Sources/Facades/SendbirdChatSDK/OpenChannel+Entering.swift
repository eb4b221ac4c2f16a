extension OpenChannel {
    /// Comes in: messages arrive from now on, and the user counts as a participant until ``exit()``, or until they have been away for a
    /// minute.
    ///
    /// - Throws: ``ClientError/Kind/forbidden`` for somebody who is banned.
    public func enter() async throws {
        let client = try await OpenChannelConnection.connected(client)
        try await client.enterChannel(cid)
        let new = OpenChannelPresence(of: self)
        let presence = state.withLock { state in
            let presence = state.presence ?? new
            state.presence = presence
            return presence
        }
        try await presence.start()
        await MainActor.run { _ = change { if $0.standing == .outside { $0.standing = .inside } } }
    }

    /// Comes in. The same with a completion handler, which is called once, on the main queue.
    public func enter(completion: ((ClientError?) -> Void)?) { finish(completion) { try await self.enter() } }

    /// Goes out. Somebody who was a lasting member before they entered stays one.
    public func exit() async throws {
        let client = try await OpenChannelConnection.connected(client)
        try await client.exitChannel(cid)
        await MainActor.run {
            _ = change {
                $0.presence = nil
                if $0.standing != .banned && $0.standing != .deleted { $0.standing = .outside }
            }
        }
    }

    /// Goes out. The same with a completion handler, which is called once, on the main queue.
    public func exit(completion: ((ClientError?) -> Void)?) { finish(completion) { try await self.exit() } }

    /// Asks the homeserver what the channel is now.
    ///
    /// - Throws: ``ClientError/Kind/notFound`` when it has been deleted.
    public func refresh() async throws {
        let client = try await OpenChannelConnection.connected(client)
        let entry = try await client.previewChannel(at: channelURL)
        await MainActor.run { _ = show(entry) }
    }

    /// Asks again. The same with a completion handler, which is called once, on the main queue.
    public func refresh(completion: ((ClientError?) -> Void)?) { finish(completion) { try await self.refresh() } }
}
