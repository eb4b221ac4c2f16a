import Foundation

/// Something that a message carries beside its text.
public struct ChatMessageAttachment: Identifiable, Hashable, Sendable {
    /// How an attachment is shown.
    public enum Kind: String, Hashable, Sendable {
        /// A picture.
        case image
        /// A film.
        case video
        /// Music or another sound.
        case audio
        /// A file that is only downloaded.
        case file
        /// Something spoken; it has a ``ChatMessageAttachment/waveform``.
        case voice
    }

    public let id: String
    /// How it is shown.
    public let kind: Kind
    /// An `mxc:` address, or the `file:` address of one that still waits to be uploaded. ``MediaLoader`` reads both.
    public let url: URL?
    /// The address of a small picture of it, if its sender has made one.
    public let thumbnailURL: URL?
    /// The name of the file.
    public let name: String
    /// Such as `image/jpeg`; nil when its sender does not say.
    public let mimeType: String?
    /// In bytes.
    public let size: Int?
    /// In pixels; nil when unknown.
    public let width: Int?
    /// In pixels; nil when unknown.
    public let height: Int?
    /// How long it plays; nil when unknown.
    public var duration: Duration?
    /// The loudness of a voice message over its time, each value `0...1`.
    public var waveform: [Float]?
    /// A blurred impression to show until the picture is there; ``BlurHash/decode(_:width:height:punch:)`` draws it.
    public var blurHash: String?
    /// How far it is on its way to the homeserver; nil for one that a message from there brought.
    public var uploadingState: AttachmentUploadingState?

    /// For previews and tests; the kit itself makes attachments from its store.
    public init(
        id: String, kind: Kind, url: URL?, thumbnailURL: URL? = nil, name: String, mimeType: String? = nil,
        size: Int? = nil, width: Int? = nil, height: Int? = nil, duration: Duration? = nil, waveform: [Float]? = nil,
        blurHash: String? = nil, uploadingState: AttachmentUploadingState? = nil
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
        self.duration = duration
        self.waveform = waveform
        self.blurHash = blurHash
        self.uploadingState = uploadingState
    }
}
