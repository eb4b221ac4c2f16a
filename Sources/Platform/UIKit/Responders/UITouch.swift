import Foundation

/// A pointer that is down: a mouse button or a finger, from press to release.
@preconcurrency @MainActor public final class UITouch: NSObject {
    public enum Phase: Int, Sendable {
        case began, moved, stationary, ended, cancelled, regionEntered, regionMoved, regionExited
    }
    public enum TouchType: Int, Sendable { case direct, indirect, pencil, indirectPointer }

    public internal(set) var phase: Phase = .began
    public let type: TouchType
    public internal(set) var timestamp: TimeInterval
    /// Presses in quick succession at one place; 2 is a double click.
    public internal(set) var tapCount = 1
    /// The view that was under the press; it stays the same until release.
    public internal(set) weak var view: UIView?
    public internal(set) weak var window: UIWindow?
    public internal(set) var gestureRecognizers: [UIGestureRecognizer]?
    package var button = UIEvent.ButtonMask.primary

    /// Places in the window.
    var position: CGPoint
    var previousPosition: CGPoint
    let startPosition: CGPoint

    init(type: TouchType, position: CGPoint, timestamp: TimeInterval, window: UIWindow?, view: UIView?) {
        self.type = type
        self.position = position
        self.previousPosition = position
        self.startPosition = position
        self.timestamp = timestamp
        self.window = window
        self.view = view
    }

    public func location(in view: UIView?) -> CGPoint { convert(position, to: view) }
    public func previousLocation(in view: UIView?) -> CGPoint { convert(previousPosition, to: view) }

    private func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
        guard let view, let window else { return point }
        return view.convert(point, from: window)
    }
}
