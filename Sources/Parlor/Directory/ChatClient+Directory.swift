extension ChatClient {
    /// A controller for the public directory.
    public func publicChannelListController(
        query: PublicChannelListQuery = PublicChannelListQuery()
    ) -> PublicChannelListController {
        PublicChannelListController(client: self, query: query)
    }

    /// What a channel is, before the user goes in.
    ///
    /// - Parameter address: `#alias:server`, `!room:server`, or a link to one.
    /// - Throws: ``ClientError/Kind/notFound`` for a channel that does not exist or that the user may not look at.
    public func previewChannel(at address: String) async throws -> PublicChannel {
        try await currentSession.api.summary(of: try ChannelAddress(address))
    }

    /// What a channel of the user's own homeserver is, before the user goes in.
    public func previewChannel(_ cid: ChannelId) async throws -> PublicChannel {
        try cid.validate()
        return try await previewChannel(at: currentSession.address(of: cid))
    }
}
