import Foundation

extension UIScrollView {
    /// What one notch of a wheel moves: GTK's measure, which grows slowly with the view.
    private var notch: CGFloat { pow(max(bounds.height, 1), 2 / 3) }

    var scrollsVertically: Bool { isScrollEnabled && offsetRange.max.y > offsetRange.min.y }

    /// Turned upside down, as chat code does to have its newest row at the bottom.
    var isFlipped: Bool { transformToRoot.d < 0 }

    func take(_ input: ScrollInput) -> Bool {
        guard isScrollEnabled else { return false }
        if input.modifiers.contains(.control), input.y != 0, let window, let position = window.pointer.position {
            let place = convert(position, from: window)
            if zoomStep(by: pow(1.1, -input.y), at: place) { return true }
        }
        var scroll = input
        if isFlipped { scroll.y = -scroll.y }
        let range = offsetRange
        let horizontal = range.max.x > range.min.x, vertical = range.max.y > range.min.y
        // Without a second wheel, Shift turns the one there is.
        if scroll.modifiers.contains(.shift), scroll.x == 0, horizontal { swap(&scroll.x, &scroll.y) }
        if pullToRefresh(scroll) { return true }
        // A view leaves movement along an axis that it does not scroll to the one around it.
        guard horizontal && abs(scroll.x) > abs(scroll.y) || vertical && abs(scroll.y) >= abs(scroll.x) else {
            return false
        }
        if scroll.isFling {
            let velocity = CGPoint(x: horizontal ? scroll.x : 0, y: vertical ? scroll.y : 0)
            release(velocity)
            return true
        }
        if isPagingEnabled, !scroll.isPrecise {
            return turnPage(horizontal && abs(scroll.x) > abs(scroll.y) ? scroll.x : 0, scroll.y)
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

    // MARK: Coming to rest

    /// A finger leaves at a speed, in points per second: the delegate may choose another place to rest, pages snap.
    func release(_ velocity: CGPoint) {
        let rest = clamped(motion.restingPlace(velocity))
        var target = isPagingEnabled ? page(toward: velocity) : rest
        // As on Apple's systems the delegate hears of points per millisecond.
        scrollDelegate?.scrollViewWillEndDragging(
            self, withVelocity: CGPoint(x: velocity.x / 1000, y: velocity.y / 1000), targetContentOffset: &target)
        if target == rest, !isPagingEnabled {
            motion.fling(velocity)
        } else {
            setContentOffset(target, animated: true)
        }
        if motion.isMoving { scrollDelegate?.scrollViewWillBeginDecelerating(self) }
    }

    private func page(toward velocity: CGPoint) -> CGPoint {
        func rest(_ offset: CGFloat, _ length: CGFloat, _ speed: CGFloat) -> CGFloat {
            guard length > 0 else { return offset }
            let place = offset / length
            if abs(speed) > 200 { return (speed > 0 ? place.rounded(.up) : place.rounded(.down)) * length }
            return place.rounded() * length
        }
        return clamped(
            CGPoint(
                x: rest(contentOffset.x, bounds.width, velocity.x), y: rest(contentOffset.y, bounds.height, velocity.y))
        )
    }

    private func turnPage(_ x: CGFloat, _ y: CGFloat) -> Bool {
        let step = CGPoint(
            x: x == 0 ? 0 : bounds.width * (x > 0 ? 1 : -1), y: x != 0 ? 0 : bounds.height * (y > 0 ? 1 : -1))
        let range = offsetRange
        let sideways = range.max.y <= range.min.y && x == 0
        let target = clamped(
            CGPoint(
                x: contentOffset.x + (sideways ? bounds.width * (y > 0 ? 1 : -1) : step.x),
                y: contentOffset.y + (sideways ? 0 : step.y)))
        guard target != contentOffset else { return false }
        setContentOffset(target, animated: true)
        return true
    }

    // MARK: Touch

    func panned() {
        let pan = panGestureRecognizer
        switch pan.state {
        case .began:
            motion.stop()
            isDragging = true
            pan.setTranslation(.zero, in: self)
            if keyboardDismissMode != .none { dismissKeyboard() }
            scrollDelegate?.scrollViewWillBeginDragging(self)
        case .changed:
            var moved = pan.translation(in: self)
            pan.setTranslation(.zero, in: self)
            if isDirectionalLockEnabled { if abs(moved.x) > abs(moved.y) { moved.y = 0 } else { moved.x = 0 } }
            if contentOffset.y <= offsetRange.min.y, moved.y > 0 {
                _ = pullToRefresh(ScrollInput(y: -moved.y, isPrecise: true))
            }
            contentOffset = clamped(CGPoint(x: contentOffset.x - moved.x, y: contentOffset.y - moved.y))
        case .ended, .cancelled:
            isDragging = false
            let speed = pan.velocity(in: self)
            let decelerates = pan.state == .ended && (abs(speed.y) + abs(speed.x) > 80 || isPagingEnabled)
            if decelerates { release(CGPoint(x: -speed.x, y: -speed.y)) }
            scrollDelegate?.scrollViewDidEndDragging(self, willDecelerate: decelerates && motion.isMoving)
        default: break
        }
    }

    private func dismissKeyboard() {
        guard let input = window?.firstResponder as? TextInputView else { return }
        input.resignFirstResponder()
    }

    // MARK: Refreshing

    /// Movement past the top adds up until it asks for fresh content.
    private func pullToRefresh(_ scroll: ScrollInput) -> Bool {
        guard let refreshControl, refreshControl.isEnabled, !refreshControl.isRefreshing, !scroll.isFling,
            contentOffset.y <= offsetRange.min.y, scroll.y < 0, scroll.isPrecise
        else {
            pulled = 0
            return false
        }
        pulled -= scroll.y
        if pulled > 90 {
            pulled = 0
            refreshControl.trigger()
        }
        return true
    }

    // MARK: Keys

    func takeScrollKey(_ key: UIKey) -> Bool {
        guard isScrollEnabled else { return false }
        let modifiers = key.modifierFlags.normalized
        if let refreshControl,
            key.isOnly(.function(5)) || modifiers == .control && key.charactersIgnoringModifiers.lowercased() == "r"
        {
            refreshControl.trigger()
            return true
        }
        if modifiers.contains(.control), let first = key.charactersIgnoringModifiers.first, "+=-".contains(first) {
            return zoomStep(by: first == "-" ? 1 / 1.25 : 1.25, at: CGPoint(x: bounds.midX, y: bounds.midY))
        }
        guard modifiers.isEmpty || modifiers == .shift && key.code == .space else { return false }
        let range = offsetRange
        guard range.max.y > range.min.y else { return takeSidewaysKey(key) }
        let page =
            isPagingEnabled
            ? bounds.height : max(40, bounds.height - adjustedContentInset.top - adjustedContentInset.bottom - 40)
        var y = contentOffset.y
        let way: CGFloat = isFlipped ? -1 : 1
        switch key.code {
        case .pageUp: y -= page * way
        case .pageDown: y += page * way
        case .space: y += (modifiers == .shift ? -page : page) * way
        case .home: y = isFlipped ? range.max.y : range.min.y
        case .end: y = isFlipped ? range.min.y : range.max.y
        case .up: y -= 40 * way
        case .down: y += 40 * way
        default: return takeSidewaysKey(key)
        }
        setContentOffset(CGPoint(x: contentOffset.x, y: y), animated: true)
        return true
    }

    private func takeSidewaysKey(_ key: UIKey) -> Bool {
        let range = offsetRange
        guard range.max.x > range.min.x, key.modifierFlags.normalized.isEmpty else { return false }
        let step = isPagingEnabled ? bounds.width : 40
        switch key.code {
        case .left: setContentOffset(CGPoint(x: contentOffset.x - step, y: contentOffset.y), animated: true)
        case .right: setContentOffset(CGPoint(x: contentOffset.x + step, y: contentOffset.y), animated: true)
        default: return false
        }
        return true
    }
}
