import Foundation

/// A click or a tap, or several in quick succession.
open class UITapGestureRecognizer: UIGestureRecognizer {
    open var numberOfTapsRequired = 1
    open var numberOfTouchesRequired = 1
    /// Secondary clicks open context menus here; only the primary button taps.
    open var buttonMaskRequired: UIEvent.ButtonMask = .primary
    private var isBetweenTaps = false
    private var waitingNumber = 0

    /// How far the pointer may stray while it is down.
    private static let slop: CGFloat = 12

    public convenience init<Target: AnyObject>(
        target: Target, action: @escaping (Target) -> (UITapGestureRecognizer) -> Void
    ) {
        self.init()
        addHandler { [weak self, weak target] in if let self, let target { action(target)(self) } }
    }

    override var isPendingAfterTouches: Bool { isBetweenTaps }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        isBetweenTaps = false
        waitingNumber += 1
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        guard let touch = touches.first else { return }
        let start = touch.startPosition
        if hypot(touch.position.x - start.x, touch.position.y - start.y) > Self.slop { state = .failed }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        guard let touch = touches.first, let view else { return }
        guard view.bounds.contains(touch.location(in: view)) else {
            state = .failed
            return
        }
        if touch.tapCount >= numberOfTapsRequired, touch.tapCount % numberOfTapsRequired == 0 {
            state = .ended
        } else {
            waitForNextTap()
        }
    }

    private func waitForNextTap() {
        isBetweenTaps = true
        waitingNumber += 1
        let number = waitingNumber
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.4) { [weak self] in
            MainActor.assumeIsolated {
                guard let self, self.isBetweenTaps, self.waitingNumber == number else { return }
                self.isBetweenTaps = false
                self.state = .failed
                self.reset()
                self.touches = []
            }
        }
    }
}
