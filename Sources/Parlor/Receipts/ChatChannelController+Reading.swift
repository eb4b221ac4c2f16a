internal import JSON

extension ChatChannelController {
    /// Marks everything in the channel as read, here at once and for others as soon as the homeserver can be reached. A mark set by
    /// ``markUnread(from:)`` goes.
    public func markRead(completion: (((any Error)?) -> Void)? = nil) {
        complete(Completion(completion), in: writing) { try await self.markRead() }
    }

    /// Marks everything in the channel as read, and returns when it shows.
    public func markRead() async throws {
        let session = try await openFeed.session
        let transactionID = session.dependencies.makeTransactionID()
        try await session.compose(in: cid) { try $0.markRead($1, transactionID: transactionID) }
        if session.index.record(cid)?.channel.isMarkedUnread == true {
            try await session.changeNote(ChannelNotes.markedUnread, in: cid) { _, _, _ in ["unread": false] }
        }
        await settle()
    }

    /// Marks the channel as unread, to come back to it. Others do not see it, and their ticks stay as they are.
    ///
    /// Specification: client-server API, "Unread markers" (`m.marked_unread`).
    ///
    /// - Parameter messageID: The first message that counts as unread; nil: none does, and the channel is only marked.
    /// - Throws: ``ClientError/Kind/notFound`` for a message that is not here or not sent yet.
    public func markUnread(from messageID: MessageId? = nil) async throws {
        let session = try await openFeed.session
        try await session.changeNote(ChannelNotes.markedUnread, in: cid) { _, transaction, room in
            guard let messageID else { return ["unread": true] }
            let eventID = try transaction.target(messageID, room: room)
            guard eventID.hasPrefix("$") else {
                throw ClientError(.notFound, "Message \(messageID) has not been sent yet")
            }
            return ["unread": true, "parlor.from": .string(eventID)]
        }
        await settle()
    }

    /// Marks the channel as unread. The same with a completion handler, which is called on the main queue.
    public func markUnread(from messageID: MessageId? = nil, completion: (((any Error)?) -> Void)?) {
        complete(Completion(completion), in: writing) { try await self.markUnread(from: messageID) }
    }
}
