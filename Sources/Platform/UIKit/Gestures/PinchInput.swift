import Foundation

/// Two fingers on a touchpad, as the desktop reports them.
package struct PinchInput: Sendable {
    /// In the window.
    package var place: CGPoint
    package var phase: UITouch.Phase
    /// Since the gesture began.
    package var scale: CGFloat
    /// Radians since the last report, clockwise.
    package var turn: CGFloat

    package init(place: CGPoint, phase: UITouch.Phase, scale: CGFloat = 1, turn: CGFloat = 0) {
        (self.place, self.phase, self.scale, self.turn) = (place, phase, scale, turn)
    }
}
