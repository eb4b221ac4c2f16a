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

    /// - Parameter attachmentURL: Where the attachment is while it waits to be uploaded.
    init(_ json: JSONValue, messageID: MessageId, attachmentURL: URL? = nil) {
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
        guard let kind = Self.attachmentKind(of: content.kind) else { return }
        let media = content.media
        let url = attachmentURL ?? media.flatMap { URL(string: $0.url) }
        // Without `filename` the body is the name of the file; with it, the body is what the author says about it.
        let name = media?.fileName ?? json["filename"]?.string ?? content.body
        text = name == content.body ? "" : text
        attachments = [
            ChatMessageAttachment(
                id: "\(messageID)/0", kind: kind, url: url,
                thumbnailURL: media?.thumbnailURL.flatMap(URL.init(string:)), name: name,
                mimeType: json["info"]?["mimetype"]?.string, size: json["info"]?["size"]?.int,
                width: json["info"]?["w"]?.int, height: json["info"]?["h"]?.int)
        ]
    }

    private static func type(of kind: MessageContent.Kind) -> MessageType {
        switch kind {
        case .emote: .emote
        case .notice: .notice
        default: .regular
        }
    }

    private static func attachmentKind(of kind: MessageContent.Kind) -> ChatMessageAttachment.Kind? {
        switch kind {
        case .image: .image
        case .video: .video
        case .audio: .audio
        case .file: .file
        default: nil
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
