import Foundation

/// A text that tells its layout managers, and the text view it belongs to, when it changes.
open class NSTextStorage: NSMutableAttributedString {
    // Belongs to the main thread with the views that show it.
    public struct EditActions: OptionSet, Sendable {
        public let rawValue: UInt
        public static let editedAttributes = EditActions(rawValue: 1)
        public static let editedCharacters = EditActions(rawValue: 2)
        public init(rawValue: UInt) { self.rawValue = rawValue }
    }

    open private(set) var layoutManagers: [NSLayoutManager] = []
    open weak var delegate: NSTextStorageDelegate?
    private var depth = 0
    /// Tells the text view.
    var onEdit: (@MainActor (NSTextStorage) -> Void)?

    open func addLayoutManager(_ layoutManager: NSLayoutManager) {
        layoutManagers.append(layoutManager)
        layoutManager.textStorage = self
    }

    open func removeLayoutManager(_ layoutManager: NSLayoutManager) {
        layoutManagers.removeAll { $0 === layoutManager }
        layoutManager.textStorage = nil
    }

    open override func beginEditing() { depth += 1 }

    open override func endEditing() {
        depth = max(0, depth - 1)
        processEditing()
    }

    open override func replaceCharacters(in range: NSRange, with string: String) {
        super.replaceCharacters(in: range, with: string)
        processEditing()
    }

    open override func replaceCharacters(in range: NSRange, with attributed: NSAttributedString) {
        super.replaceCharacters(in: range, with: attributed)
        processEditing()
    }

    open override func setAttributes(_ attributes: [NSAttributedString.Key: Any]?, range: NSRange) {
        super.setAttributes(attributes, range: range)
        processEditing()
    }

    open override func addAttribute(_ name: NSAttributedString.Key, value: Any, range: NSRange) {
        super.addAttribute(name, value: value, range: range)
        processEditing()
    }

    open override func addAttributes(_ attributes: [NSAttributedString.Key: Any] = [:], range: NSRange) {
        super.addAttributes(attributes, range: range)
        processEditing()
    }

    open override func removeAttribute(_ name: NSAttributedString.Key, range: NSRange) {
        super.removeAttribute(name, range: range)
        processEditing()
    }

    /// Called after each change outside of `beginEditing` … `endEditing`.
    open func processEditing() {
        guard depth == 0, let onEdit else { return }
        nonisolated(unsafe) let storage = self
        MainActor.assumeIsolated { onEdit(storage) }
    }
}

public protocol NSTextStorageDelegate: AnyObject {}
