import Foundation

/// The thin bar at the edge of a scroll view: shown while it scrolls or the pointer is near it, and draggable.
@MainActor final class ScrollIndicator {
    weak var scrollView: UIScrollView?
    private var isShown = false
    private var isHovered = false
    private var lastFlash: TimeInterval = 0
    private var isHidingLater = false
    private var dragStart: (pointer: CGFloat, offset: CGFloat)?

    /// How long it is seen after the last movement.
    private static let flashTime: TimeInterval = 1.2
    private static let width: CGFloat = 6
    private static let hoverWidth: CGFloat = 8
    private static let margin: CGFloat = 3
    private static let shortest: CGFloat = 28
    /// How near the edge the pointer must be to take hold of the bar.
    private static let grip: CGFloat = 14

    func install(on view: UIScrollView) {
        let hover = UIHoverGestureRecognizer()
        hover.addHandler { [weak self, weak hover] in
            guard let self, let hover, let view = self.scrollView else { return }
            let isOver = hover.state == .began || hover.state == .changed
            self.setHovered(isOver && self.isOverGrip(hover.location(in: view), in: view))
        }
        view.addGestureRecognizer(hover)
        let drag = UIPanGestureRecognizer()
        drag.addHandler { [weak self, weak drag] in if let drag { self?.dragged(drag) } }
        drag.delegate = self
        view.addGestureRecognizer(drag)
    }

    func flash() {
        guard let view = scrollView, view.window != nil else { return }
        lastFlash = PointerInput.now
        isShown = true
        hide(after: Self.flashTime)
    }

    /// One timer at a time: a fling flashes with each frame.
    private func hide(after delay: TimeInterval) {
        guard !isHidingLater else { return }
        isHidingLater = true
        DispatchQueue.main.asyncAfter(deadline: .now() + delay) { [weak self] in
            MainActor.assumeIsolated { self?.hideIfDue() }
        }
    }

    private func hideIfDue() {
        isHidingLater = false
        let rest = lastFlash + Self.flashTime - PointerInput.now
        guard rest <= 0 else { return hide(after: rest) }
        isShown = false
        scrollView?.setNeedsDisplay()
    }

    private func setHovered(_ hovered: Bool) {
        guard hovered != isHovered else { return }
        isHovered = hovered
        scrollView?.setNeedsDisplay()
    }

    private func isOverGrip(_ point: CGPoint, in view: UIScrollView) -> Bool {
        point.x - view.bounds.minX > view.bounds.width - Self.grip && view.bounds.contains(point)
    }

    private var track: (start: CGFloat, length: CGFloat)? {
        guard let view = scrollView, view.showsVerticalScrollIndicator else { return nil }
        let inset = view.verticalScrollIndicatorInsets
        let length = view.bounds.height - inset.top - inset.bottom - 2 * Self.margin
        return length > Self.shortest ? (inset.top + Self.margin, length) : nil
    }

    private var thumb: (start: CGFloat, length: CGFloat)? {
        guard let view = scrollView, let track else { return nil }
        let range = view.offsetRange, room = range.max.y - range.min.y
        guard room > 0 else { return nil }
        let visible = view.bounds.height / (room + view.bounds.height)
        let length = max(Self.shortest, track.length * visible)
        let fraction = max(0, min(1, (view.contentOffset.y - range.min.y) / room))
        return (track.start + (track.length - length) * fraction, length)
    }

    func draw(_ canvas: Canvas) {
        guard isShown || isHovered || dragStart != nil, let view = scrollView, let thumb else { return }
        let width = isHovered || dragStart != nil ? Self.hoverWidth : Self.width
        let rect = CGRect(
            x: view.bounds.width - width - Self.margin, y: thumb.start.rounded(), width: width,
            height: thumb.length.rounded())
        canvas.fill(rect, radii: CornerRadii(width / 2), UIColor.label.rgba(canvas.traits).withAlpha(0.32))
    }

    private func dragged(_ drag: UIPanGestureRecognizer) {
        guard let view = scrollView, let track, let thumb else { return }
        let pointer = drag.location(in: view.superview).y
        switch drag.state {
        case .began: dragStart = (pointer, view.contentOffset.y)
        case .changed:
            guard let dragStart, track.length > thumb.length else { return }
            let range = view.offsetRange
            let perPoint = (range.max.y - range.min.y) / (track.length - thumb.length)
            view.motion.stop()
            view.contentOffset = view.clamped(
                CGPoint(x: view.contentOffset.x, y: dragStart.offset + (pointer - dragStart.pointer) * perPoint))
        default:
            dragStart = nil
            view.setNeedsDisplay()
        }
    }
}

extension ScrollIndicator: UIGestureRecognizerDelegate {
    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        guard let view = scrollView, thumb != nil, touch.type != .direct else { return false }
        return isOverGrip(touch.location(in: view), in: view)
    }
}
