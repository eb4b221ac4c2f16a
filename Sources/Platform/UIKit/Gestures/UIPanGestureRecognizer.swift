import Foundation

/// A press that is dragged.
open class UIPanGestureRecognizer: UIGestureRecognizer {
    open var minimumNumberOfTouches = 1
    open var maximumNumberOfTouches = Int.max
    /// Wheels and touchpads scroll scroll views; a pan hears of presses only.
    open var allowedScrollTypesMask: UIScrollTypeMask = []
    /// Only fingers, not the mouse: how a scroll view pans on a desktop.
    package var requiresDirectTouch = false
    private var origin = CGPoint.zero
    private var samples: [(time: TimeInterval, position: CGPoint)] = []

    private static let slop: CGFloat = 8

    public convenience init<Target: AnyObject>(
        target: Target, action: @escaping (Target) -> (UIPanGestureRecognizer) -> Void
    ) {
        self.init()
        addHandler { [weak self, weak target] in if let self, let target { action(target)(self) } }
    }

    open func translation(in view: UIView?) -> CGPoint {
        guard let touch = touches.last else { return .zero }
        return turned(CGPoint(x: touch.position.x - origin.x, y: touch.position.y - origin.y), into: view)
    }

    /// A distance in the window as one in a view, which may be turned upside down.
    private func turned(_ distance: CGPoint, into view: UIView?) -> CGPoint {
        guard let view, case let map = view.transformToRoot, !map.isTranslation else { return distance }
        let back = map.inverted()
        return CGPoint(x: distance.x * back.a + distance.y * back.c, y: distance.x * back.b + distance.y * back.d)
    }

    open func setTranslation(_ translation: CGPoint, in view: UIView?) {
        guard let touch = touches.last else { return }
        var moved = translation
        if let view, case let map = view.transformToRoot, !map.isTranslation {
            moved = CGPoint(
                x: translation.x * map.a + translation.y * map.c, y: translation.x * map.b + translation.y * map.d)
        }
        origin = CGPoint(x: touch.position.x - moved.x, y: touch.position.y - moved.y)
    }

    /// Points per second over the last tenth of a second.
    open func velocity(in view: UIView?) -> CGPoint {
        guard let first = samples.first, let last = samples.last, last.time > first.time else { return .zero }
        let time = CGFloat(last.time - first.time)
        return turned(
            CGPoint(
                x: (last.position.x - first.position.x) / time, y: (last.position.y - first.position.y) / time),
            into: view)
    }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        guard let touch = touches.first, !requiresDirectTouch || touch.type == .direct else {
            state = .failed
            return
        }
        origin = touch.position
        samples = [(touch.timestamp, touch.position)]
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        guard let touch = touches.first else { return }
        samples.append((touch.timestamp, touch.position))
        samples.removeAll { touch.timestamp - $0.time > 0.1 }
        if state == .possible {
            if hypot(touch.position.x - origin.x, touch.position.y - origin.y) > Self.slop { state = .began }
        } else {
            state = .changed
        }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        state = state == .possible ? .failed : .ended
    }
}

public struct UIScrollTypeMask: OptionSet, Hashable, Sendable {
    public let rawValue: Int
    public static let discrete = UIScrollTypeMask(rawValue: 1)
    public static let continuous = UIScrollTypeMask(rawValue: 2)
    public static let all: UIScrollTypeMask = [.discrete, .continuous]
    public init(rawValue: Int) { self.rawValue = rawValue }
}
