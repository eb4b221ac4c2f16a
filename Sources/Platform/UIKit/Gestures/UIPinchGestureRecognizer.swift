import Foundation

/// Two fingers that draw apart or together on a touchpad.
open class UIPinchGestureRecognizer: UIGestureRecognizer {
    /// Since the gesture began, or since it was set.
    open var scale: CGFloat = 1 { didSet { if !isReporting { base = reported / max(scale, 0.0001) } } }
    /// The change of scale in a second.
    open private(set) var velocity: CGFloat = 0
    private var base: CGFloat = 1
    private var reported: CGFloat = 1
    private var isReporting = false
    private var lastTime: TimeInterval = 0
    private var place = CGPoint.zero

    public convenience init<Target: AnyObject>(
        target: Target, action: @escaping (Target) -> (UIPinchGestureRecognizer) -> Void
    ) {
        self.init()
        addHandler { [weak self, weak target] in if let self, let target { action(target)(self) } }
    }

    override var takesPinches: Bool { true }
    // One pointer makes no pinch.
    override func deliverBegan(_ touch: UITouch, _ event: UIEvent) {}

    open override var numberOfTouches: Int { state == .possible ? 0 : 2 }

    open override func location(in view: UIView?) -> CGPoint {
        guard let window = self.view?.window else { return .zero }
        return view?.convert(place, from: window) ?? place
    }

    override func deliver(_ input: PinchInput) {
        place = input.place
        let now = PointerInput.now
        switch input.phase {
        case .began:
            (base, reported, velocity, lastTime) = (1, 1, 0, now)
            report(1)
            state = .began
        case .moved:
            let old = scale
            reported = input.scale
            report(reported / base)
            if now > lastTime { velocity = (scale - old) / CGFloat(now - lastTime) }
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

    private func report(_ value: CGFloat) {
        isReporting = true
        scale = value
        isReporting = false
    }
}
