import Foundation

/// Sends keys along the responder chain, moves the focus with Tab, and scrolls with the keys that nobody wanted.
@MainActor package final class KeyboardInput {
    private unowned let window: UIWindow

    init(window: UIWindow) { self.window = window }

    /// Answers whether the key was used up; otherwise GTK gives it to the focused input.
    @discardableResult
    package func press(_ key: UIKey) -> Bool {
        let first = window.firstResponder ?? window.keyFallback
        // While an input method composes, every key is its own.
        if (first as? TextInputView)?.isComposing == true { return false }
        var responder: UIResponder? = first
        while let current = responder {
            if current.handleKey(key) { return true }
            if let command = current.keyCommands?.first(where: { $0.matches(key) }) {
                command.handler()
                return true
            }
            if current is PresentationContainerView { break }
            responder = current.next
        }
        if window.openContextMenu(by: key) { return true }
        if key.isOnly(.tab) { return moveFocus(by: 1) }
        if key.isOnly(.tab, .shift) { return moveFocus(by: -1) }
        if scrolls(key, past: first), window.scrollTarget?.takeScrollKey(key) == true { return true }
        if first is TextInputView { return false }
        let press = UIPress(key: key)
        first.pressesBegan([press], with: UIPressesEvent(type: .presses, timestamp: PointerInput.now))
        return press.isHandled
    }

    /// Pages scroll what is in view even while a line is being written; the other scroll keys belong to the input then.
    private func scrolls(_ key: UIKey, past first: UIResponder) -> Bool {
        first is TextInputView ? key.code == .pageUp || key.code == .pageDown : true
    }

    /// Types text into the first responder, the way the desktop's input method would.
    package func type(_ text: String) {
        (window.firstResponder as? TextInputView)?.typeText(text)
    }

    /// Moves along the focusable views, in reading order of the tree.
    @discardableResult
    package func moveFocus(by step: Int) -> Bool {
        let stops = window.focusScope.focusStops
        guard !stops.isEmpty else { return false }
        let current = stops.firstIndex { $0 === window.firstResponder }
        let next = current.map { ($0 + step + stops.count) % stops.count } ?? (step > 0 ? 0 : stops.count - 1)
        let view = stops[next]
        guard window.moveFirstResponder(to: view) else { return false }
        view.ensureInteraction().showsFocusRing = true
        view.setNeedsDisplay()
        view.revealInScrollViews()
        if let table = view as? UITableView, table.focusedIndexPath == nil { table.focusFirstRow() }
        return true
    }
}

extension UIWindow {
    /// Who gets keys when nothing has the focus: the front controller, so that its shortcuts work.
    var keyFallback: UIResponder { rootViewController?.frontController ?? self }

    /// Tab stays inside what is presented on top, and inside a modal card above that.
    var focusScope: UIView {
        let card = subviews.last {
            $0.accessibilityViewIsModal && !($0 is PresentationContainerView) && $0.isEffectivelyVisible
        }
        return card ?? rootViewController?.topPresented.viewIfLoaded ?? self
    }

    /// A press elsewhere leaves an input's focus alone, unless it goes to something that takes the keyboard itself.
    func moveFocusAfterPress(on view: UIView) {
        var current: UIView? = view
        while let candidate = current {
            if candidate.canBecomeFirstResponder, candidate.takesFocusOnPress {
                candidate.becomeFirstResponder()
                return
            }
            current = candidate.superview
        }
    }
}

extension UIWindow {
    /// What keys scroll: the view around the focus, or else the largest one that can scroll.
    var scrollTarget: UIScrollView? {
        var view = firstResponder as? UIView
        while let current = view {
            if let scroll = current as? UIScrollView, scroll.scrollsVertically { return scroll }
            view = current.superview
        }
        return focusScope.allViews.compactMap { $0 as? UIScrollView }
            .filter { $0.scrollsVertically && $0.isEffectivelyVisible }
            .max { $0.bounds.width * $0.bounds.height < $1.bounds.width * $1.bounds.height }
    }
}

extension UIView {
    /// Inputs take the keyboard when pressed; buttons leave it where it is, so that sending keeps the composer's focus.
    var takesFocusOnPress: Bool { self is TextInputView }

    var focusStops: [UIView] {
        guard !isHidden, isUserInteractionEnabled, alpha > 0.01 else { return [] }
        let own = canBecomeFocused && canBecomeFirstResponder ? [self] : []
        return interaction?.keepsTabOut == true ? own : own + subviews.flatMap(\.focusStops)
    }

    /// The ring around a control that was reached with the keyboard.
    func drawFocusRing(_ canvas: Canvas) {
        guard interaction?.showsFocusRing == true, isFirstResponder else { return }
        let rect = CGRect(origin: .zero, size: bounds.size).insetBy(dx: -2, dy: -2)
        let radius = (storedLayer?.cornerRadius ?? 0) > 0 ? storedLayer!.cornerRadius + 2 : 6
        canvas.border(rect, radii: CornerRadii(radius), width: 2, rgba(tintColor))
    }

    func revealInScrollViews() {
        var current = superview
        while let candidate = current {
            if let scroll = candidate as? UIScrollView {
                scroll.scrollRectToVisible(scroll.convert(bounds, from: self), animated: false)
            }
            current = candidate.superview
        }
    }
}
