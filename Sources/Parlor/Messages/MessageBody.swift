import Foundation
internal import JSON
internal import Matrix

/// What a content of `m.room.message` says, in the words of a chat.
struct MessageBody {
    var type = MessageType.regular
    var contentType: String?
    var text = ""
    var formattedBody: String?
    var mentions = MessageMentions()
    var customData: CustomData = [:]
    var location: MessageLocation?
    var attachments: [ChatMessageAttachment] = []
    var quotedEventID: String?
    var threadRootID: String?
    var isShownInChannel = false

    init(_ json: JSONValue, messageID: MessageId) {
        guard let content = MessageContent(json) else {
            text = (json["body"]?.string ?? "").withoutControls
            return
        }
        type = Self.type(of: content.kind)
        contentType = content.kind.rawValue
        // Read from the content itself: what an unsent message relates to may be named by a local identifier, which is no event's.
        let relation = json["m.relates_to"]
        let answered = relation?["m.in_reply_to"]?["event_id"]?.string
        let isReply = relation?["rel_type"]?.string == "m.thread"
        if isReply { threadRootID = relation?["event_id"]?.string }
        if !isReply || relation?["is_falling_back"]?.bool != true { quotedEventID = answered }
        isShownInChannel = threadRootID != nil && json[MessageComposer.Key.inChannel]?.bool == true
        mentions = MessageMentions(inContent: json)
        customData = CustomData(json: json[CustomData.matrixKey])
        location = content.kind == .location ? MessageLocation(inContent: json) : nil
        text = (answered != nil ? Self.withoutFallback(content.body) : content.body).withoutControls
        if json["format"]?.string == "org.matrix.custom.html" { formattedBody = content.formattedBody }
        guard let attachment = ChatMessageAttachment(json, content, messageID: messageID) else { return }
        if attachment.name == content.body { (text, formattedBody) = ("", nil) }
        attachments = [attachment]
    }

    private static func type(of kind: MessageContent.Kind) -> MessageType {
        switch kind {
        case .emote: .emote
        case .notice: .notice
        case .location: .location
        default: .regular
        }
    }

    /// Older clients repeat the answered message at the top, each line after "> ", and an empty line.
    private static func withoutFallback(_ body: String) -> String {
        guard body.hasPrefix("> ") else { return body }
        var lines = body.split(separator: "\n", omittingEmptySubsequences: false)[...]
        while lines.first?.hasPrefix("> ") == true || lines.first == ">" { lines.removeFirst() }
        if lines.first?.isEmpty == true { lines.removeFirst() }
        return lines.joined(separator: "\n")
    }
}
