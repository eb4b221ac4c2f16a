import Foundation

/// Shows a menu as views over a window: a card at the pointer, closed by a press elsewhere, Escape or a choice.
@MainActor package enum MenuPresenter {
    package static func present(_ menu: UIMenu, in window: UIWindow, at place: CGPoint) {
        present(menu, in: window, at: place, preview: nil, onClose: nil)
    }

    static func present(
        _ menu: UIMenu, in window: UIWindow, at place: CGPoint, preview: UIViewController?, onClose: (() -> Void)?
    ) {
        dismiss(in: window)
        let overlay = MenuOverlay(menu, preview: preview, returnFocusTo: window.firstResponder)
        overlay.onClose = onClose
        overlay.frame = window.bounds
        overlay.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        window.addSubview(overlay)
        overlay.place(at: place)
        overlay.becomeFirstResponder()
    }

    package static func dismiss(in window: UIWindow) {
        for view in window.subviews.compactMap({ $0 as? MenuOverlay }) { view.close() }
    }

    /// The menu that is open in a window, for tests.
    package static func openMenu(in window: UIWindow) -> UIView? { window.subviews.first { $0 is MenuOverlay } }
}
