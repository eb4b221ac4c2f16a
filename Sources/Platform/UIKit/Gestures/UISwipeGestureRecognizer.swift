import Foundation

/// A quick movement in one direction.
open class UISwipeGestureRecognizer: UIGestureRecognizer {
    public struct Direction: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public static let right = Direction(rawValue: 1)
        public static let left = Direction(rawValue: 2)
        public static let up = Direction(rawValue: 4)
        public static let down = Direction(rawValue: 8)
        public init(rawValue: UInt) { self.rawValue = rawValue }
    }

    open var direction = Direction.right
    open var numberOfTouchesRequired = 1
    private var start = CGPoint.zero
    private var began: TimeInterval = 0

    private static let distance: CGFloat = 40
    private static let longest: TimeInterval = 0.6

    public convenience init<Target: AnyObject>(
        target: Target, action: @escaping (Target) -> (UISwipeGestureRecognizer) -> Void
    ) {
        self.init()
        addHandler { [weak self, weak target] in if let self, let target { action(target)(self) } }
    }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        guard let touch = touches.first else { return }
        start = touch.position
        began = touch.timestamp
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        guard let touch = touches.first, state == .possible else { return }
        let dx = touch.position.x - start.x, dy = touch.position.y - start.y
        if touch.timestamp - began > Self.longest { return state = .failed }
        let (along, across): (CGFloat, CGFloat) = abs(dx) > abs(dy) ? (dx, dy) : (dy, dx)
        guard abs(along) > Self.distance else { return }
        let went: Direction = abs(dx) > abs(dy) ? (dx > 0 ? .right : .left) : (dy > 0 ? .down : .up)
        state = direction.contains(went) && abs(across) < abs(along) / 2 ? .ended : .failed
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        if state == .possible { state = .failed }
    }
}
