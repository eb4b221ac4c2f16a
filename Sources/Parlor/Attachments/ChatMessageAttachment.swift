import Foundation

/// Something that a message carries beside its text.
public struct ChatMessageAttachment: Identifiable, Hashable, Sendable {
    public enum Kind: String, Hashable, Sendable {
        case image, video, audio, file
        /// Something spoken; it has a ``ChatMessageAttachment/waveform``.
        case voice
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
