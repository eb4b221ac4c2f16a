import Foundation

/// A file that is to go out with a message. The kit copies it at once, so the original may disappear afterwards.
public struct AttachmentPayload: Hashable, Sendable {
    public enum Source: Hashable, Sendable {
        case file(URL)
        case data([UInt8])
    }

    public var kind: ChatMessageAttachment.Kind
    public var source: Source
    public var name: String
    public var mimeType: String
    public var width: Int?
    public var height: Int?

    public init(
        kind: ChatMessageAttachment.Kind, source: Source, name: String, mimeType: String, width: Int? = nil,
        height: Int? = nil
    ) {
        self.kind = kind
        self.source = source
        self.name = name
        self.mimeType = mimeType
        self.width = width
        self.height = height
    }
}
