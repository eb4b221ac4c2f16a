import Parlor

/// What is written beside an attachment.
public enum AttachmentText {
    /// `2.5 MB`, `PDF, 2.5 MB`, `3:07, 2.5 MB`; what is not known is left out.
    public static func detail(_ attachment: ChatMessageAttachment) -> String {
        var parts: [String] = []
        if let duration = attachment.duration { parts.append(PlayingTime.text(duration)) }
        if attachment.kind == .file, let ending = ending(attachment.name) { parts.append(ending) }
        if let size = attachment.size { parts.append(FileSize.text(size)) }
        return parts.joined(separator: ", ")
    }

    /// For a screen reader: `Picture, harvest.jpg`.
    public static func spoken(_ attachment: ChatMessageAttachment) -> String {
        let kind =
            switch attachment.kind {
            case .image: "Picture"
            case .video: "Video"
            case .audio: "Recording"
            case .voice: "Voice message"
            case .file: "File"
            }
        let detail = attachment.kind == .voice ? attachment.duration.map { PlayingTime.text($0) } : attachment.name
        return detail.map { "\(kind), \($0)" } ?? kind
    }

    /// How far an attachment is on its way out, `0...1`; nil once it is there.
    public static func progress(_ attachment: ChatMessageAttachment) -> Double? {
        switch attachment.uploadingState {
        case .waiting: 0
        case .uploading(let progress): progress
        case .uploaded, .failed, nil: nil
        }
    }

    private static func ending(_ name: String) -> String? {
        let parts = name.split(separator: ".")
        guard parts.count > 1, let last = parts.last, (1...4).contains(last.count) else { return nil }
        return last.uppercased()
    }
}
