import Foundation

/// Something that a message carries beside its text.
public struct ChatMessageAttachment: Identifiable, Hashable, Sendable {
    public enum Kind: String, Hashable, Sendable {
        case image, video, audio, file
    }

    public let id: String
    public let kind: Kind
    /// An `mxc:` address, or the `file:` address of one that still waits to be uploaded. ``MediaLoader`` reads both.
    public let url: URL?
    public let thumbnailURL: URL?
    public let name: String
    public let mimeType: String?
    /// In bytes.
    public let size: Int?
    /// In pixels; nil when unknown.
    public let width: Int?
    public let height: Int?

    public init(
        id: String, kind: Kind, url: URL?, thumbnailURL: URL? = nil, name: String, mimeType: String? = nil,
        size: Int? = nil, width: Int? = nil, height: Int? = nil
    ) {
        self.id = id
        self.kind = kind
        self.url = url
        self.thumbnailURL = thumbnailURL
        self.name = name
        self.mimeType = mimeType
        self.size = size
        self.width = width
        self.height = height
    }
}
