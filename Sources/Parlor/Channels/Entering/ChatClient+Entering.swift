extension ChatClient {
    /// Goes into an open channel for a while, and returns when it can be read and written to.
    ///
    /// The user is a member until ``exitChannel(_:)``. On Parlor's homeserver the membership also ends when none of the user's apps has been
    /// there for a minute; on others the kit leaves at its next start, should the app have ended without an exit. Somebody who is in the
    /// channel for good already stays so.
    ///
    /// - Throws: ``ClientError/Kind/notFound``; ``ClientError/Kind/forbidden`` for those who are banned, and for a channel that is not open.
    public func enterChannel(_ cid: ChannelId) async throws {
        try cid.validate()
        let session = try await openSession
        _ = try await session.visits.enter(session.address(of: cid), via: [])
        await flushDeliveries()
    }

    /// Goes into an open channel. The same with a completion handler, which is called on the main queue.
    public func enterChannel(_ cid: ChannelId, completion: @escaping ((any Error)?) -> Void) {
        complete(Completion(completion)) { try await self.enterChannel(cid) }
    }

    /// Goes for a while into an open channel that is known by what people pass around: `#alias:server`, `!room:server`, or a link to one.
    @discardableResult
    public func enterChannel(at address: String) async throws -> ChannelId {
        let address = try ChannelAddress(address)
        let record = try await openSession.visits.enter(address.target, via: address.servers)
        await flushDeliveries()
        return record.channel.cid
    }

    /// Goes out of a channel that was entered, which then disappears from the user's lists. Where the user is a member for good, or isn't
    /// in at all, this does nothing.
    ///
    /// - Throws: ``ClientError/Kind/notFound`` for a channel that was never seen here.
    public func exitChannel(_ cid: ChannelId) async throws {
        try await openSession.visits.exit(cid)
        await flushDeliveries()
    }

    /// Goes out of a channel. The same with a completion handler, which is called on the main queue.
    public func exitChannel(_ cid: ChannelId, completion: @escaping ((any Error)?) -> Void) {
        complete(Completion(completion)) { try await self.exitChannel(cid) }
    }
}
