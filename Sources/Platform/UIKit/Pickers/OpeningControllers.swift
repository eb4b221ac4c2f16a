import Foundation

// Controllers that show something in another app: on a desktop the app that the reader has for it. They go by themselves.

/// Opens a link in the reader's browser.
@preconcurrency @MainActor open class SFSafariViewController: DesktopDialogController {
    @MainActor public final class Configuration: NSObject {
        public var entersReaderIfAvailable = false
        public var barCollapsingEnabled = true
        public override init() { super.init() }
    }
    public enum DismissButtonStyle: Int, Sendable { case done, close, cancel }

    open weak var delegate: (any SFSafariViewControllerDelegate)?
    public let configuration: Configuration
    open var preferredBarTintColor: UIColor?
    open var preferredControlTintColor: UIColor?
    open var dismissButtonStyle = DismissButtonStyle.done
    private let url: URL

    public init(url: URL, configuration: Configuration) {
        self.url = url
        self.configuration = configuration
        super.init(nibName: nil, bundle: nil)
    }

    public convenience init(url: URL) { self.init(url: url, configuration: Configuration()) }

    public required init?(coder: NSCoder) { nil }

    override func openDialog() {
        UIApplication.shared.open(url) { [self] opened in
            delegate?.safariViewController(self, didCompleteInitialLoad: opened)
            dismiss(animated: false) { self.delegate?.safariViewControllerDidFinish(self) }
        }
    }
}

@preconcurrency @MainActor public protocol SFSafariViewControllerDelegate: AnyObject {
    func safariViewControllerDidFinish(_ controller: SFSafariViewController)
    func safariViewController(_ controller: SFSafariViewController, didCompleteInitialLoad didLoadSuccessfully: Bool)
}

extension SFSafariViewControllerDelegate {
    public func safariViewControllerDidFinish(_ controller: SFSafariViewController) {}
    public func safariViewController(
        _ controller: SFSafariViewController, didCompleteInitialLoad didLoadSuccessfully: Bool
    ) {}
}

/// Something that can be previewed: a file.
@preconcurrency @MainActor public protocol QLPreviewItem: AnyObject {
    var previewItemURL: URL? { get }
    var previewItemTitle: String? { get }
}

extension QLPreviewItem {
    public var previewItemTitle: String? { nil }
}

extension NSURL: QLPreviewItem {
    public var previewItemURL: URL? { self as URL }
}

/// Opens files in the apps that the reader has for them.
@preconcurrency @MainActor open class QLPreviewController: DesktopDialogController {
    open weak var dataSource: (any QLPreviewControllerDataSource)?
    open weak var delegate: (any QLPreviewControllerDelegate)?
    open var currentPreviewItemIndex = 0
    open var currentPreviewItem: (any QLPreviewItem)? {
        guard let dataSource, dataSource.numberOfPreviewItems(in: self) > currentPreviewItemIndex else { return nil }
        return dataSource.previewController(self, previewItemAt: currentPreviewItemIndex)
    }
    open func reloadData() {}
    open func refreshCurrentPreviewItem() {}
    open class func canPreview(_ item: any QLPreviewItem) -> Bool {
        item.previewItemURL.map(UIApplication.shared.canOpenURL) ?? false
    }

    override func openDialog() {
        guard let url = currentPreviewItem?.previewItemURL else { return dismiss(animated: false) }
        UIApplication.shared.open(url) { [self] _ in
            delegate?.previewControllerWillDismiss(self)
            dismiss(animated: false) { self.delegate?.previewControllerDidDismiss(self) }
        }
    }
}

@preconcurrency @MainActor public protocol QLPreviewControllerDataSource: AnyObject {
    func numberOfPreviewItems(in controller: QLPreviewController) -> Int
    func previewController(_ controller: QLPreviewController, previewItemAt index: Int) -> any QLPreviewItem
}

@preconcurrency @MainActor public protocol QLPreviewControllerDelegate: AnyObject {
    func previewControllerWillDismiss(_ controller: QLPreviewController)
    func previewControllerDidDismiss(_ controller: QLPreviewController)
}

extension QLPreviewControllerDelegate {
    public func previewControllerWillDismiss(_ controller: QLPreviewController) {}
    public func previewControllerDidDismiss(_ controller: QLPreviewController) {}
}

/// Opens a file in the app that the reader has for it, or offers what can be done with it.
@preconcurrency @MainActor open class UIDocumentInteractionController: NSObject {
    open var url: URL?
    open var uti: String?
    open var name: String?
    open weak var delegate: (any UIDocumentInteractionControllerDelegate)?

    public init(url: URL) {
        self.url = url
        super.init()
    }

    public override init() { super.init() }

    @discardableResult
    open func presentPreview(animated: Bool) -> Bool {
        guard let url else { return false }
        var opened = false
        UIApplication.shared.open(url) { opened = $0 }
        delegate?.documentInteractionControllerDidEndPreview(self)
        return opened
    }

    @discardableResult
    open func presentOpenInMenu(from rect: CGRect, in view: UIView, animated: Bool) -> Bool {
        presentOptionsMenu(from: rect, in: view, animated: animated)
    }

    @discardableResult
    open func presentOptionsMenu(from rect: CGRect, in view: UIView, animated: Bool) -> Bool {
        guard let url, let window = view.window else { return false }
        let menu = UIMenu(children: FileActions.actions(for: url))
        MenuPresenter.present(menu, in: window, at: view.convert(CGPoint(x: rect.minX, y: rect.maxY), to: window))
        return true
    }

    open func dismissMenu(animated: Bool) {}
    open func dismissPreview(animated: Bool) {}
}

@preconcurrency @MainActor public protocol UIDocumentInteractionControllerDelegate: AnyObject {
    func documentInteractionControllerViewControllerForPreview(_ controller: UIDocumentInteractionController)
        -> UIViewController
    func documentInteractionControllerDidEndPreview(_ controller: UIDocumentInteractionController)
}

extension UIDocumentInteractionControllerDelegate {
    public func documentInteractionControllerViewControllerForPreview(
        _ controller: UIDocumentInteractionController
    ) -> UIViewController { UIApplication.shared.keyWindow?.rootViewController ?? UIViewController() }
    public func documentInteractionControllerDidEndPreview(_ controller: UIDocumentInteractionController) {}
}

/// What can be done with a file on a desktop.
@MainActor enum FileActions {
    static func actions(for url: URL) -> [UIAction] {
        [
            UIAction(title: "Open", image: UIImage(systemName: "arrow.up.left.and.arrow.down.right")) { _ in
                UIApplication.shared.open(url)
            },
            UIAction(title: "Copy", image: UIImage(systemName: "doc.on.doc")) { _ in
                UIPasteboard.general.url = url
            },
            UIAction(title: "Save as…", image: UIImage(systemName: "arrow.down.to.line")) { _ in save(url) },
        ]
    }

    static func save(_ url: URL) {
        FileChooser.save(title: "Save", suggestedName: url.lastPathComponent) { target in
            guard let target else { return }
            try? FileManager.default.removeItem(at: target)
            try? FileManager.default.copyItem(at: url, to: target)
        }
    }
}
