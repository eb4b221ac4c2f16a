import Foundation
internal import JSON
internal import Matrix

/// A channel as somebody sees it who is not in it: out of the directory, or by its address.
public struct PublicChannel: Identifiable, Hashable, Sendable {
    /// Its identity, as it will be when the user has joined.
    public let cid: ChannelId
    /// The homeserver's name for the channel: `!opaque:server`.
    public let roomID: String
    /// The address that people pass around, such as `#garden:example.org`, if it has one.
    public var alias: String?
    /// What it is called.
    public var name: String?
    /// What it is about.
    public var topic: String?
    /// Its picture.
    public var imageURL: URL?
    /// How many have joined.
    public var memberCount: Int
    /// How many of them are there now, where the homeserver tells; else ``memberCount``.
    public var participantCount: Int
    /// Whether only moderators and owners may write, where the homeserver tells.
    public var isFrozen = false
    /// Who may come in.
    public var access: ChannelAccess
    /// Whether everybody may read along without coming in; see ``ChatChannelController/startWatching()``.
    public var isReadableByAnyone: Bool
    /// Whether its messages are encrypted, if the homeserver tells.
    public var isEncrypted = false
    /// How the current user stands to it, if the homeserver tells.
    public var membership: Membership?

    /// For previews and tests; the kit makes them of what a homeserver tells.
    public init(
        cid: ChannelId, roomID: String, alias: String? = nil, name: String? = nil, topic: String? = nil,
        imageURL: URL? = nil, memberCount: Int = 0, participantCount: Int? = nil, isFrozen: Bool = false,
        access: ChannelAccess = .open, isReadableByAnyone: Bool = true
    ) {
        self.cid = cid
        self.roomID = roomID
        self.alias = alias
        self.name = name
        self.topic = topic
        self.imageURL = imageURL
        self.memberCount = memberCount
        self.participantCount = participantCount ?? memberCount
        self.isFrozen = isFrozen
        self.access = access
        self.isReadableByAnyone = isReadableByAnyone
    }

    /// The room's identifier: unique in a directory.
    public var id: String { roomID }
    /// What the channel is used for.
    public var type: ChannelType { cid.type }
}

extension PublicChannel {
    /// Reads an entry of the directory or a summary; nil when it names no room.
    init?(_ json: JSONElement) {
        guard let roomID = json["room_id"]?.string else { return nil }
        let alias = json["canonical_alias"]?.string
        let type = ChannelTypeMapping.channelType(ofRoomType: json["room_type"]?.string)
        self.init(
            cid: ChannelTypeMapping.channelID(roomID: roomID, alias: alias, type: type), roomID: roomID, alias: alias,
            name: json["name"]?.string, topic: json["topic"]?.string,
            imageURL: json["avatar_url"]?.string.flatMap(URL.init(string:)),
            memberCount: json["num_joined_members"]?.int ?? 0, participantCount: json["org.parlor.participants"]?.int,
            isFrozen: json["org.parlor.frozen"]?.bool ?? false,
            // An entry of the directory without a rule can be joined by everybody.
            access: ChannelAccess(joinRule: json["join_rule"]?.string ?? JoinRule.public.rawValue),
            isReadableByAnyone: json["world_readable"]?.bool ?? false)
        isEncrypted = (json["encryption"] ?? json["im.nheko.summary.encryption"])?.string != nil
        membership = json["membership"]?.string.flatMap(Membership.init(rawValue:))
    }
}
