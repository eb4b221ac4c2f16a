/// What the user notes for themselves about the channel. It shows at once, and follows the account to all devices.
extension ChatChannelController {
    /// Messages come without a notification; their count is shown in grey.
    public func muteChannel() async throws { try await client.setMuted(true, cid) }

    /// Mutes the channel. The same with a completion handler, which is called on the main queue.
    public func muteChannel(completion: (((any Error)?) -> Void)?) {
        complete(Completion(completion), in: writing) { try await self.muteChannel() }
    }

    /// Messages notify again, as the user's general rules say.
    public func unmuteChannel() async throws { try await client.setMuted(false, cid) }

    /// Unmutes the channel. The same with a completion handler, which is called on the main queue.
    public func unmuteChannel(completion: (((any Error)?) -> Void)?) {
        complete(Completion(completion), in: writing) { try await self.unmuteChannel() }
    }

    /// What in the channel notifies the user: everything, mentions, or nothing.
    public func setNotificationLevel(_ level: ChannelNotificationLevel) async throws {
        try await client.setNotificationLevel(level, cid)
    }

    /// Puts the channel among the user's favourites.
    public func pinChannel() async throws { try await client.setPinned(true, cid) }

    /// Takes the channel out of the user's favourites.
    public func unpinChannel() async throws { try await client.setPinned(false, cid) }

    /// Puts the channel away; lists that do not want it filter by ``FilterKey/archived``.
    public func archiveChannel() async throws { try await client.setArchived(true, cid) }

    /// Takes the channel back from where it was put away.
    public func unarchiveChannel() async throws { try await client.setArchived(false, cid) }

    /// Takes the channel out of all lists until somebody writes in it again.
    ///
    /// - Parameter clearingHistory: Whether what was said so far is never shown to this user again, on no device.
    public func hideChannel(clearingHistory: Bool = false) async throws {
        try await client.hideChannel(cid, clearingHistory: clearingHistory)
        await settle()
    }

    /// Hides the channel. The same with a completion handler, which is called on the main queue.
    public func hideChannel(clearingHistory: Bool = false, completion: (((any Error)?) -> Void)?) {
        complete(Completion(completion), in: writing) { try await self.hideChannel(clearingHistory: clearingHistory) }
    }

    /// Shows the channel in lists again. A cleared history stays cleared.
    public func showChannel() async throws { try await client.showChannel(cid) }
}
