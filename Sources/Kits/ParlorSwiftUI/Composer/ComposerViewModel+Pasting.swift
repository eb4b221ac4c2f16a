import Foundation
import Parlor
import ParlorUI
import UIKit

extension ComposerViewModel {
    /// Takes what is on the clipboard, where it is files or a picture, and says whether it was; words are the input's own business.
    public func pasteFiles() -> Bool {
        guard configuration.allowsAttachments else { return false }
        let clipboard = UIPasteboard.general
        let files = clipboard.urls?.filter(\.isFileURL) ?? []
        if !files.isEmpty {
            attach(files)
            return true
        }
        guard clipboard.string == nil, let picture = clipboard.image else { return false }
        attach(picture)
        return true
    }

    /// Puts a picture beside what is being written: one that was pasted or dropped.
    public func attach(_ picture: UIImage) {
        if let payload = AttachmentPayload.pasted(picture) { attach(payload) }
    }
}
