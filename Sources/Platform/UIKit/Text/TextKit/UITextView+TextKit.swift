import Foundation

/// The face that a text view shows to code that speaks of text storages and layout managers.
@MainActor final class TextKit {
    var container = NSTextContainer()
    let manager = NSLayoutManager()
    private(set) var storage: NSTextStorage?
    /// What the view's text was when the storage was made, or last written by it.
    private var version = 0

    /// A storage of the view's text at this moment; edits of it are the view's.
    func makeStorage(for view: UITextView) -> NSTextStorage {
        let current = view.attributedText ?? NSAttributedString(string: "")
        if let storage, version == view.styled.version, storage.string == current.string { return storage }
        let made = NSTextStorage(attributedString: current)
        if let storage { storage.onEdit = nil }
        if let old = manager.textStorage { old.removeLayoutManager(manager) }
        made.addLayoutManager(manager)
        if manager.textContainers.isEmpty { manager.addTextContainer(container) }
        made.onEdit = { [weak view, weak self] storage in
            guard let view else { return }
            view.attributedText = storage
            self?.version = view.styled.version
        }
        version = view.styled.version
        storage = made
        return made
    }
}

extension UITextView: UITextInput {
    public nonisolated static let textDidChangeNotification = Notification.Name("UITextViewTextDidChangeNotification")
    public nonisolated static let textDidBeginEditingNotification = Notification.Name(
        "UITextViewTextDidBeginEditingNotification")
    public nonisolated static let textDidEndEditingNotification = Notification.Name(
        "UITextViewTextDidEndEditingNotification")

    /// The text, to change in place: an edit shows at once.
    public var textStorage: NSTextStorage { textKit.makeStorage(for: self) }

    public var textContainer: NSTextContainer {
        textKit.container.size = CGSize(
            width: max(0, bounds.width - textContainerInset.left - textContainerInset.right),
            height: .greatestFiniteMagnitude)
        return textKit.container
    }

    /// Answers where characters stand.
    public var layoutManager: NSLayoutManager {
        _ = textKit.makeStorage(for: self)
        _ = textContainer
        return textKit.manager
    }
}
