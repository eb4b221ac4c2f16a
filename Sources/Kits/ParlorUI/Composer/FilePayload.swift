import Foundation
import Parlor

/// Makes a file of this device ready to go out with a message.
public enum FilePayload {
    /// The payload of a file. A picture is measured, off the main thread, so that others can lay it out before it has come.
    ///
    /// - Parameter pictureSize: How the platform measures a picture, in pixels; nil for what is none.
    public static func make(
        _ url: URL, pictureSize: @escaping @Sendable (URL) -> CGSize?
    ) async -> AttachmentPayload {
        let (kind, mimeType) = FileKind.of(fileName: url.lastPathComponent)
        var payload = AttachmentPayload(kind: kind, source: .file(url), name: url.lastPathComponent, mimeType: mimeType)
        guard kind == .image, let size = pictureSize(url) else { return payload }
        payload.width = Int(size.width)
        payload.height = Int(size.height)
        return payload
    }
}
