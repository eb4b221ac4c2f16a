import Parlor
import ParlorUI
import UIKit

extension AttachmentPayload {
    /// A file of this device, ready to go out.
    static func file(_ url: URL) async -> AttachmentPayload {
        await FilePayload.make(url) { UIImage(contentsOfFile: $0.path)?.size }
    }
}
