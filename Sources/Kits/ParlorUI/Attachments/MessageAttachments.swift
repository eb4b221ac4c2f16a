import Parlor

/// The attachments of a message, sorted by how they are shown.
public struct MessageAttachments: Hashable, Sendable {
    /// Pictures and films, for the grid.
    public var media: [ChatMessageAttachment] = []
    /// Files and sounds, one under the other.
    public var files: [ChatMessageAttachment] = []
    /// Voice messages.
    public var voices: [ChatMessageAttachment] = []

    public init(_ message: ChatMessage) {
        guard !message.isDeleted else { return }
        for attachment in message.attachments {
            switch attachment.kind {
            case .image, .video: media.append(attachment)
            case .voice: voices.append(attachment)
            case .file, .audio: files.append(attachment)
            }
        }
    }

    public var isEmpty: Bool { media.isEmpty && files.isEmpty && voices.isEmpty }
}
