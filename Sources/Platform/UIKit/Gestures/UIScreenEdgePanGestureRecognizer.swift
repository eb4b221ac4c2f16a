import Foundation

/// A drag that begins at an edge of its view.
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
    open var edges: UIRectEdge = []
    private static let width: CGFloat = 24

    public convenience init<Target: AnyObject>(
        target: Target, action: @escaping (Target) -> (UIScreenEdgePanGestureRecognizer) -> Void
    ) {
        self.init()
        addHandler { [weak self, weak target] in if let self, let target { action(target)(self) } }
    }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        guard let touch = touches.first, let view, isAtEdge(touch.location(in: view), of: view.bounds) else {
            state = .failed
            return
        }
        super.touchesBegan(touches, with: event)
    }

    private func isAtEdge(_ point: CGPoint, of bounds: CGRect) -> Bool {
        edges.contains(.left) && point.x - bounds.minX < Self.width
            || edges.contains(.right) && bounds.maxX - point.x < Self.width
            || edges.contains(.top) && point.y - bounds.minY < Self.width
            || edges.contains(.bottom) && bounds.maxY - point.y < Self.width
    }
}
