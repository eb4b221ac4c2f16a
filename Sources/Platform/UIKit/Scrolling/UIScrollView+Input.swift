import Foundation

extension UIScrollView {
    /// What one notch of a wheel moves: GTK's measure, which grows slowly with the view.
    private var notch: CGFloat { pow(max(bounds.height, 1), 2 / 3) }

    var scrollsVertically: Bool { isScrollEnabled && offsetRange.max.y > offsetRange.min.y }

    /// Turned upside down, as chat code does to have its newest row at the bottom.
    var isFlipped: Bool { transformToRoot.d < 0 }

    func take(_ input: ScrollInput) -> Bool {
        guard isScrollEnabled else { return false }
        var scroll = input
        if isFlipped { scroll.y = -scroll.y }
        let range = offsetRange
        let horizontal = range.max.x > range.min.x, vertical = range.max.y > range.min.y
        // A view leaves movement along an axis that it does not scroll to the one around it.
        guard horizontal && abs(scroll.x) > abs(scroll.y) || vertical && abs(scroll.y) >= abs(scroll.x) else {
            return false
        }
        if scroll.isFling {
            motion.fling(CGPoint(x: horizontal ? scroll.x : 0, y: vertical ? scroll.y : 0))
            return true
        }
        let unit = scroll.isPrecise ? 1 : notch
        let step = CGPoint(x: horizontal ? scroll.x * unit : 0, y: vertical ? scroll.y * unit : 0)
        if scroll.isPrecise || !UIView.areAnimationsEnabled {
            motion.stop()
            let target = clamped(CGPoint(x: contentOffset.x + step.x, y: contentOffset.y + step.y))
            guard target != contentOffset else { return false }
            contentOffset = target
        } else {
            return motion.nudge(by: step)
        }
        return true
    }

    func panned() {
        let pan = panGestureRecognizer
        switch pan.state {
        case .began:
            motion.stop()
            isDragging = true
            pan.setTranslation(.zero, in: self)
            delegate?.scrollViewWillBeginDragging(self)
        case .changed:
            let moved = pan.translation(in: self)
            pan.setTranslation(.zero, in: self)
            contentOffset = clamped(CGPoint(x: contentOffset.x - moved.x, y: contentOffset.y - moved.y))
        case .ended, .cancelled:
            isDragging = false
            let speed = pan.velocity(in: self)
            let decelerates = pan.state == .ended && abs(speed.y) + abs(speed.x) > 80
            delegate?.scrollViewDidEndDragging(self, willDecelerate: decelerates)
            if decelerates { motion.fling(CGPoint(x: -speed.x, y: -speed.y)) }
        default: break
        }
    }

    func takeScrollKey(_ key: UIKey) -> Bool {
        guard isScrollEnabled, key.modifierFlags.normalized.isEmpty else { return false }
        let range = offsetRange
        guard range.max.y > range.min.y else { return false }
        let page = max(40, bounds.height - adjustedContentInset.top - adjustedContentInset.bottom - 40)
        var y = contentOffset.y
        switch key.code {
        case .pageUp: y -= page
        case .pageDown, .space: y += page
        case .home: y = range.min.y
        case .end: y = range.max.y
        case .up: y -= 40
        case .down: y += 40
        default: return false
        }
        setContentOffset(CGPoint(x: contentOffset.x, y: y), animated: true)
        return true
    }
}
