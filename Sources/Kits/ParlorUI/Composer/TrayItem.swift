import Foundation
import Parlor

/// A file in the composer's tray.
public struct TrayItem: Identifiable, Hashable, Sendable {
    public var payload: AttachmentPayload
    public var id: AttachmentPayload { payload }

    public init(_ payload: AttachmentPayload) { self.payload = payload }

    public var name: String { payload.name }
    public var icon: PreviewIcon { PreviewIcon(payload.kind) }
    public var isPicture: Bool { payload.kind == .image }

    /// The size in words; nil for a file on disk whose size cannot be read.
    public var detail: String? {
        switch payload.source {
        case .data(let bytes): FileSize.text(bytes.count)
        case .file(let url): (try? url.resourceValues(forKeys: [.fileSizeKey]).fileSize).map { FileSize.text($0) }
        }
    }
}
