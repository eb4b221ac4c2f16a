import Foundation
internal import CGtk

/// Turns the pointer's presses and moves into touches, gestures, hover and cursors. Tests drive it as GTK does.
@MainActor package final class PointerInput {
    private unowned let window: UIWindow
    private var touch: UITouch?
    private var recognizers: [UIGestureRecognizer] = []
    private var viewHasTouch = false
    private var hovered: [UIView] = []
    private var pinched: [UIGestureRecognizer] = []
    private var lastPress: (position: CGPoint, time: TimeInterval, count: Int)?
    package private(set) var position: CGPoint?
    private var cursor = PointerCursor.standard

    private static let multiClickTime: TimeInterval = 0.4
    private static let multiClickDistance: CGFloat = 6

    init(window: UIWindow) { self.window = window }

    // MARK: Pressing

    package func press(
        at place: CGPoint, button: UIEvent.ButtonMask = .primary, type: UITouch.TouchType = .indirectPointer,
        modifiers: UIKeyModifierFlags = [], time: TimeInterval = now
    ) {
        if touch != nil { cancel() }
        move(to: place, time: time)
        guard let view = window.hitTest(place, with: nil) else { return }
        let touch = UITouch(type: type, position: place, timestamp: time, window: window, view: view)
        touch.button = button
        touch.tapCount = clickCount(place, time, button)
        self.touch = touch
        if button == .secondary { return openContextMenu(from: view, at: place) }
        window.moveFocusAfterPress(on: view)
        recognizers = GestureArena.recognizers(for: view)
        touch.gestureRecognizers = recognizers
        let event = self.event(touch, modifiers)
        for recognizer in recognizers { recognizer.deliverBegan(touch, event) }
        if !recognizers.contains(where: { $0.hasClaimed && $0.cancelsTouchesInView }) {
            viewHasTouch = true
            view.touchesBegan([touch], with: event)
        }
    }

    package func move(to place: CGPoint, time: TimeInterval = now) {
        position = place
        guard let touch else { return hover(at: place) }
        guard place != touch.position else { return }
        touch.phase = .moved
        touch.previousPosition = touch.position
        touch.position = place
        touch.timestamp = time
        let event = self.event(touch)
        for recognizer in recognizers { recognizer.deliverMoved(touch, event) }
        cancelViewTouchIfClaimed(event)
        if viewHasTouch { touch.view?.touchesMoved([touch], with: event) }
    }

    package func release(at place: CGPoint, time: TimeInterval = now) {
        guard let touch else { return }
        if place != touch.position { move(to: place, time: time) }
        touch.phase = .ended
        touch.timestamp = time
        let event = self.event(touch)
        for recognizer in recognizers { recognizer.deliverEnded(touch, event) }
        cancelViewTouchIfClaimed(event)
        let hadTouch = viewHasTouch
        endTouch()
        if hadTouch { touch.view?.touchesEnded([touch], with: event) }
        hover(at: place)
    }

    package func cancel() {
        guard let touch else { return }
        touch.phase = .cancelled
        let event = self.event(touch)
        for recognizer in recognizers { recognizer.deliverCancelled(touch, event) }
        let hadTouch = viewHasTouch
        endTouch()
        if hadTouch { touch.view?.touchesCancelled([touch], with: event) }
    }

    /// A whole click, or several.
    package func click(at place: CGPoint, count: Int = 1, button: UIEvent.ButtonMask = .primary) {
        for _ in 0..<count {
            press(at: place, button: button)
            release(at: place)
        }
    }

    private func endTouch() {
        touch = nil
        viewHasTouch = false
        recognizers = []
    }

    private func cancelViewTouchIfClaimed(_ event: UIEvent) {
        guard viewHasTouch, let touch, recognizers.contains(where: { $0.hasClaimed && $0.cancelsTouchesInView }) else {
            return
        }
        viewHasTouch = false
        touch.view?.touchesCancelled([touch], with: event)
    }

    private func clickCount(_ place: CGPoint, _ time: TimeInterval, _ button: UIEvent.ButtonMask) -> Int {
        var count = 1
        if button == .primary, let last = lastPress, time - last.time < Self.multiClickTime,
            hypot(place.x - last.position.x, place.y - last.position.y) < Self.multiClickDistance
        {
            count = last.count + 1
        }
        lastPress = button == .primary ? (place, time, count) : nil
        return count
    }

    private func event(_ touch: UITouch, _ modifiers: UIKeyModifierFlags = []) -> UIEvent {
        UIEvent(
            type: .touches, timestamp: touch.timestamp, touches: [touch], modifierFlags: modifiers,
            buttonMask: touch.button)
    }

    package nonisolated static var now: TimeInterval { ProcessInfo.processInfo.systemUptime }

    // MARK: Scrolling

    /// Offers the movement to the view under the pointer and on to its superviews.
    @discardableResult
    package func scroll(_ input: ScrollInput) -> Bool {
        guard let position, let hit = window.hitTest(position, with: nil) else { return false }
        var view: UIView? = hit
        while let current = view {
            if current.handleScroll(input) {
                hover(at: position)
                return true
            }
            view = current.superview
        }
        return false
    }

    // MARK: Pinching

    /// Offers two fingers on a touchpad to the pinches and rotations around the place.
    package func pinch(_ input: PinchInput) {
        if input.phase == .began {
            pinched = []
            var view = window.hitTest(input.place, with: nil)
            while let current = view {
                pinched += current.interaction?.gestureRecognizers.filter { $0.isEnabled && $0.takesPinches } ?? []
                view = current.superview
            }
        }
        for recognizer in pinched { recognizer.deliver(input) }
        if input.phase == .ended || input.phase == .cancelled { pinched = [] }
    }

    // MARK: Hovering

    package func leave() {
        position = nil
        setHovered([])
    }

    /// A view that goes is no longer under the pointer.
    func forget(_ view: UIView) {
        guard hovered.contains(where: { $0.hasAncestor(view) }) else { return }
        setHovered(hovered.filter { !$0.hasAncestor(view) })
    }

    private func hover(at place: CGPoint) {
        var chain: [UIView] = []
        var view = window.hitTest(place, with: nil)
        while let current = view {
            chain.append(current)
            view = current.superview
        }
        setHovered(chain)
        for view in chain { view.hoverRecognizers.forEach { $0.hoverMoved() } }
        setCursor(chain.lazy.compactMap(\.pointerCursor).first ?? .standard)
    }

    private func setHovered(_ chain: [UIView]) {
        let old = hovered
        guard old.count != chain.count || zip(old, chain).contains(where: { $0 !== $1 }) else { return }
        hovered = chain
        for view in old where !chain.contains(where: { $0 === view }) {
            view.hoverRecognizers.forEach { $0.hoverEnded() }
        }
        for view in chain where !old.contains(where: { $0 === view }) {
            view.hoverRecognizers.forEach { $0.hoverBegan() }
        }
    }

    private func setCursor(_ cursor: PointerCursor) {
        guard cursor != self.cursor else { return }
        self.cursor = cursor
        if let widget = window.widget { gtk_widget_set_cursor_from_name(widget, cursor.rawValue) }
    }

    private func openContextMenu(from view: UIView, at place: CGPoint) {
        if window.openContextMenu(from: view, at: place) { cancel() }
    }
}
