import Foundation

/// Two fingers that turn on a touchpad.
open class UIRotationGestureRecognizer: UIGestureRecognizer {
    /// Radians since the gesture began, or since it was set; clockwise is positive.
    open var rotation: CGFloat = 0
    /// Radians in a second.
    open private(set) var velocity: CGFloat = 0
    private var lastTime: TimeInterval = 0
    private var place = CGPoint.zero

    public convenience init<Target: AnyObject>(
        target: Target, action: @escaping (Target) -> (UIRotationGestureRecognizer) -> Void
    ) {
        self.init()
        addHandler { [weak self, weak target] in if let self, let target { action(target)(self) } }
    }

    override var takesPinches: Bool { true }
    override func deliverBegan(_ touch: UITouch, _ event: UIEvent) {}

    open override func location(in view: UIView?) -> CGPoint {
        guard let window = self.view?.window else { return .zero }
        return view?.convert(place, from: window) ?? place
    }

    override func deliver(_ input: PinchInput) {
        place = input.place
        let now = PointerInput.now
        switch input.phase {
        case .began:
            (rotation, velocity, lastTime) = (0, 0, now)
            state = .began
        case .moved:
            rotation += input.turn
            if now > lastTime { velocity = input.turn / CGFloat(now - lastTime) }
            lastTime = now
            state = .changed
        case .ended:
            state = .ended
            reset()
        default:
            state = .cancelled
            reset()
        }
    }
}
