import Foundation
internal import JSON
internal import Matrix

/// What a content of `m.room.message` says, in the words of a chat.
struct MessageBody {
    var type = MessageType.regular
    var text = ""
    var attachments: [ChatMessageAttachment] = []
    var quotedEventID: String?
    var threadRootID: String?

    init(_ json: JSONValue, messageID: MessageId) {
        guard let content = MessageContent(json) else {
            text = json["body"]?.string ?? ""
            return
        }
        type = Self.type(of: content.kind)
        if let relation = content.relation {
            if relation.kind == .thread { threadRootID = relation.eventID?.rawValue }
            if !relation.isFallingBack { quotedEventID = relation.inReplyTo?.rawValue }
        }
        text = quotedEventID == nil ? content.body : Self.withoutFallback(content.body)
        guard let attachment = ChatMessageAttachment(json, content, messageID: messageID) else { return }
        if attachment.name == content.body { text = "" }
        attachments = [attachment]
    }

    private static func type(of kind: MessageContent.Kind) -> MessageType {
        switch kind {
        case .emote: .emote
        case .notice: .notice
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
