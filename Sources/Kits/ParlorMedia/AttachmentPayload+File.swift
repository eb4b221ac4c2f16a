import Parlor
import ParlorUI
import UIKit

extension AttachmentPayload {
    /// A file of this device, ready to go out: measured, so that others can lay it out before it has come.
    ///
    /// Of a picture that is its size, of a sound its length, of a film both and its first picture.
    public static func file(_ url: URL) async -> AttachmentPayload {
        let payload = await FilePayload.make(url) { UIImage(contentsOfFile: $0.path)?.size }
        switch payload.kind {
        case .video, .audio, .voice: return await MediaMeasure.measured(payload, file: url)
        case .image, .file: return payload
        }
    }

    /// A picture out of the clipboard, or dropped.
    public static func pasted(_ picture: UIImage) -> AttachmentPayload? {
        guard let data = picture.pngData(), !data.isEmpty else { return nil }
        return AttachmentPayload(
            kind: .image, source: .data(Array(data)), name: "Pasted picture.png", mimeType: "image/png",
            width: Int(picture.size.width), height: Int(picture.size.height))
    }
}
