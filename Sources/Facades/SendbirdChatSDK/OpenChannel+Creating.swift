import Foundation

/// What a new open channel is to be.
public struct OpenChannelCreateParams: Hashable, Sendable {
    /// What it is called.
    public var name: String
    /// What it is about.
    public var topic: String?
    /// A name that people can pass around; nil: the homeserver makes an identifier.
    public var id: String?
    /// A picture: an `mxc:` address, as an upload gives it.
    public var coverURL: URL?
    /// What kind of channel it is, as the app calls it: small letters, digits, `_` and `-`.
    public var customType: String
    /// The app's own data with it.
    public var metadata: CustomData = [:]
    /// Who runs it beside its creator.
    public var operators: [UserId] = []

    /// - Parameter customType: Lists can ask for one kind; see ``OpenChannelListQueryParams/customTypeFilter``.
    public init(name: String, customType: String = ChannelType.livestream.rawValue) {
        self.name = name
        self.customType = customType
    }
}

extension OpenChannel {
    /// Creates a channel. Its creator is its operator, and inside.
    ///
    /// - Throws: ``ClientError/Kind/aliasTaken`` when there is a channel of that id.
    public static func create(_ params: OpenChannelCreateParams, client: ChatClient? = nil) async throws -> OpenChannel
    {
        let client = try await OpenChannelConnection.connected(client)
        var new = NewChannel.open(
            name: params.name, type: ChannelType(rawValue: params.customType), id: params.id)
        new.topic = params.topic
        new.imageURL = params.coverURL
        new.customData = params.metadata
        new.members = params.operators
        let cid = try await client.createChannel(new)
        let controller = client.channelController(for: cid)
        for user in params.operators { try await controller.setRole(.moderator, of: user) }
        let channel = try await get(channelURL: try client.address(of: cid), client: client)
        try await channel.enter()
        return channel
    }

    /// Creates a channel. The same with a completion handler, which is called once, on the main queue.
    public static func create(
        _ params: OpenChannelCreateParams, client: ChatClient? = nil,
        completion: ((OpenChannel?, ClientError?) -> Void)?
    ) {
        finish(completion) { try await create(params, client: client) }
    }

    /// Finds a channel.
    ///
    /// - Parameter channelURL: A channel's ``channelURL``, an alias such as `#garden:example.org`, or a link to one.
    /// - Throws: ``ClientError/Kind/notFound``.
    public static func get(channelURL: String, client: ChatClient? = nil) async throws -> OpenChannel {
        let client = try await OpenChannelConnection.connected(client)
        let entry = try await client.previewChannel(at: channelURL)
        let channel = OpenChannelRegistry.shared.channel(entry, of: client)
        await MainActor.run { _ = channel.show(entry) }
        return channel
    }

    /// Finds a channel. The same with a completion handler, which is called once, on the main queue.
    public static func get(
        channelURL: String, client: ChatClient? = nil, completion: ((OpenChannel?, ClientError?) -> Void)?
    ) {
        finish(completion) { try await get(channelURL: channelURL, client: client) }
    }

    /// A list of the open channels there are.
    public static func createOpenChannelListQuery(params: OpenChannelListQueryParams) -> OpenChannelListQuery {
        OpenChannelListQuery(params: params)
    }
}

extension ChatClient {
    /// What a channel of this user is called on the homeserver.
    fileprivate func address(of cid: ChannelId) throws -> String {
        guard let channel = channelController(for: cid).channel else {
            throw ClientError(.notFound, "There is no channel \(cid) here")
        }
        return channel.roomID
    }
}
