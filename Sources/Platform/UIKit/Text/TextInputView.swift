import Foundation

/// A view around a native text input.
@MainActor protocol TextInputView: UIView {
    /// An input method holds uncommitted text: every key belongs to it.
    var isComposing: Bool { get }
    /// Inserts at the caret, as the input method does.
    func typeText(_ text: String)
}
