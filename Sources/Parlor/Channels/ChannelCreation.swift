import Foundation
internal import JSON

/// What is asked of the homeserver to make a channel.
struct ChannelCreation: Sendable {
    var type: ChannelType
    var id: String?
    var name: String?
    var topic: String?
    var imageURL: URL?
    var members: [UserId] = []
    var isPublic = false
    var isDirect = false

    /// The body of `createRoom`.
    var json: JSONValue {
        var body: JSONValue = [
            "preset": isPublic ? "public_chat" : isDirect ? "trusted_private_chat" : "private_chat",
            "visibility": isPublic ? "public" : "private", "is_direct": .bool(isDirect),
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
        if let imageURL {
            body["initial_state"] = [
                ["type": "m.room.avatar", "state_key": "", "content": ["url": .string(imageURL.absoluteString)]]
            ]
        }
        return body
    }

    /// Whether a channel has got everything it was made with.
    func isShown(_ record: ChannelRecord) -> Bool {
        let channel = record.channel
        return (id == nil || channel.cid.id == id) && (name == nil || channel.name == name)
            && (topic == nil || channel.topic == topic) && (imageURL == nil || channel.imageURL == imageURL)
    }
}
