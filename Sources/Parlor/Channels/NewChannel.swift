import Foundation
internal import JSON
internal import Matrix

/// What a new channel is to be.
///
/// ```swift
/// var new = NewChannel(name: "Harvest", type: .team, members: ["@ben:example.org"])
/// new.access = .onRequest
/// new.customData = ["season": 2026]
/// let cid = try await client.createChannel(new)
/// ```
public struct NewChannel: Hashable, Sendable {
    /// What the channel is used for.
    public var type: ChannelType
    /// The name in its ``ChannelId``; nil: the homeserver makes one.
    public var id: String?
    /// What it is called; nil: after its members.
    public var name: String?
    /// What it is about.
    public var topic: String?
    /// An `mxc:` address, as an upload gives it.
    public var imageURL: URL?
    /// Who is invited.
    public var members: [UserId]
    /// Who may come in.
    public var access: ChannelAccess
    /// Whether it stands in the public directory.
    public var isListed: Bool
    /// Whether everybody may read along without coming in.
    public var isReadableByAnyone = false
    /// Whether it is a conversation of two people. See ``ChatClient/createDirectChannel(with:)`` for one that exists only once.
    public var isDirect = false
    /// Whether only moderators and owners may write.
    public var isFrozen = false
    /// Seconds a member waits between two messages; 0: slow mode is off.
    public var slowModeDuration = 0
    /// What the app itself stores with the channel.
    public var customData: CustomData = [:]

    /// - Parameter isPublic: Whether everybody may come in and the channel stands in the public directory.
    public init(
        name: String? = nil, type: ChannelType = .messaging, id: String? = nil, members: [UserId] = [],
        topic: String? = nil, imageURL: URL? = nil, isPublic: Bool = false
    ) {
        self.name = name
        self.type = type
        self.id = id
        self.members = members
        self.topic = topic
        self.imageURL = imageURL
        access = isPublic ? .open : .invited
        isListed = isPublic
    }

    /// An open channel: everybody may come in, read along, and find it in the directory.
    public static func open(name: String, type: ChannelType = .livestream, id: String? = nil) -> NewChannel {
        var new = NewChannel(name: name, type: type, id: id, isPublic: true)
        new.isReadableByAnyone = true
        return new
    }
}

extension NewChannel {
    /// The body of `createRoom`. Specification: client-server API, "Creation".
    var json: JSONValue {
        var body: JSONValue = [
            "preset": access == .open ? "public_chat" : isDirect ? "trusted_private_chat" : "private_chat",
            "visibility": isListed ? "public" : "private", "is_direct": .bool(isDirect),
        ]
        body["name"] = name.map { .string($0) }
        body["topic"] = topic.map { .string($0) }
        if !members.isEmpty { body["invite"] = JSONValue(members) }
        if let id {
            body["room_alias_name"] = .string(ChannelTypeMapping.aliasLocalpart(of: ChannelId(type: type, id: id)))
        }
        if let roomType = ChannelTypeMapping.roomType(of: type) {
            body["creation_content"] = ["type": .string(roomType)]
        }
        if isFrozen { body["power_level_content_override"] = ["events_default": JSONValue(RoomPower.moderatorLevel)] }
        let state = initialState
        if !state.isEmpty {
            body["initial_state"] = .array(
                state.map { ["type": .string($0.rawValue), "state_key": "", "content": $1] })
        }
        return body
    }

    /// Whether a channel has got what it was made with: homeservers may tell of a room before all of it is there.
    func isShown(_ record: ChannelRecord) -> Bool {
        let channel = record.channel
        return (id == nil || channel.cid.id == id) && (name == nil || channel.name == name)
            && (topic == nil || channel.topic == topic) && (imageURL == nil || channel.imageURL == imageURL)
    }

    private var initialState: [(EventType, JSONValue)] {
        var state: [(EventType, JSONValue)] = []
        if let imageURL { state.append((.avatar, ["url": .string(imageURL.absoluteString)])) }
        // The presets say `public` or `invite`.
        if access == .onRequest, let rule = access.joinRule {
            state.append((.joinRules, ["join_rule": .string(rule.rawValue)]))
        }
        if isReadableByAnyone {
            let visibility = HistoryVisibility.worldReadable.rawValue
            state.append((.historyVisibility, ["history_visibility": .string(visibility)]))
        }
        if slowModeDuration > 0 { state.append((.slowMode, ["seconds": JSONValue(slowModeDuration)])) }
        if !customData.isEmpty { state.append((.customData, customData.json)) }
        return state
    }
}
