import Foundation
internal import CGtk

/// One of a few choices, side by side.
@preconcurrency @MainActor open class UISegmentedControl: UIControl {
    public enum Segment: Int, Sendable { case any, left, center, right, alone }
    public nonisolated static let noSegment = -1

    private var segments: [SegmentView] = []
    private let thumb = UIView()
    private var stored = UISegmentedControl.noSegment
    private var attributes: [UInt: [NSAttributedString.Key: Any]] = [:]

    /// Clears the selection after each press, as buttons do.
    open var isMomentary = false
    open var apportionsSegmentWidthsByContent = false { didSet { setNeedsLayout() } }
    open var selectedSegmentTintColor: UIColor? { didSet { applyColors() } }
    open var numberOfSegments: Int { segments.count }
    open var selectedSegmentIndex: Int {
        get { stored }
        set {
            stored = segments.indices.contains(newValue) ? newValue : Self.noSegment
            applyColors()
            setNeedsLayout()
        }
    }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    /// Titles, images or actions.
    public convenience init(items: [Any]?) {
        self.init(frame: .zero)
        for (index, item) in (items ?? []).enumerated() {
            switch item {
            case let image as UIImage: insertSegment(with: image, at: index, animated: false)
            case let action as UIAction: insertSegment(action: action, at: index, animated: false)
            default: insertSegment(withTitle: "\(item)", at: index, animated: false)
            }
        }
        frame.size = intrinsicContentSize
    }

    public convenience init(frame: CGRect, actions: [UIAction]) {
        self.init(frame: frame)
        for (index, action) in actions.enumerated() { insertSegment(action: action, at: index, animated: false) }
    }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    private func setUp() {
        layer.cornerRadius = 9
        backgroundColor = .tertiarySystemFill
        thumb.layer.cornerRadius = 7
        thumb.layer.shadowOpacity = 0.12
        thumb.layer.shadowRadius = 2
        thumb.layer.shadowOffset = CGSize(width: 0, height: 1)
        thumb.isUserInteractionEnabled = false
        addSubview(thumb)
        applyColors()
    }

    // MARK: Segments

    open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
        insert(SegmentView(title: title, image: nil), at: segment)
    }
    open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
        insert(SegmentView(title: nil, image: image), at: segment)
    }
    open func insertSegment(action: UIAction, at segment: Int, animated: Bool) {
        let view = SegmentView(title: action.title.isEmpty ? nil : action.title, image: action.image)
        view.action = action
        insert(view, at: segment)
    }
    private func insert(_ view: SegmentView, at segment: Int) {
        let index = min(max(segment, 0), segments.count)
        segments.insert(view, at: index)
        if stored >= index { stored += 1 }
        addSubview(view)
        contentChanged()
    }
    open func removeSegment(at segment: Int, animated: Bool) {
        guard segments.indices.contains(segment) else { return }
        segments.remove(at: segment).removeFromSuperview()
        if stored == segment { stored = Self.noSegment } else if stored > segment { stored -= 1 }
        contentChanged()
    }
    open func removeAllSegments() {
        for view in segments { view.removeFromSuperview() }
        segments = []
        stored = Self.noSegment
        contentChanged()
    }
    open func setTitle(_ title: String?, forSegmentAt segment: Int) {
        segments[segment].label.text = title
        contentChanged()
    }
    open func titleForSegment(at segment: Int) -> String? { segments[segment].label.text }
    open func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
        segments[segment].picture.image = image
        contentChanged()
    }
    open func imageForSegment(at segment: Int) -> UIImage? { segments[segment].picture.image }
    open func setAction(_ action: UIAction, forSegmentAt segment: Int) { segments[segment].action = action }
    open func actionForSegment(at segment: Int) -> UIAction? { segments[segment].action }
    open func setWidth(_ width: CGFloat, forSegmentAt segment: Int) {
        segments[segment].fixedWidth = width
        setNeedsLayout()
    }
    open func widthForSegment(at segment: Int) -> CGFloat { segments[segment].fixedWidth }
    open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {
        segments[segment].isChoosable = enabled
        applyColors()
    }
    open func isEnabledForSegment(at segment: Int) -> Bool { segments[segment].isChoosable }
    open func setContentOffset(_ offset: CGSize, forSegmentAt segment: Int) {}
    open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: State) {
        self.attributes[state.rawValue] = attributes
        contentChanged()
    }
    open func titleTextAttributes(for state: State) -> [NSAttributedString.Key: Any]? { attributes[state.rawValue] }
    open func setBackgroundImage(_ image: UIImage?, for state: State, barMetrics: UIBarMetrics) {}
    open func setDividerImage(
        _ image: UIImage?, forLeftSegmentState left: State, rightSegmentState right: State, barMetrics: UIBarMetrics
    ) {}

    private func contentChanged() {
        applyColors()
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    private func applyColors() {
        thumb.backgroundColor = selectedSegmentTintColor ?? UIColor(light: 0xFFFFFF, dark: 0x4A525C)
        for (index, view) in segments.enumerated() {
            let isChosen = index == stored
            let look = (isChosen ? attributes[State.selected.rawValue] : nil) ?? attributes[0] ?? [:]
            view.label.textColor = look[.foregroundColor] as? UIColor ?? .label
            view.label.font = look[.font] as? UIFont ?? .systemFont(ofSize: 13, weight: isChosen ? .semibold : .medium)
            view.picture.tintColor = view.label.textColor
            view.alpha = isEnabled && view.isChoosable ? 1 : 0.4
            view.accessibilityTraits = isChosen ? [.button, .selected] : .button
        }
    }

    override func stateChanged() {
        applyColors()
        super.stateChanged()
    }

    // MARK: Layout

    open override var intrinsicContentSize: CGSize {
        let widest = segments.map(\.naturalWidth).max() ?? 0
        let width =
            apportionsSegmentWidthsByContent
            ? segments.reduce(0) { $0 + $1.naturalWidth } : widest * CGFloat(segments.count)
        return CGSize(width: max(width, 60), height: 32)
    }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    open override func layoutSubviews() {
        super.layoutSubviews()
        guard !segments.isEmpty else { return }
        let fixed = segments.reduce(0) { $0 + $1.fixedWidth },
            open = CGFloat(segments.filter { $0.fixedWidth == 0 }.count)
        let natural = segments.reduce(0) { $0 + ($1.fixedWidth == 0 ? $1.naturalWidth : 0) }
        var x: CGFloat = 0
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        for view in segments {
            let rest = bounds.width - fixed
            let share =
                apportionsSegmentWidthsByContent && natural > 0
                ? rest * view.naturalWidth / natural : rest / max(1, open)
            let width = view.fixedWidth > 0 ? view.fixedWidth : share
            view.frame = CGRect(x: isMirrored ? bounds.width - x - width : x, y: 0, width: width, height: bounds.height)
            x += width
        }
        thumb.isHidden = !segments.indices.contains(stored) || isMomentary
        if segments.indices.contains(stored) { thumb.frame = segments[stored].frame.insetBy(dx: 2, dy: 2) }
    }

    // MARK: Choosing

    private func choose(_ index: Int) {
        guard segments.indices.contains(index), segments[index].isChoosable, isMomentary || index != stored else {
            return
        }
        stored = index
        applyColors()
        setNeedsLayout()
        if !isMomentary { UIView.animate(withDuration: 0.15) { self.layoutIfNeeded() } }
        sendActions(for: [.valueChanged, .primaryActionTriggered])
        segments[index].action?.perform(sender: self)
        if isMomentary { stored = Self.noSegment }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard isTracking, let touch = touches.first else { return }
        cancelTracking(with: event)
        isHighlighted = false
        let place = touch.location(in: self)
        if let index = segments.firstIndex(where: { $0.frame.contains(place) }) { choose(index) }
    }

    package override func handleKey(_ key: UIKey) -> Bool {
        guard isEnabled, isFirstResponder, key.modifierFlags.normalized.isEmpty else { return false }
        let forward = effectiveUserInterfaceLayoutDirection == .rightToLeft ? UIKey.Code.left : .right
        switch key.code {
        case .left, .right:
            let step = key.code == forward ? 1 : -1
            var next = stored == Self.noSegment ? (step > 0 ? 0 : segments.count - 1) : stored + step
            while segments.indices.contains(next), !segments[next].isChoosable { next += step }
            choose(next)
        default: return false
        }
        return true
    }

    override var role: GtkAccessibleRole { GTK_ACCESSIBLE_ROLE_RADIO_GROUP }
}

/// One choice of a segmented control.
final class SegmentView: UIView {
    let label = UILabel()
    let picture = UIImageView(image: nil)
    var fixedWidth: CGFloat = 0
    var isChoosable = true
    var action: UIAction?

    init(title: String?, image: UIImage?) {
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        label.text = title
        label.textAlignment = .center
        picture.image = image
        picture.contentMode = .center
        addSubview(picture)
        addSubview(label)
    }

    required init?(coder: NSCoder) { nil }

    var naturalWidth: CGFloat {
        if fixedWidth > 0 { return fixedWidth }
        return max(label.intrinsicContentSize.width, picture.image?.size.width ?? 0) + 24
    }

    override func layoutSubviews() {
        label.frame = CGRect(x: 4, y: 0, width: max(0, bounds.width - 8), height: bounds.height)
        picture.frame = bounds
    }

    override var accessibilityLabel: String? {
        get { super.accessibilityLabel ?? label.text }
        set { super.accessibilityLabel = newValue }
    }
}
