import Foundation

/// What changes about a channel; nil stays as it is.
public struct OpenChannelUpdateParams: Hashable, Sendable {
    /// What it is called.
    public var name: String?
    /// What it is about.
    public var topic: String?
    /// A picture: an `mxc:` address, as an upload gives it.
    public var coverURL: URL?
    /// The app's own data: values to set by key; ``CustomValue/null`` removes one.
    public var metadata: CustomData?

    /// Changes nothing, until something is set.
    public init() {}
}

/// What operators do. All of it throws ``ClientError/Kind/forbidden`` for somebody who is none, and needs the user to have entered.
extension OpenChannel {
    /// Changes what the channel is.
    public func update(_ params: OpenChannelUpdateParams) async throws {
        try await entered.updateChannel(
            ChannelUpdate(
                name: params.name, topic: params.topic, imageURL: params.coverURL, customData: params.metadata))
    }

    /// Closes the channel for everybody, for good.
    public func delete() async throws {
        try await entered.deleteChannel()
        await MainActor.run {
            _ = change {
                $0.presence = nil
                $0.standing = .deleted
            }
        }
    }

    /// Lets only operators write.
    public func freeze() async throws { try await entered.freezeChannel() }
    /// Lets all participants write again.
    public func unfreeze() async throws { try await entered.unfreezeChannel() }

    /// Takes away somebody's right to write here.
    public func mute(_ user: UserId) async throws { try await entered.silenceMember(user) }
    /// Gives it back.
    public func unmute(_ user: UserId) async throws { try await entered.unsilenceMember(user) }
    /// Removes somebody and keeps them out.
    ///
    /// - Parameter reason: What they are shown.
    public func ban(_ user: UserId, reason: String? = nil) async throws {
        try await entered.banMember(user, reason: reason)
    }
    /// Lets somebody in again.
    public func unban(_ user: UserId) async throws { try await entered.unbanMember(user) }
    /// Makes participants operators.
    public func addOperators(_ users: [UserId]) async throws {
        for user in users { try await entered.setRole(.moderator, of: user) }
    }
    /// Makes operators participants again.
    public func removeOperators(_ users: [UserId]) async throws {
        for user in users { try await entered.setRole(.member, of: user) }
    }

    /// Changes the channel. The same with a completion handler, which is called once, on the main queue.
    public func update(_ params: OpenChannelUpdateParams, completion: ((ClientError?) -> Void)?) {
        finish(completion) { try await self.update(params) }
    }
    /// Closes the channel. The same with a completion handler, which is called once, on the main queue.
    public func delete(completion: ((ClientError?) -> Void)?) { finish(completion) { try await self.delete() } }
    /// Freezes. The same with a completion handler, which is called once, on the main queue.
    public func freeze(completion: ((ClientError?) -> Void)?) { finish(completion) { try await self.freeze() } }
    /// Unfreezes. The same with a completion handler, which is called once, on the main queue.
    public func unfreeze(completion: ((ClientError?) -> Void)?) { finish(completion) { try await self.unfreeze() } }
    /// Mutes. The same with a completion handler, which is called once, on the main queue.
    public func mute(_ user: UserId, completion: ((ClientError?) -> Void)?) {
        finish(completion) { try await self.mute(user) }
    }
    /// Unmutes. The same with a completion handler, which is called once, on the main queue.
    public func unmute(_ user: UserId, completion: ((ClientError?) -> Void)?) {
        finish(completion) { try await self.unmute(user) }
    }
    /// Bans. The same with a completion handler, which is called once, on the main queue.
    public func ban(_ user: UserId, reason: String? = nil, completion: ((ClientError?) -> Void)?) {
        finish(completion) { try await self.ban(user, reason: reason) }
    }
    /// Unbans. The same with a completion handler, which is called once, on the main queue.
    public func unban(_ user: UserId, completion: ((ClientError?) -> Void)?) {
        finish(completion) { try await self.unban(user) }
    }

    /// The channel's controller while the user is in it.
    package var entered: ChatChannelController {
        get throws {
            guard let controller else {
                throw ClientError(.notConnected, "Enter the channel first: channel.enter()")
            }
            return controller
        }
    }
}
