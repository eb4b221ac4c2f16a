import Matrix

/// How a browser is told to treat an upload: what could run as a page is only ever saved, never shown.
struct MediaDisposition: Sendable, Hashable {
    let contentType: String
    let header: String

    init(_ media: StoredMedia, askedAs name: String?) {
        contentType =
            media.contentType.utf8.allSatisfy { $0 >= 0x20 && $0 < 0x7F }
            ? media.contentType : "application/octet-stream"
        let type = contentType.prefix { $0 != ";" }.lowercased()
        let kind = Self.harmless.contains(type) ? "inline" : "attachment"
        guard let name = name ?? media.fileName, !name.isEmpty else {
            header = kind
            return
        }
        header = "\(kind); filename*=utf-8''\(Endpoint.encoded(name))"
    }

    /// Specification: client-server API, "Serving inline content".
    private static let harmless: Set<String> = [
        "text/css", "text/plain", "text/csv", "application/json", "application/ld+json", "image/jpeg", "image/gif",
        "image/png", "image/apng", "image/webp", "image/avif", "video/mp4", "video/webm", "video/ogg",
        "video/quicktime", "audio/mp4", "audio/webm", "audio/aac", "audio/mpeg", "audio/ogg", "audio/wave",
        "audio/wav", "audio/x-wav", "audio/x-pn-wav", "audio/flac", "audio/x-flac",
    ]
}
