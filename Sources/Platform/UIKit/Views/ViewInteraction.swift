import Foundation
internal import CGtk

/// What only some views have, kept apart so that a plain view stays small.
@MainActor final class ViewInteraction {
    var gestureRecognizers: [UIGestureRecognizer] = []
    var native: UnsafeMutablePointer<GtkWidget>?
    var cursor: PointerCursor?
    var contextMenu: (() -> UIMenu?)?
    var showsFocusRing = false
    var keepsTabOut = false
    var interactions: [any UIInteraction] = []
    var mask: UIView?
    var filters: [ViewFilter] = []
    var scrollHandler: ((ScrollInput) -> Bool)?
    var layoutDirection: UITraitEnvironmentLayoutDirection?
    var traitOverrides: UITraitOverrides?
    var blend: ViewBlend?
}

/// The shapes of the pointer.
package enum PointerCursor: String, Sendable {
    case standard = "default"
    case pointer, text, grab, grabbing
    case notAllowed = "not-allowed"
    case columnResize = "col-resize"
}

extension UIView {
    func ensureInteraction() -> ViewInteraction {
        if let interaction { return interaction }
        let made = ViewInteraction()
        interaction = made
        return made
    }

    /// The pointer's shape over this view; nil leaves it to the superview.
    package var pointerCursor: PointerCursor? {
        get { interaction?.cursor }
        set { ensureInteraction().cursor = newValue }
    }

    /// Whether Tab passes by what is inside this view.
    package var keepsTabOut: Bool {
        get { interaction?.keepsTabOut ?? false }
        set { if newValue != keepsTabOut { ensureInteraction().keepsTabOut = newValue } }
    }

    /// Takes wheels and touchpads before the scroll views around; answers whether it had a use for the movement.
    package var scrollHandler: ((ScrollInput) -> Bool)? {
        get { interaction?.scrollHandler }
        set { ensureInteraction().scrollHandler = newValue }
    }

    /// The menu of a secondary click, a long press or the Menu key; asked each time.
    package var contextMenuProvider: (() -> UIMenu?)? {
        get { interaction?.contextMenu }
        set { ensureInteraction().contextMenu = newValue }
    }
}
