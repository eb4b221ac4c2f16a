import Foundation

/// A place in a text, between two characters.
@preconcurrency @MainActor open class UITextPosition: NSObject {
    /// In UTF-16 from the start.
    let offset: Int

    init(_ offset: Int) { self.offset = offset }

    open override nonisolated func isEqual(_ object: Any?) -> Bool {
        (object as? UITextPosition)?.offset == offset
    }
    open override nonisolated var hash: Int { offset }
}

/// A stretch of a text.
@preconcurrency @MainActor open class UITextRange: NSObject {
    open var start: UITextPosition { from }
    open var end: UITextPosition { to }
    open var isEmpty: Bool { from.offset == to.offset }
    private let from: UITextPosition
    private let to: UITextPosition

    init(_ range: NSRange) {
        from = UITextPosition(range.location)
        to = UITextPosition(range.location + range.length)
    }

    var nsRange: NSRange { NSRange(location: from.offset, length: to.offset - from.offset) }
}

/// The rectangle of a part of a selection.
@preconcurrency @MainActor open class UITextSelectionRect: NSObject {
    open var rect: CGRect { box }
    open var writingDirection: NSWritingDirection { .natural }
    open var containsStart: Bool { false }
    open var containsEnd: Bool { false }
    private let box: CGRect

    init(_ rect: CGRect) { box = rect }
}

public enum UITextStorageDirection: Int, Sendable { case forward, backward }
public enum UITextLayoutDirection: Int, Sendable { case right = 2, left, up, down }
public enum UITextGranularity: Int, Sendable { case character, word, sentence, paragraph, line, document }
public enum UITextItemInteraction: Int, Sendable { case invokeDefaultAction, presentActions, preview }

/// Takes single keys.
@preconcurrency @MainActor public protocol UIKeyInput: AnyObject {
    var hasText: Bool { get }
    func insertText(_ text: String)
    func deleteBackward()
}

/// A text with a caret: what text fields and text views have in common.
@preconcurrency @MainActor public protocol UITextInput: UIKeyInput {
    var selectedTextRange: UITextRange? { get set }
    var markedTextRange: UITextRange? { get }
    var beginningOfDocument: UITextPosition { get }
    var endOfDocument: UITextPosition { get }
    func text(in range: UITextRange) -> String?
    func replace(_ range: UITextRange, withText text: String)
    func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange?
    func position(from position: UITextPosition, offset: Int) -> UITextPosition?
    func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult
    func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int
    func caretRect(for position: UITextPosition) -> CGRect
    func firstRect(for range: UITextRange) -> CGRect
}

extension UITextInput {
    public func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange? {
        let low = min(fromPosition.offset, toPosition.offset), high = max(fromPosition.offset, toPosition.offset)
        return UITextRange(NSRange(location: low, length: high - low))
    }

    /// nil outside of the text.
    public func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
        let place = position.offset + offset
        return place >= 0 && place <= endOfDocument.offset ? UITextPosition(place) : nil
    }

    public func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
        position.offset < other.offset
            ? .orderedAscending : position.offset > other.offset ? .orderedDescending : .orderedSame
    }

    public func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int { toPosition.offset - from.offset }

    public var beginningOfDocument: UITextPosition { UITextPosition(0) }
}
