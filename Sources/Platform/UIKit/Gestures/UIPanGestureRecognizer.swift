import Foundation

/// A press that is dragged.
open class UIPanGestureRecognizer: UIGestureRecognizer {
    open var minimumNumberOfTouches = 1
    open var maximumNumberOfTouches = Int.max
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
        return CGPoint(x: touch.position.x - origin.x, y: touch.position.y - origin.y)
    }

    open func setTranslation(_ translation: CGPoint, in view: UIView?) {
        guard let touch = touches.last else { return }
        origin = CGPoint(x: touch.position.x - translation.x, y: touch.position.y - translation.y)
    }

    /// Points per second over the last tenth of a second.
    open func velocity(in view: UIView?) -> CGPoint {
        guard let first = samples.first, let last = samples.last, last.time > first.time else { return .zero }
        let time = CGFloat(last.time - first.time)
        return CGPoint(x: (last.position.x - first.position.x) / time, y: (last.position.y - first.position.y) / time)
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
