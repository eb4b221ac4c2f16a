import Foundation

/// The pointer over a view, without a press.
open class UIHoverGestureRecognizer: UIGestureRecognizer {
    public convenience init<Target: AnyObject>(
        target: Target, action: @escaping (Target) -> (UIHoverGestureRecognizer) -> Void
    ) {
        self.init()
        addHandler { [weak self, weak target] in if let self, let target { action(target)(self) } }
    }

    open override func location(in view: UIView?) -> CGPoint {
        guard let window = self.view?.window, let position = window.pointer.position else { return .zero }
        return view?.convert(position, from: window) ?? position
    }

    // Presses are not its business.
    override func deliverBegan(_ touch: UITouch, _ event: UIEvent) {}

    func hoverBegan() {
        guard isEnabled else { return }
        state = .began
    }

    func hoverMoved() { if state == .began || state == .changed { state = .changed } }

    func hoverEnded() {
        if state == .began || state == .changed { state = .ended }
        reset()
    }
}
