import Parlor
import ParlorUI
import UIKit

extension AttachmentPayload {
    /// A file of this device, ready to go out.
    static func file(_ url: URL) async -> AttachmentPayload {
        await FilePayload.make(url) { UIImage(contentsOfFile: $0.path)?.size }
    }

    /// A picture out of the clipboard, or dropped.
    static func pasted(_ picture: UIImage) -> AttachmentPayload? {
        guard let data = picture.pngData(), !data.isEmpty else { return nil }
        return AttachmentPayload(
            kind: .image, source: .data(Array(data)), name: "Pasted picture.png", mimeType: "image/png",
            width: Int(picture.size.width), height: Int(picture.size.height))
    }
}
