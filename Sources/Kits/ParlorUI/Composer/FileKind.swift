import Parlor

/// What a file is, told by its name.
public enum FileKind {
    /// The kind of attachment and the media type of a file; anything unknown is a file of bytes.
    public static func of(fileName: String) -> (kind: ChatMessageAttachment.Kind, mimeType: String) {
        let parts = fileName.split(separator: ".")
        let type = parts.count > 1 ? types[parts.last!.lowercased()] : nil
        guard let type else { return (.file, "application/octet-stream") }
        switch type.split(separator: "/").first {
        // A drawing that must be rendered is sent as a file: not every client can show it.
        case "image" where type != "image/svg+xml": return (.image, type)
        case "video": return (.video, type)
        case "audio": return (.audio, type)
        default: return (.file, type)
        }
    }

    private static let types = [
        "png": "image/png", "jpg": "image/jpeg", "jpeg": "image/jpeg", "gif": "image/gif", "webp": "image/webp",
        "svg": "image/svg+xml", "mp4": "video/mp4", "webm": "video/webm", "mov": "video/quicktime",
        "mp3": "audio/mpeg", "ogg": "audio/ogg", "m4a": "audio/mp4", "wav": "audio/wav", "flac": "audio/flac",
        "pdf": "application/pdf", "txt": "text/plain", "md": "text/markdown", "csv": "text/csv", "html": "text/html",
        "json": "application/json", "zip": "application/zip", "gz": "application/gzip",
    ]
}
