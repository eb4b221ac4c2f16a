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
        if let relation = content.relation {
            if relation.kind == .thread {
                threadRootID = relation.eventID?.rawValue ?? json["m.relates_to"]?["event_id"]?.string
            }
            if !relation.isFallingBack { quotedEventID = json["m.relates_to"]?["m.in_reply_to"]?["event_id"]?.string }
        }
        // Identifiers of unsent messages are no event identifiers; both are what they are to this device.
        isShownInChannel = threadRootID != nil && json[MessageComposer.Key.inChannel]?.bool == true
        mentions = MessageMentions(inContent: json)
        customData = CustomData(json: json[CustomData.matrixKey])
        location = content.kind == .location ? MessageLocation(inContent: json) : nil
        let answers = json["m.relates_to"]?["m.in_reply_to"] != nil
        text = (answers ? Self.withoutFallback(content.body) : content.body).withoutControls
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
