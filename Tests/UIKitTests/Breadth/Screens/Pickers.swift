import UIKit

final class AttachmentPicker: NSObject, UIImagePickerControllerDelegate, UINavigationControllerDelegate,
    UIDocumentPickerDelegate
{
    private weak var controller: UIViewController?
    var onImage: ((UIImage) -> Void)?
    var onFile: ((URL) -> Void)?

    init(controller: UIViewController) {
        self.controller = controller
        super.init()
    }

    func show(from source: UIView) {
        let sheet = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
        if UIImagePickerController.isSourceTypeAvailable(.camera) {
            sheet.addAction(
                UIAlertAction(title: "Camera", style: .default) { [weak self] _ in self?.pickImage(.camera) })
        }
        sheet.addAction(
            UIAlertAction(title: "Library", style: .default, handler: { _ in self.pickImage(.photoLibrary) }))
        sheet.addAction(UIAlertAction(title: "File", style: .default, handler: { [unowned self] _ in pickFile() }))
        sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        sheet.popoverPresentationController?.sourceView = source
        sheet.popoverPresentationController?.sourceRect = source.bounds
        sheet.popoverPresentationController?.permittedArrowDirections = [.up, .down]
        sheet.view.tintColor = .systemGreen
        controller?.present(sheet, animated: true)
    }

    private func pickImage(_ source: UIImagePickerController.SourceType) {
        let picker = UIImagePickerController()
        picker.sourceType = source
        picker.mediaTypes = ["public.image", "public.movie"]
        picker.allowsEditing = true
        picker.delegate = self
        picker.modalPresentationStyle = .fullScreen
        controller?.present(picker, animated: true, completion: nil)
    }

    private func pickFile() {
        let picker = UIDocumentPickerViewController(forOpeningContentTypes: [.pdf, .item, .data], asCopy: true)
        picker.delegate = self
        picker.allowsMultipleSelection = true
        controller?.present(picker, animated: true)
    }

    func imagePickerController(
        _ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
    ) {
        defer { picker.dismiss(animated: true) }
        if let image = info[.editedImage] as? UIImage ?? info[.originalImage] as? UIImage { onImage?(image) }
        if let url = info[.mediaURL] as? URL { onFile?(url) }
    }

    func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {
        picker.dismiss(animated: true, completion: nil)
    }

    func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]) {
        urls.forEach { url in
            let scoped = url.startAccessingSecurityScopedResource()
            defer { if scoped { url.stopAccessingSecurityScopedResource() } }
            onFile?(url)
        }
    }

    func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) {}
}

enum Sharing {
    static func share(_ items: [Any], from controller: UIViewController, source: UIBarButtonItem?) {
        let sheet = UIActivityViewController(activityItems: items, applicationActivities: nil)
        sheet.excludedActivityTypes = [.airDrop, .assignToContact]
        sheet.popoverPresentationController?.barButtonItem = source
        sheet.completionWithItemsHandler = { type, completed, _, error in
            if completed { UINotificationFeedbackGenerator().notificationOccurred(.success) }
        }
        controller.present(sheet, animated: true)
    }

    static func copy(_ text: String, image: UIImage?) {
        UIPasteboard.general.string = text
        if let image { UIPasteboard.general.image = image }
        UIPasteboard.general.setItems([["public.utf8-plain-text": text]])
        if UIPasteboard.general.hasStrings { UISelectionFeedbackGenerator().selectionChanged() }
        _ = UIPasteboard.general.url
    }
}
