extension ChatChannelController {
    /// Marks everything in the channel as read, here at once and for others as soon as the homeserver can be reached.
    public func markRead(completion: (((any Error)?) -> Void)? = nil) {
        complete(Completion(completion), in: writing) { try await self.markRead() }
    }

    public func markRead() async throws {
        let session = try await openFeed.session
        let transactionID = session.dependencies.makeTransactionID()
        try await session.compose(in: cid) { try $0.markRead($1, transactionID: transactionID) }
        await settle()
    }
}
