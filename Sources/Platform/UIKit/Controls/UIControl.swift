import Foundation

/// A view that turns touches into actions.
@preconcurrency @MainActor open class UIControl: UIView {
    public struct Event: OptionSet, Hashable, Sendable {
        public let rawValue: UInt

        public static let touchDown = Event(rawValue: 1)
        public static let touchDownRepeat = Event(rawValue: 2)
        public static let touchDragInside = Event(rawValue: 4)
        public static let touchDragOutside = Event(rawValue: 8)
        public static let touchDragEnter = Event(rawValue: 16)
        public static let touchDragExit = Event(rawValue: 32)
        public static let touchUpInside = Event(rawValue: 64)
        public static let touchUpOutside = Event(rawValue: 128)
        public static let touchCancel = Event(rawValue: 256)
        public static let valueChanged = Event(rawValue: 1 << 12)
        public static let primaryActionTriggered = Event(rawValue: 1 << 13)
        public static let menuActionTriggered = Event(rawValue: 1 << 14)
        public static let editingDidBegin = Event(rawValue: 1 << 16)
        public static let editingChanged = Event(rawValue: 1 << 17)
        public static let editingDidEnd = Event(rawValue: 1 << 18)
        public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
        public static let allTouchEvents = Event(rawValue: 0xFFF)
        public static let allEditingEvents = Event(rawValue: 0xF0000)
        public static let allEvents = Event(rawValue: 0xFFFF_FFFF)

        public init(rawValue: UInt) { self.rawValue = rawValue }
    }

    public struct State: OptionSet, Hashable, Sendable {
        public let rawValue: UInt

        public static let normal: State = []
        public static let highlighted = State(rawValue: 1)
        public static let disabled = State(rawValue: 2)
        public static let selected = State(rawValue: 4)
        public static let focused = State(rawValue: 8)

        public init(rawValue: UInt) { self.rawValue = rawValue }
    }

    public enum ContentHorizontalAlignment: Int, Sendable { case center, left, right, fill, leading, trailing }
    public enum ContentVerticalAlignment: Int, Sendable { case center, top, bottom, fill }

    private struct Target {
        let events: Event
        let identifier: UIAction.Identifier?
        let owner: () -> AnyObject?
        let act: (UIControl) -> Void
    }

    private var targets: [Target] = []

    open var isEnabled = true {
        didSet {
            guard isEnabled != oldValue else { return }
            updateAccessibility {
                if isEnabled { $0.traits.remove(.notEnabled) } else { $0.traits.insert(.notEnabled) }
            }
            stateChanged()
        }
    }
    open var isSelected = false { didSet { if isSelected != oldValue { stateChanged() } } }
    open var isHighlighted = false { didSet { if isHighlighted != oldValue { stateChanged() } } }
    package internal(set) var isHovered = false { didSet { if isHovered != oldValue { stateChanged() } } }
    open var contentHorizontalAlignment = ContentHorizontalAlignment.center { didSet { setNeedsLayout() } }
    open var contentVerticalAlignment = ContentVerticalAlignment.center { didSet { setNeedsLayout() } }
    public private(set) var isTouchInside = false
    public private(set) var isTracking = false
    private var hover: UIHoverGestureRecognizer?

    open var state: State {
        var state: State = []
        if isHighlighted { state.insert(.highlighted) }
        if !isEnabled { state.insert(.disabled) }
        if isSelected { state.insert(.selected) }
        if isFocused { state.insert(.focused) }
        return state
    }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        let hover = UIHoverGestureRecognizer()
        hover.addHandler { [weak self, weak hover] in
            self?.isHovered = hover?.state == .began || hover?.state == .changed
        }
        addGestureRecognizer(hover)
        self.hover = hover
    }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// Called when enabled, highlighted, selected or hovered changed.
    func stateChanged() { setNeedsDisplay() }

    // MARK: Actions

    open func addAction(_ action: UIAction, for events: Event) {
        if targets.contains(where: { $0.identifier == action.identifier && $0.events == events }) { return }
        targets.append(
            Target(events: events, identifier: action.identifier, owner: { nil }) { action.perform(sender: $0) })
    }

    open func removeAction(_ action: UIAction, for events: Event) {
        targets.removeAll { $0.identifier == action.identifier && $0.events == events }
    }

    open func removeAction(identifiedBy identifier: UIAction.Identifier, for events: Event) {
        targets.removeAll { $0.identifier == identifier && $0.events == events }
    }

    /// The method of a target, which is not retained: `addTarget(self, action: Self.send, for: .touchUpInside)`.
    public func addTarget<T: AnyObject>(_ target: T, action: @escaping (T) -> () -> Void, for events: Event) {
        targets.append(
            Target(events: events, identifier: nil, owner: { [weak target] in target }) { [weak target] _ in
                if let target { action(target)() }
            })
    }

    public func addTarget<T: AnyObject, Sender: UIControl>(
        _ target: T, action: @escaping (T) -> (Sender) -> Void, for events: Event
    ) {
        targets.append(
            Target(events: events, identifier: nil, owner: { [weak target] in target }) { [weak target] sender in
                if let target, let sender = sender as? Sender { action(target)(sender) }
            })
    }

    public func removeTarget(_ target: AnyObject?, for events: Event) {
        targets.removeAll {
            ($0.owner() === target || target == nil) && $0.identifier == nil && !$0.events.isDisjoint(with: events)
        }
    }

    /// Removes the target's methods for the events, or everybody's for nil. A selector names none of them here.
    public func removeTarget(_ target: Any?, action: Selector?, for events: Event) {
        removeTarget(target.map { $0 as AnyObject }, for: events)
    }

    open func sendActions(for events: Event) {
        for target in targets where !target.events.isDisjoint(with: events) { target.act(self) }
    }

    open var allControlEvents: Event { targets.reduce(into: Event()) { $0.formUnion($1.events) } }

    // MARK: Touches

    open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
    open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
    open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}
    open func cancelTracking(with event: UIEvent?) {}

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard isEnabled, let touch = touches.first else { return }
        isTracking = beginTracking(touch, with: event)
        guard isTracking else { return }
        isTouchInside = true
        isHighlighted = true
        sendActions(for: touch.tapCount > 1 ? [.touchDown, .touchDownRepeat] : .touchDown)
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard isTracking, let touch = touches.first else { return }
        isTouchInside = point(inside: touch.location(in: self), with: event)
        isHighlighted = isTouchInside
        isTracking = continueTracking(touch, with: event)
        sendActions(for: isTouchInside ? .touchDragInside : .touchDragOutside)
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard isTracking, let touch = touches.first else { return }
        isTracking = false
        isHighlighted = false
        isTouchInside = point(inside: touch.location(in: self), with: event)
        endTracking(touch, with: event)
        sendActions(for: isTouchInside ? [.touchUpInside, .primaryActionTriggered] : .touchUpOutside)
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard isTracking else { return }
        isTracking = false
        isHighlighted = false
        cancelTracking(with: event)
        sendActions(for: .touchCancel)
    }

    // MARK: Keyboard and screen reader

    open override var canBecomeFirstResponder: Bool { canBecomeFocused }
    open override var canBecomeFocused: Bool { isEnabled }

    package override func handleKey(_ key: UIKey) -> Bool {
        if super.handleKey(key) { return true }
        guard isEnabled, isFirstResponder, !(self is TextInputView), key.isOnly(.enter) || key.isOnly(.space) else {
            return false
        }
        sendActions(for: [.touchUpInside, .primaryActionTriggered])
        return true
    }

    open override func accessibilityActivate() -> Bool {
        guard isEnabled else { return false }
        sendActions(for: [.touchUpInside, .primaryActionTriggered])
        return true
    }

    override var isElementByNature: Bool { true }

    override func drawOverlay(_ canvas: Canvas) { drawFocusRing(canvas) }
}
