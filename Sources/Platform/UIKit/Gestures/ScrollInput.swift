import Foundation

/// One movement of a wheel or a touchpad.
package struct ScrollInput: Sendable {
    package var x: CGFloat
    package var y: CGFloat
    /// In points (touchpad) rather than in notches (wheel).
    package var isPrecise: Bool
    /// The fingers left the touchpad at this speed, in points per second.
    package var isFling: Bool

    /// The keys held meanwhile: Control zooms.
    package var modifiers: UIKeyModifierFlags

    package init(
        x: CGFloat = 0, y: CGFloat = 0, isPrecise: Bool = false, isFling: Bool = false,
        modifiers: UIKeyModifierFlags = []
    ) {
        (self.x, self.y, self.isPrecise, self.isFling, self.modifiers) = (x, y, isPrecise, isFling, modifiers)
    }
}
