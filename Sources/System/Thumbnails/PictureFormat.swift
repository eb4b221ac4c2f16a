internal import Glibc

/// The formats that thumbnails are made of, told by their first bytes and by nothing that an uploader claims.
///
/// GdkPixbuf knows more of them. Each is a decoder that strangers' bytes would reach, so it is never asked for others.
public enum PictureFormat: Sendable, Hashable, CaseIterable {
    case jpeg, png, gif, webp

    /// The format of a file; nil when it is none of these.
    public init?(path: String) {
        guard let file = fopen(path, "rb") else { return nil }
        defer { fclose(file) }
        var bytes = [UInt8](repeating: 0, count: 12)
        guard fread(&bytes, 1, bytes.count, file) == bytes.count else { return nil }
        self.init(firstBytes: bytes)
    }

    init?(firstBytes bytes: [UInt8]) {
        if bytes.starts(with: [0xFF, 0xD8, 0xFF]) {
            self = .jpeg
        } else if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) {
            self = .png
        } else if bytes.starts(with: "GIF8".utf8) {
            self = .gif
        } else if bytes.starts(with: "RIFF".utf8), bytes.dropFirst(8).starts(with: "WEBP".utf8) {
            self = .webp
        } else {
            return nil
        }
    }
}
