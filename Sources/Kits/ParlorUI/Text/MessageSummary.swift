import Parlor

/// A message in one line of words: for previews, quotes and a screen reader.
public enum MessageSummary {
    public static func of(_ message: ChatMessage) -> String {
        switch message.type {
        case .deleted: return "Message deleted"
        case .encrypted: return "Encrypted message"
        case .emote: return "\(message.author.displayName) \(message.text.onOneLine)"
        case .regular, .notice, .location, .system: break
        }
        if let text = message.text.trimmedOrNil { return text.onOneLine }
        guard let attachment = message.attachments.first else { return "" }
        if message.attachments.count > 1 { return Phrase.count(message.attachments.count, noun(attachment.kind)) }
        return attachment.kind == .file ? attachment.name : noun(attachment.kind).capitalized
    }

    private static func noun(_ kind: ChatMessageAttachment.Kind) -> String {
        switch kind {
        case .image: "photo"
        case .video: "video"
        case .audio: "recording"
        case .voice: "voice message"
        case .file: "file"
        }
    }
}
