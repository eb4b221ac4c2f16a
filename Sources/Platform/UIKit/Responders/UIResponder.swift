import Foundation

/// An object that can take events: a view, a view controller, a window, the application.
///
/// An event goes to the first responder, then along `next` until someone takes it.
///
/// It is an `NSObject` as on Apple's systems: apps put views in sets, compare them, and adopt protocols that refine
/// `NSObjectProtocol`. A main-actor class over Foundation's NSObject keeps every subclass initialiser (seen with Swift 6.3).
@preconcurrency @MainActor open class UIResponder: NSObject {
    public override init() { super.init() }

    open var next: UIResponder? { nil }

    // MARK: First responder

    open var canBecomeFirstResponder: Bool { false }
    open var canResignFirstResponder: Bool { true }
    open var isFirstResponder: Bool { responderWindow?.firstResponder === self }

    /// Makes this the receiver of keys. Fails outside a window, or when the present one will not resign.
    @discardableResult
    open func becomeFirstResponder() -> Bool {
        guard canBecomeFirstResponder, let window = responderWindow else { return false }
        return window.moveFirstResponder(to: self)
    }

    @discardableResult
    open func resignFirstResponder() -> Bool {
        guard isFirstResponder else { return true }
        return responderWindow?.moveFirstResponder(to: nil) ?? false
    }

    /// The window that keeps the first responder, found along the chain.
    var responderWindow: UIWindow? {
        var responder: UIResponder? = self
        while let current = responder {
            if let window = current as? UIWindow { return window }
            if let view = current as? UIView { return view.window }
            responder = current.next
        }
        return nil
    }

    // MARK: Events

    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesBegan(touches, with: event) }
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesMoved(touches, with: event) }
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesEnded(touches, with: event) }
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesCancelled(touches, with: event)
    }

    open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        next?.pressesBegan(presses, with: event)
    }
    open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        next?.pressesEnded(presses, with: event)
    }
    open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        next?.pressesCancelled(presses, with: event)
    }

    /// Takes a key before a native text input sees it; `true` ends its way. Asked along the responder chain.
    package func handleKey(_ key: UIKey) -> Bool { keyHandler?(key) ?? false }

    /// A key handler from outside: how SwiftUI's `onKeyPress` and the hooks of a text input stand in the chain.
    package var keyHandler: ((UIKey) -> Bool)?

    /// Shortcuts this responder offers.
    open var keyCommands: [UIKeyCommand]? { nil }

    /// A shaken phone: never called here.
    open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
    open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
    open func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}

    // MARK: Edit actions

    /// Whether an edit action (`copy:`, `paste:`) is offered while this is the first responder.
    open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { false }
    open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
        canPerformAction(action, withSender: sender) ? self : next?.target(forAction: action, withSender: sender)
    }

    open func cut(_ sender: Any?) { next?.cut(sender) }
    open func copy(_ sender: Any?) { next?.copy(sender) }
    open func paste(_ sender: Any?) { next?.paste(sender) }
    open func pasteAndMatchStyle(_ sender: Any?) { next?.pasteAndMatchStyle(sender) }
    open func select(_ sender: Any?) { next?.select(sender) }
    open func selectAll(_ sender: Any?) { next?.selectAll(sender) }
    open func delete(_ sender: Any?) { next?.delete(sender) }

    /// The window's history of edits, where a responder above keeps one.
    open var undoManager: UndoManager? { next?.undoManager }

    // MARK: Input views

    /// What stands in for a phone's keyboard: not shown on a desktop.
    open var inputView: UIView? { nil }
    /// What stands over a phone's keyboard: not shown on a desktop, where nothing rises from the window's edge. Make it a
    /// subview at the bottom instead.
    open var inputAccessoryView: UIView? { nil }
    open var inputAssistantItem: UITextInputAssistantItem { UITextInputAssistantItem() }
    open var textInputMode: UITextInputMode? { UITextInputMode() }
    open func reloadInputViews() {}
}
