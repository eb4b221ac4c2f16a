internal import Matrix

/// Translates between a channel's identity here and a room's on the homeserver.
enum ChannelTypeMapping {
    /// The namespace of our words in `m.room.create`'s `type`, where Matrix itself has `m.space`.
    private static let namespace = "org.parlor."

    /// Nil for messaging, which is what a room is unless it says otherwise.
    static func roomType(of type: ChannelType) -> String? {
        type == .messaging ? nil : namespace + type.rawValue
    }

    static func channelType(ofRoomType roomType: String?) -> ChannelType {
        guard let roomType, roomType.hasPrefix(namespace) else { return .messaging }
        return ChannelType(rawValue: String(roomType.dropFirst(namespace.count)))
    }

    /// `#type.id:server`
    static func aliasLocalpart(of cid: ChannelId) -> String { "\(cid.type.rawValue).\(cid.id)" }

    /// The identity of a room: by its alias where that has our form and agrees with the room's type, else opaque.
    static func channelID(roomID: String, alias: String?, type: ChannelType) -> ChannelId {
        let prefix = type.rawValue + "."
        if let localpart = alias.flatMap(RoomAlias.init)?.localpart, localpart.hasPrefix(prefix),
            localpart.count > prefix.count
        {
            return ChannelId(type: type, id: String(localpart.dropFirst(prefix.count)))
        }
        return ChannelId(type: type, id: roomID)
    }
}
