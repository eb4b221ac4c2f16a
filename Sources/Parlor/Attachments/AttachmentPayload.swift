import Foundation

/// A file that is to go out with a message. The kit copies it at once, so the original may disappear afterwards.
///
/// ```swift
/// try await controller.createNewMessage(
///     text: "The harvest", attachments: [.image(.file(url), name: "tomatoes.jpg", mimeType: "image/jpeg")])
/// ```
///
/// What a payload says beside the bytes travels in the event's `info`, so that others can lay out a message before they have
/// downloaded anything. Specification: client-server API, "m.image", "m.file", "m.audio", "m.video"; voice messages: MSC3245.
public struct AttachmentPayload: Hashable, Sendable {
    /// Where the bytes are.
    public enum Source: Hashable, Sendable {
        /// A file on this device, as a `file:` address.
        case file(URL)
        /// Bytes in memory.
        case data([UInt8])
    }

    /// A small picture of what is in a file, uploaded beside it.
    public struct Thumbnail: Hashable, Sendable {
        /// Where its bytes are.
        public var source: Source
        /// Such as `image/jpeg`.
        public var mimeType: String
        /// In pixels.
        public var width: Int?
        /// In pixels.
        public var height: Int?

        /// A thumbnail; width and height are in pixels.
        public init(source: Source, mimeType: String, width: Int? = nil, height: Int? = nil) {
            self.source = source
            self.mimeType = mimeType
            self.width = width
            self.height = height
        }
    }

    /// What the file is, and so how it is shown.
    public var kind: ChatMessageAttachment.Kind
    /// Where its bytes are.
    public var source: Source
    /// The name of the file, as others see it.
    public var name: String
    /// Such as `image/jpeg`.
    public var mimeType: String
    /// In pixels.
    public var width: Int?
    /// In pixels.
    public var height: Int?
    /// How long a video, sound or voice message plays.
    public var duration: Duration?
    /// The loudness of a voice message over its time, each value `0...1`. A hundred values are plenty.
    public var waveform: [Float]?
    /// A small picture of what is in it; nil: the homeserver makes one where it can.
    public var thumbnail: Thumbnail?
    /// A blurred impression to show until the picture is there; see ``BlurHash``. Nil: for a picture the kit makes one, when
    /// ``ChatClientConfig/pictureDecoder`` is set.
    public var blurHash: String?

    /// A file of any kind; ``image(_:name:mimeType:width:height:thumbnail:blurHash:)`` and its siblings are shorter.
    public init(
        kind: ChatMessageAttachment.Kind, source: Source, name: String, mimeType: String, width: Int? = nil,
        height: Int? = nil, duration: Duration? = nil, waveform: [Float]? = nil, thumbnail: Thumbnail? = nil,
        blurHash: String? = nil
    ) {
        self.kind = kind
        self.source = source
        self.name = name
        self.mimeType = mimeType
        self.width = width
        self.height = height
        self.duration = duration
        self.waveform = waveform
        self.thumbnail = thumbnail
        self.blurHash = blurHash
    }
}

extension AttachmentPayload {
    /// A picture; width and height are in pixels.
    public static func image(
        _ source: Source, name: String, mimeType: String, width: Int? = nil, height: Int? = nil,
        thumbnail: Thumbnail? = nil, blurHash: String? = nil
    ) -> Self {
        Self(
            kind: .image, source: source, name: name, mimeType: mimeType, width: width, height: height,
            thumbnail: thumbnail, blurHash: blurHash)
    }

    /// A film; width and height are in pixels.
    public static func video(
        _ source: Source, name: String, mimeType: String, width: Int? = nil, height: Int? = nil,
        duration: Duration? = nil, thumbnail: Thumbnail? = nil, blurHash: String? = nil
    ) -> Self {
        Self(
            kind: .video, source: source, name: name, mimeType: mimeType, width: width, height: height,
            duration: duration, thumbnail: thumbnail, blurHash: blurHash)
    }

    /// Music or another sound.
    public static func audio(_ source: Source, name: String, mimeType: String, duration: Duration? = nil) -> Self {
        Self(kind: .audio, source: source, name: name, mimeType: mimeType, duration: duration)
    }

    /// Something spoken, shown with its waveform.
    public static func voice(
        _ source: Source, name: String = "Voice message.ogg", mimeType: String = "audio/ogg", duration: Duration,
        waveform: [Float]
    ) -> Self {
        Self(kind: .voice, source: source, name: name, mimeType: mimeType, duration: duration, waveform: waveform)
    }

    /// A file that is only downloaded.
    public static func file(_ source: Source, name: String, mimeType: String = "application/octet-stream") -> Self {
        Self(kind: .file, source: source, name: name, mimeType: mimeType)
    }
}
