import Parlor
import ParlorUI
import UIKit

extension AttachmentPayload {
    /// A file of this device, ready to go out. The size of a picture is read off the main thread.
    static func file(_ url: URL) async -> AttachmentPayload {
        let (kind, mimeType) = FileKind.of(fileName: url.lastPathComponent)
        var payload = AttachmentPayload(kind: kind, source: .file(url), name: url.lastPathComponent, mimeType: mimeType)
        guard kind == .image, let picture = UIImage(contentsOfFile: url.path) else { return payload }
        payload.width = Int(picture.size.width)
        payload.height = Int(picture.size.height)
        return payload
    }
}
