import Foundation

/// Watches touches on its view and says when they make a gesture.
///
/// There are no selectors on Linux. Instead of `#selector`, pass a closure or a method: `UITapGestureRecognizer(target:
/// self, action: Self.tapped)`.
@preconcurrency @MainActor open class UIGestureRecognizer: NSObject {
    public enum State: Int, Sendable {
        case possible, began, changed, ended, cancelled, failed
        public static let recognized = State.ended
    }

    public internal(set) weak var view: UIView?
    open weak var delegate: UIGestureRecognizerDelegate?
    open var isEnabled = true { didSet { if !isEnabled, state != .possible { reset() } } }
    open var cancelsTouchesInView = true
    open var delaysTouchesBegan = false
    open var delaysTouchesEnded = true
    open var name: String?
    /// `UITouch.TouchType` values as numbers; empty or all of them take any touch.
    open var allowedTouchTypes: [NSNumber] = []
    open var allowedPressTypes: [NSNumber] = []
    open var requiresExclusiveTouchType = true
    /// The button of the press it watches.
    public internal(set) var buttonMask: UIEvent.ButtonMask = .primary
    private var handlers: [() -> Void] = []
    private(set) var requirements: [WeakRecognizer] = []
    var touches: [UITouch] = []
    var modifierFlagsNow: UIKeyModifierFlags = []
    private var storedState = State.possible
    /// Recognised, but waiting for another one to fail.
    private var isWaiting = false

    struct WeakRecognizer { weak var value: UIGestureRecognizer? }

    public override init() { super.init() }

    package convenience init(handler: @escaping () -> Void) {
        self.init()
        handlers.append(handler)
    }

    /// Calls the method on the target, which is not retained.
    public convenience init<Target: AnyObject>(target: Target, action: @escaping (Target) -> () -> Void) {
        self.init()
        addTarget(target, action: action)
    }

    @available(*, unavailable, message: "Pass a method of the target, such as Self.tapped, instead of #selector")
    public convenience init(target: Any?, action: Selector?) { self.init() }

    public func addTarget<Target: AnyObject, Recognizer: UIGestureRecognizer>(
        _ target: Target, action: @escaping (Target) -> (Recognizer) -> Void
    ) {
        handlers.append { [weak self, weak target] in
            if let target, let recognizer = self as? Recognizer { action(target)(recognizer) }
        }
    }

    /// Handlers have no identity on Linux: nil removes them all.
    public func removeTarget(_ target: Any?) { handlers = [] }

    open func ignore(_ touch: UITouch, for event: UIEvent) { touches.removeAll { $0 === touch } }
    open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
    open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
    open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
    open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
    open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

    /// Whether two fingers on a touchpad are its business.
    var takesPinches: Bool { false }
    func deliver(_ input: PinchInput) {}

    public func addTarget<Target: AnyObject>(_ target: Target, action: @escaping (Target) -> () -> Void) {
        handlers.append { [weak target] in if let target { action(target)() } }
    }

    package func addHandler(_ handler: @escaping () -> Void) { handlers.append(handler) }

    public var modifierFlags: UIKeyModifierFlags { modifierFlagsNow }
    open var numberOfTouches: Int { touches.count }

    open func location(in view: UIView?) -> CGPoint { touches.last?.location(in: view) ?? .zero }
    open func location(ofTouch index: Int, in view: UIView?) -> CGPoint { touches[index].location(in: view) }

    open func require(toFail other: UIGestureRecognizer) { requirements.append(WeakRecognizer(value: other)) }

    // MARK: For subclasses

    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .cancelled }
    open func shouldReceive(_ event: UIEvent) -> Bool { true }
    open func canPrevent(_ other: UIGestureRecognizer) -> Bool { true }
    open func canBePrevented(by other: UIGestureRecognizer) -> Bool { true }

    /// Called when the gesture is over, to forget it.
    open func reset() {
        storedState = .possible
        isWaiting = false
    }

    /// A subclass sets it as the gesture unfolds. Beginning is subject to delegates, views and rival recognisers.
    open var state: State {
        get { storedState }
        set { transition(to: newValue) }
    }

    private func transition(to new: State) {
        switch new {
        case .possible: storedState = .possible
        case .began, .ended:
            if storedState == .began || storedState == .changed {
                storedState = new
                act()
            } else if storedState == .possible {
                begin(new)
            }
        case .changed:
            guard storedState == .began || storedState == .changed else { return }
            storedState = .changed
            act()
        case .failed, .cancelled:
            let wasActive = storedState == .began || storedState == .changed
            storedState = wasActive ? .cancelled : .failed
            if wasActive { act() }
            GestureArena.didFail(self)
        }
    }

    private func begin(_ new: State) {
        guard isEnabled, view?.gestureRecognizerShouldBegin(self) ?? true,
            delegate?.gestureRecognizerShouldBegin(self) ?? true,
            !GestureArena.isPrevented(self)
        else {
            storedState = .failed
            GestureArena.didFail(self)
            return
        }
        if mustWait {
            isWaiting = true
            return
        }
        storedState = new
        GestureArena.didBegin(self)
        act()
    }

    /// Another one goes first: named with `require(toFail:)`, or by a delegate, or by a subclass.
    private var mustWait: Bool {
        if requirements.contains(where: { $0.value.map { $0.mayStillRecognize && $0 !== self } ?? false }) {
            return true
        }
        let rivals = touches.first?.gestureRecognizers?.filter { $0 !== self && $0.mayStillRecognize } ?? []
        let first = rivals.filter { rival in
            shouldRequireFailure(of: rival) || rival.shouldBeRequiredToFail(by: self)
                || delegate?.gestureRecognizer(self, shouldRequireFailureOf: rival) ?? false
                || rival.delegate?.gestureRecognizer(rival, shouldBeRequiredToFailBy: self) ?? false
        }
        for rival in first where !requirements.contains(where: { $0.value === rival }) { require(toFail: rival) }
        return !first.isEmpty
    }

    /// The gesture it waited for failed.
    func requirementFailed() {
        guard isWaiting, !requirements.contains(where: { $0.value?.mayStillRecognize ?? false }) else { return }
        isWaiting = false
        storedState = .ended
        GestureArena.didBegin(self)
        act()
        finishIfTouchesAreOver()
    }

    private func act() { for handler in handlers { handler() } }

    var hasClaimed: Bool { [.began, .changed, .ended].contains(storedState) }
    var mayStillRecognize: Bool {
        isEnabled && (storedState == .possible && (!touches.isEmpty || isPendingAfterTouches))
    }
    /// A double tap is still possible between its two taps.
    var isPendingAfterTouches: Bool { false }

    // MARK: Delivery

    private func allows(_ touch: UITouch) -> Bool {
        allowedTouchTypes.isEmpty || allowedTouchTypes.contains { $0.intValue == touch.type.rawValue }
            // A mouse stands for a finger, for code that names fingers only.
            || touch.type == .indirectPointer && allowedTouchTypes.contains { $0.intValue == 0 }
    }

    func deliverBegan(_ touch: UITouch, _ event: UIEvent) {
        guard isEnabled, allows(touch), shouldReceive(event),
            delegate?.gestureRecognizer(self, shouldReceive: touch) ?? true
        else {
            return
        }
        if storedState != .possible { reset() }
        touches = [touch]
        modifierFlagsNow = event.modifierFlags
        touchesBegan([touch], with: event)
    }

    func deliverMoved(_ touch: UITouch, _ event: UIEvent) {
        guard touches.contains(touch), storedState != .failed, storedState != .cancelled else { return }
        touchesMoved([touch], with: event)
    }

    func deliverEnded(_ touch: UITouch, _ event: UIEvent) {
        guard touches.contains(touch) else { return }
        if storedState != .failed, storedState != .cancelled { touchesEnded([touch], with: event) }
        endTouches()
    }

    func deliverCancelled(_ touch: UITouch, _ event: UIEvent) {
        guard touches.contains(touch) else { return }
        touchesCancelled([touch], with: event)
        endTouches()
    }

    private func endTouches() {
        // A recogniser that waits keeps its touch, so that `location(in:)` still answers when it may act.
        if isWaiting { return }
        finishIfTouchesAreOver()
    }

    private func finishIfTouchesAreOver() {
        if storedState == .possible, isPendingAfterTouches { return }
        reset()
        touches = []
    }
}

/// Decides for a recogniser what it may do.
@preconcurrency @MainActor public protocol UIGestureRecognizerDelegate: AnyObject {
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
    ) -> Bool
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool
    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive press: UIPress) -> Bool
    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent) -> Bool
}

extension UIGestureRecognizerDelegate {
    public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }
    public func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        true
    }
    public func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
    ) -> Bool { false }
    public func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { false }
    public func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { false }
    public func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive press: UIPress) -> Bool {
        true
    }
    public func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent) -> Bool {
        true
    }
}
