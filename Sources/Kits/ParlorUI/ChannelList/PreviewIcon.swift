import Parlor

/// The sign of an attachment.
public enum PreviewIcon: Hashable, Sendable {
    case picture, video, sound, file

    init(_ kind: ChatMessageAttachment.Kind) {
        self =
            switch kind {
            case .image: .picture
            case .video: .video
            case .audio, .voice: .sound
            case .file: .file
            }
    }
}
