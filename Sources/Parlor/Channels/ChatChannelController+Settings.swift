internal import Matrix

extension ChatChannelController {
    /// Changes what the channel is called, what it is about, its picture, who may come in, or the app's own data with it.
    ///
    /// - Throws: ``ClientError/Kind/forbidden`` for what ``ChatChannel/ownCapabilities`` does not hold.
    public func updateChannel(_ update: ChannelUpdate) async throws {
        let (session, room) = try await openRoom
        try await session.update(room, update)
    }

    /// Changes the channel. The same with a completion handler, which is called on the main queue.
    public func updateChannel(_ update: ChannelUpdate, completion: (((any Error)?) -> Void)? = nil) {
        complete(Completion(completion), in: writing) { try await self.updateChannel(update) }
    }

    /// Lets only moderators and owners write, until it is unfrozen. Needs ``ChannelCapability/changeRoles``.
    public func freezeChannel() async throws {
        let (session, room) = try await openRoom
        try await session.setFrozen(true, room)
    }

    /// Freezes the channel. The same with a completion handler, which is called on the main queue.
    public func freezeChannel(completion: (((any Error)?) -> Void)?) {
        complete(Completion(completion), in: writing) { try await self.freezeChannel() }
    }

    /// Lets all members write again.
    public func unfreezeChannel() async throws {
        let (session, room) = try await openRoom
        try await session.setFrozen(false, room)
    }

    /// Unfreezes the channel. The same with a completion handler, which is called on the main queue.
    public func unfreezeChannel(completion: (((any Error)?) -> Void)?) {
        complete(Completion(completion), in: writing) { try await self.unfreezeChannel() }
    }

    /// Makes members wait between two messages; moderators and owners need not.
    ///
    /// Parlor's homeserver sees to it; on others it is up to the members' apps, which show ``ChatChannel/cooldownEndsAt``.
    ///
    /// - Parameter seconds: 0 switches it off.
    public func enableSlowMode(seconds: Int) async throws {
        let (session, room) = try await openRoom
        try await session.setSlowMode(seconds: seconds, in: room)
    }

    /// Switches slow mode on. The same with a completion handler, which is called on the main queue.
    public func enableSlowMode(seconds: Int, completion: (((any Error)?) -> Void)?) {
        complete(Completion(completion), in: writing) { try await self.enableSlowMode(seconds: seconds) }
    }

    /// Lets members write as fast as they like.
    public func disableSlowMode() async throws { try await enableSlowMode(seconds: 0) }

    /// Switches slow mode off. The same with a completion handler, which is called on the main queue.
    public func disableSlowMode(completion: (((any Error)?) -> Void)?) {
        enableSlowMode(seconds: 0, completion: completion)
    }

    /// Bounds how many messages a second are shown to those who follow along, for channels in which a crowd writes at once.
    ///
    /// Parlor's homeserver then sends readers the newest messages only, and less often. All are stored: who pages back reads every one.
    /// Others take no notice. Needs ``ChannelCapability/changeDisplayRate``.
    ///
    /// - Parameter messagesPerSecond: 0 shows all.
    public func setDisplayRate(_ messagesPerSecond: Int) async throws {
        let (session, room) = try await openRoom
        try await session.setDisplayRate(messagesPerSecond, in: room)
    }

    /// Bounds how many messages are shown. The same with a completion handler, which is called on the main queue.
    public func setDisplayRate(_ messagesPerSecond: Int, completion: (((any Error)?) -> Void)?) {
        complete(Completion(completion), in: writing) { try await self.setDisplayRate(messagesPerSecond) }
    }

    /// The session and the room of this channel, which must be known here.
    var openRoom: (session: UserSession, room: RoomID) {
        get async throws {
            if let problem { throw problem }
            let session = try await client.openSession
            return (session, try session.room(cid))
        }
    }
}
