import Foundation

/// A press that is held.
open class UILongPressGestureRecognizer: UIGestureRecognizer {
    open var minimumPressDuration: TimeInterval = 0.5
    open var allowableMovement: CGFloat = 10
    open var numberOfTapsRequired = 0
    open var numberOfTouchesRequired = 1
    private var pressNumber = 0

    public convenience init<Target: AnyObject>(
        target: Target, action: @escaping (Target) -> (UILongPressGestureRecognizer) -> Void
    ) {
        self.init()
        addHandler { [weak self, weak target] in if let self, let target { action(target)(self) } }
    }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        pressNumber += 1
        let number = pressNumber
        guard minimumPressDuration > 0 else {
            state = .began
            return
        }
        DispatchQueue.main.asyncAfter(deadline: .now() + minimumPressDuration) { [weak self] in
            MainActor.assumeIsolated {
                guard let self, self.pressNumber == number, self.state == .possible, !self.touches.isEmpty else {
                    return
                }
                self.state = .began
            }
        }
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        guard let touch = touches.first else { return }
        if state == .possible {
            let start = touch.startPosition
            if hypot(touch.position.x - start.x, touch.position.y - start.y) > allowableMovement { state = .failed }
        } else {
            state = .changed
        }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        pressNumber += 1
        state = state == .possible ? .failed : .ended
    }

    open override func reset() {
        super.reset()
        pressNumber += 1
    }
}
