import Foundation

/// An item of a collection view. Put subviews into `contentView`, or set `contentConfiguration`.
@preconcurrency @MainActor open class UICollectionViewCell: UICollectionReusableView {
    public enum DragState: Int, Sendable { case none, lifting, dragging }
    public typealias ConfigurationUpdateHandler = (
        _ cell: UICollectionViewCell, _ state: UICellConfigurationState
    ) -> Void

    private let content = UIView()
    private var shownContent: (UIView & UIContentView)?
    var isFocusedRow = false { didSet { if isFocusedRow != oldValue { stateChanged() } } }
    var isHovered = false { didSet { if isHovered != oldValue { stateChanged() } } }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUpCell()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUpCell()
    }

    private func setUpCell() {
        content.frame = bounds
        addSubview(content)
        updateAccessibility { $0.traits = .listItem }
    }

    open var contentView: UIView { content }

    // MARK: State

    open var isSelected = false {
        didSet {
            guard isSelected != oldValue else { return }
            updateAccessibility { if isSelected { $0.traits.insert(.selected) } else { $0.traits.remove(.selected) } }
            stateChanged()
        }
    }
    open var isHighlighted = false { didSet { if isHighlighted != oldValue { stateChanged() } } }
    var isEditingCell = false { didSet { if isEditingCell != oldValue { stateChanged() } } }
    open func dragStateDidChange(_ dragState: DragState) {}

    func stateChanged() {
        selectedBackgroundView?.isHidden = !(isSelected || isHighlighted)
        setNeedsUpdateConfiguration()
    }

    // MARK: Configuration

    open var contentConfiguration: UIContentConfiguration? {
        didSet {
            shownContent = content.show(contentConfiguration?.updated(for: configurationState), in: shownContent)
            setNeedsLayout()
            collectionView?.contentSizeOfCellChanged(self)
        }
    }
    open var automaticallyUpdatesContentConfiguration = true
    open var backgroundConfiguration: UIBackgroundConfiguration? { didSet { setNeedsDisplay() } }
    open var automaticallyUpdatesBackgroundConfiguration = true
    open var configurationUpdateHandler: ConfigurationUpdateHandler? { didSet { setNeedsUpdateConfiguration() } }
    open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .listPlainCell() }

    open var configurationState: UICellConfigurationState {
        var state = UICellConfigurationState(traitCollection: traitCollection)
        state.isSelected = isSelected
        state.isHighlighted = isHighlighted
        state.isHovered = isHovered
        state.isFocused = isFocusedRow
        state.isEditing = isEditingCell
        return state
    }

    open func setNeedsUpdateConfiguration() { updateConfiguration(using: configurationState) }

    open func updateConfiguration(using state: UICellConfigurationState) {
        configurationUpdateHandler?(self, state)
        if automaticallyUpdatesContentConfiguration, let updated = contentConfiguration?.updated(for: state),
            let shownContent
        {
            shownContent.configuration = updated
        }
        setNeedsDisplay()
    }

    // MARK: Look

    open var backgroundView: UIView? { didSet { replaceGround(oldValue, backgroundView) } }
    open var selectedBackgroundView: UIView? {
        didSet {
            replaceGround(oldValue, selectedBackgroundView)
            selectedBackgroundView?.isHidden = !(isSelected || isHighlighted)
        }
    }

    private func replaceGround(_ old: UIView?, _ new: UIView?) {
        old?.removeFromSuperview()
        if let new { insertSubview(new, at: 0) }
        setNeedsLayout()
    }

    var contentFrame: CGRect { CGRect(origin: .zero, size: bounds.size) }

    open override func layoutSubviews() {
        super.layoutSubviews()
        content.frame = contentFrame
        backgroundView?.frame = CGRect(origin: .zero, size: bounds.size)
        selectedBackgroundView?.frame = CGRect(origin: .zero, size: bounds.size)
        shownContent?.frame = content.bounds
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { shownContent?.sizeThatFits(size) ?? bounds.size }

    override func preferredSize(_ proposed: CGSize) -> CGSize {
        if shownContent == nil, content.ownsConstraints {
            let vertical = collectionView?.collectionViewLayout.isVertical ?? true
            if let size = content.constrainedSize(
                width: vertical ? proposed.width : nil, height: vertical ? nil : proposed.height)
            {
                return size
            }
        }
        return super.preferredSize(proposed)
    }

    // MARK: Drawing

    override func drawContent(_ canvas: Canvas) {
        guard let backgroundConfiguration else { return }
        let shown =
            automaticallyUpdatesBackgroundConfiguration
            ? backgroundConfiguration.updated(for: configurationState) : backgroundConfiguration
        shown.draw(
            canvas, in: CGRect(origin: .zero, size: bounds.size), tint: tintColor,
            isRightToLeft: effectiveUserInterfaceLayoutDirection == .rightToLeft)
    }

    override func drawOverlay(_ canvas: Canvas) {
        guard isFocusedRow else { return }
        canvas.border(
            CGRect(origin: .zero, size: bounds.size).insetBy(dx: 1, dy: 1), radii: CornerRadii(8), width: 2,
            tintColor.rgba(canvas.traits))
    }

    // MARK: Touches and screen readers

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        collectionView?.touchBegan(on: self)
    }
    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        collectionView?.touchEnded(on: self, touches.first)
    }
    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        collectionView?.touchCancelled(on: self)
    }
    open override func accessibilityActivate() -> Bool { collectionView?.activate(self) ?? false }
    open override var accessibilityLabel: String? {
        get { super.accessibilityLabel ?? content.spokenText }
        set { super.accessibilityLabel = newValue }
    }
    override var isElementByNature: Bool { true }
}
