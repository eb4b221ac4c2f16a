import Foundation

/// Lets the reader choose files, or a place to save some, in the desktop's dialog. Goes by itself.
@preconcurrency @MainActor open class UIDocumentPickerViewController: DesktopDialogController {
    private enum Work {
        case open([UTType])
        case export([URL])
    }

    open weak var delegate: (any UIDocumentPickerDelegate)?
    open var allowsMultipleSelection = false
    open var directoryURL: URL?
    open var shouldShowFileExtensions = true
    private var work = Work.open([])

    public init(forOpeningContentTypes contentTypes: [UTType], asCopy: Bool) {
        super.init(nibName: nil, bundle: nil)
        work = .open(contentTypes)
    }

    public convenience init(forOpeningContentTypes contentTypes: [UTType]) {
        self.init(forOpeningContentTypes: contentTypes, asCopy: false)
    }

    public init(forExporting urls: [URL], asCopy: Bool) {
        super.init(nibName: nil, bundle: nil)
        work = .export(urls)
    }

    public convenience init(forExporting urls: [URL]) { self.init(forExporting: urls, asCopy: false) }

    /// Types by identifier, as older code names them.
    public convenience init(documentTypes allowedUTIs: [String], in mode: UIDocumentPickerMode) {
        self.init(forOpeningContentTypes: allowedUTIs.map { UTType(importedAs: $0) })
    }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    override func openDialog() {
        switch work {
        case .open(let types):
            let names = types.contains { $0.mimeType == nil } ? [] : types.compactMap(\.mimeType)
            FileChooser.open(title: "Open", mimeTypes: names, allowsMultiple: allowsMultipleSelection) { [weak self] in
                self?.finish($0)
            }
        case .export(let urls):
            guard let source = urls.first else { return finish(nil) }
            FileChooser.save(title: "Save", suggestedName: source.lastPathComponent) { [weak self] target in
                guard let target else { self?.finish(nil); return }
                try? FileManager.default.removeItem(at: target)
                try? FileManager.default.copyItem(at: source, to: target)
                self?.finish([target])
            }
        }
    }

    private func finish(_ urls: [URL]?) {
        dismiss(animated: false) { [self] in
            if let urls, !urls.isEmpty {
                delegate?.documentPicker(self, didPickDocumentsAt: urls)
            } else {
                delegate?.documentPickerWasCancelled(self)
            }
        }
    }
}

public enum UIDocumentPickerMode: UInt, Sendable { case `import`, open, exportToService, moveToService }

/// Hears which files the reader chose.
@preconcurrency @MainActor public protocol UIDocumentPickerDelegate: AnyObject {
    func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL])
    func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController)
}

extension UIDocumentPickerDelegate {
    public func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]) {}
    public func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) {}
}
