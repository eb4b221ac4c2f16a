import UIKit

/// The view of a list's row: takes clicks, keys and swipes for it, and draws what lies around its content.
final class ListRowView: UIControl {
    let contentView = UIView()
    private(set) var backgroundView: UIView?
    private let fill = UIView()
    private var separator: UIView?
    private var hoverRecognizer: UIHoverGestureRecognizer?
    private(set) var controls: ListRowControls?
    private(set) var card = CGRect.zero
    private var look = ListRowItem.State()
    /// Rows pass under a header that is pinned: then it is opaque.
    var isPinned = false {
        didSet {
            guard isPinned != oldValue else { return }
            updateFill()
            layOutSeparator()
        }
    }
    private var isPointerOver = false { didSet { if isPointerOver != oldValue { updateFill() } } }
    private var pressModifiers: UIKeyModifierFlags = []
    private(set) weak var node: ListRowNode?
    private(set) lazy var swiping = RowSwipeGestures(self)

    init() {
        super.init(frame: .zero)
        fill.isUserInteractionEnabled = false
        addSubview(fill)
        addSubview(contentView)
        addAction(UIAction { [weak self] _ in self?.activate() }, for: .primaryActionTriggered)
    }

    required init?(coder: NSCoder) { fatalError("Views are not decoded") }

    func connect(_ node: ListRowNode) {
        self.node = node
        guard node.view.row.kind == .row else { return }
        addGestureRecognizer(swiping.pan)
        if look.isSelectable {
            // The role is fixed once the view is shown.
            isAccessibilityElement = true
            accessibilityTraits = .button
        }
        let hover = UIHoverGestureRecognizer()
        hover.addHandler { [weak self, unowned hover] in
            self?.isPointerOver = hover.state == .began || hover.state == .changed
        }
        addGestureRecognizer(hover)
        hoverRecognizer = hover
        keyHandler = { [weak self] key in self?.take(key) ?? false }
        scrollHandler = { [weak self] scroll in self?.swiping.take(scroll) ?? false }
        secondaryClickHandler = { [weak self] place in self?.openMenu(at: place) ?? false }
    }

    // MARK: Look

    func apply(_ new: ListRowItem.State) {
        look = new
        isEnabled = new.isEnabled
        showsSelection()
        if new.hasBackground, backgroundView == nil {
            let made = UIView()
            made.isUserInteractionEnabled = false
            made.clipsToBounds = true
            insertSubview(made, aboveSubview: fill)
            backgroundView = made
        } else if !new.hasBackground {
            backgroundView?.removeFromSuperview()
            backgroundView = nil
        }
        updateControls()
        updateFill()
        setNeedsLayout()
    }

    private func showsSelection() {
        guard look.isSelectable else { return }
        if look.isSelected { accessibilityTraits.insert(.selected) } else { accessibilityTraits.remove(.selected) }
    }

    private func updateControls() {
        let isWanted = look.canDelete || look.canMove || look.showsMark
        if isWanted, controls == nil { controls = ListRowControls(self) }
        controls?.apply(look)
        if !isWanted { controls = nil }
    }

    func place(_ card: CGRect) {
        self.card = card
        layOutCard()
        if look.isSelectable { setNeedsLayout() }
    }

    private func layOutCard() {
        let shifted = card.offsetBy(dx: swiping.offset, dy: 0)
        fill.frame = shifted
        backgroundView?.frame = shifted
        contentView.frame = shifted
        roundCorners()
        layOutSeparator()
        controls?.layOut(in: shifted)
    }

    private func roundCorners() {
        let radius = ListRowLook.cornerRadius
        switch look.look {
        case .plain: break
        case .sidebar: fill.layer.cornerRadius = 8
        case .cards:
            let top = look.place.isFirst ? radius : 0, bottom = look.place.isLast ? radius : 0
            for view in [fill, backgroundView].compactMap({ $0 }) {
                view.layer.setRadii(
                    RectangleCornerRadii(
                        topLeading: top, bottomLeading: bottom, bottomTrailing: bottom, topTrailing: top),
                    isMirrored: false)
            }
        }
    }

    private func layOutSeparator() {
        let isShown =
            isPinned || look.kind == .row && look.showsSeparator && !(look.look == .cards && look.place.isLast)
        guard isShown else {
            separator?.isHidden = true
            return
        }
        let line = separator ?? UIView()
        if separator == nil {
            separator = line
            line.isUserInteractionEnabled = false
            addSubview(line)
        }
        line.isHidden = false
        line.backgroundColor = look.separatorColor
        let start = isPinned ? 0 : look.insets.leading + look.leadingControls
        line.frame = CGRect(
            x: card.minX + start, y: card.maxY - 1, width: max(0, card.width - start), height: 1)
    }

    private func updateFill() {
        guard look.kind == .row else {
            fill.backgroundColor = isPinned ? .systemBackground : .clear
            return
        }
        let base: UIColor = look.look == .cards && !look.hasBackground ? .secondarySystemGroupedBackground : .clear
        if look.isSelected {
            fill.backgroundColor = look.tint.scalingAlpha(by: 0.14)
        } else if isPointerOver, look.isEnabled, isInteractive {
            fill.backgroundColor = .quaternarySystemFill
        } else {
            fill.backgroundColor = base
        }
    }

    /// Whether a click does something, so that a row that only shows does not light up under the pointer.
    private var isInteractive: Bool { look.isSelectable || soleControl != nil }

    // MARK: Clicks

    /// The one button, link or switch of a row is clicked anywhere in the row.
    private var soleControl: UIControl? {
        let found = contentView.allViews.lazy.compactMap { $0 as? ControlView }
            .filter { $0.takesFocus && $0.isEffectivelyVisible }.prefix(2)
        return found.count == 1 ? found.first : nil
    }

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let hit = super.hitTest(point, with: event)
        guard hit === self || hit === contentView else { return swiping.isOpen && hit != nil ? hitWhileOpen(hit) : hit }
        return self
    }

    /// The content of a row that is pulled aside takes one click: to go back.
    private func hitWhileOpen(_ hit: UIView?) -> UIView? {
        hit?.isDescendant(of: contentView) == true ? self : hit
    }

    override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        pressModifiers = event?.modifierFlags ?? []
        return super.beginTracking(touch, with: event)
    }

    private func activate() {
        defer { pressModifiers = [] }
        if swiping.isOpen { return swiping.close() }
        node?.context?.closeSwipe()
        if look.isSelectable { node?.select(pressModifiers) }
        // A control hears of presses inside of it only; the row acts in its stead beside it.
        guard let control = soleControl, control.isEnabled else { return }
        if !look.isSelectable || control.accessibilityTraits.contains(.link) {
            control.sendActions(for: .primaryActionTriggered)
        }
    }

    override var isHighlighted: Bool {
        didSet {
            guard isHighlighted != oldValue, !swiping.isOpen, let control = soleControl else { return }
            control.isHighlighted = isHighlighted
        }
    }

    // MARK: Keys

    override var canBecomeFocused: Bool { look.isSelectable && isEnabled }
    override var canBecomeFirstResponder: Bool { canBecomeFocused }

    private func take(_ key: UIKey) -> Bool {
        guard let node else { return false }
        if node.isEditing, node.canMove, key.isOnly(.up, [.shift, .alternate]) { return move(by: -1) }
        if node.isEditing, node.canMove, key.isOnly(.down, [.shift, .alternate]) { return move(by: 1) }
        if key.isOnly(.delete) || key.isOnly(.backspace), deleteByKey() { return true }
        if isFirstResponder, key.isOnly(.down) { return node.context?.moveSelection(from: node, by: 1) ?? false }
        if isFirstResponder, key.isOnly(.up) { return node.context?.moveSelection(from: node, by: -1) ?? false }
        return false
    }

    private func move(by step: Int) -> Bool {
        guard let move = node?.view.row.editing.move else { return false }
        let target = step < 0 ? move.index - 1 : move.index + 2
        guard target >= 0, target <= move.count else { return true }
        move(to: target)
        return true
    }

    /// Not while something is being written in the row.
    private func deleteByKey() -> Bool {
        guard let node, node.canDelete, !(window?.firstResponder is UITextField),
            !(window?.firstResponder is UITextView)
        else { return false }
        node.delete()
        return true
    }

    // MARK: Menu

    /// Swipe actions for those who do not swipe.
    private func openMenu(at place: CGPoint) -> Bool {
        guard let node, let host = node.environment.presentationHost else { return false }
        let actions = node.actions(.leading) + node.actions(.trailing)
        guard !actions.isEmpty else { return false }
        return RowActionMenu.open(actions, at: place, node: node, host: host)
    }

    // MARK: Swiping

    func placeSwipe(_ swipe: RowSwipe) { swiping.place(swipe) }
    func swipeDidMove() { layOutCard() }

    // MARK: Accessibility

    override var accessibilityLabel: String? {
        get { super.accessibilityLabel ?? contentView.spokenText }
        set { super.accessibilityLabel = newValue }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        if look.isSelectable { super.accessibilityLabel = contentView.spokenText }
    }
}
