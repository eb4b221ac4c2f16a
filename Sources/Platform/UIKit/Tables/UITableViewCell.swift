import Foundation
internal import CGtk

/// A row of a table.
///
/// Put subviews into `contentView`, or set `contentConfiguration`, or use `textLabel` and its kin. The cell's height is what
/// its content needs: constraints of the content view, the configuration, or an overridden `sizeThatFits`.
@preconcurrency @MainActor open class UITableViewCell: UIView, ListCell {
    public let reuseIdentifier: String?
    let style: CellStyle
    let chrome = CellChrome()
    /// The table that shows the cell.
    weak var tableView: UITableView?
    private let content = UIView()
    private var labels: CellLabels?
    private var shownContent: (UIView & UIContentView)?

    public init(style: CellStyle, reuseIdentifier: String?) {
        self.style = style
        self.reuseIdentifier = reuseIdentifier
        super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
        addSubview(content)
        updateAccessibility { $0.traits = .listItem }
    }

    public override convenience init(frame: CGRect) {
        self.init(style: .default, reuseIdentifier: nil)
        if frame != .zero { self.frame = frame }
    }

    public required init?(coder: NSCoder) {
        style = .default
        reuseIdentifier = nil
        super.init(coder: coder)
        addSubview(content)
    }

    /// Called before the cell is used for another row.
    open func prepareForReuse() {}

    // MARK: Content

    open var contentView: UIView { content }
    private func ensureLabels() -> CellLabels {
        if let labels { return labels }
        let made = CellLabels(style, in: content)
        labels = made
        return made
    }
    open var textLabel: UILabel? { ensureLabels().text }
    open var detailTextLabel: UILabel? { style == .default ? nil : ensureLabels().detail }
    open var imageView: UIImageView? { ensureLabels().image }

    open var contentConfiguration: UIContentConfiguration? { didSet { showContentConfiguration() } }
    open var automaticallyUpdatesContentConfiguration = true
    open var backgroundConfiguration: UIBackgroundConfiguration? { didSet { setNeedsDisplay() } }
    open var automaticallyUpdatesBackgroundConfiguration = true
    open var configurationUpdateHandler: ConfigurationUpdateHandler? { didSet { setNeedsUpdateConfiguration() } }

    open func defaultContentConfiguration() -> UIListContentConfiguration {
        switch style {
        case .default: .cell()
        case .subtitle: .subtitleCell()
        case .value1, .value2: .valueCell()
        }
    }

    open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
        tableView?.style == .plain ? .listPlainCell() : .listGroupedCell()
    }

    open var configurationState: UICellConfigurationState {
        var state = UICellConfigurationState(traitCollection: traitCollection)
        state.isSelected = isSelected
        state.isHighlighted = isHighlighted
        state.isEditing = isEditing
        state.isHovered = isHovered
        state.isFocused = isFocusedRow
        state.isDisabled = !isUserInteractionEnabled
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

    private func showContentConfiguration() {
        shownContent = content.show(contentConfiguration?.updated(for: configurationState), in: shownContent)
        setNeedsLayout()
        tableView?.contentSizeOfCellChanged(self)
    }

    // MARK: State

    open var isSelected: Bool {
        get { chrome.isSelected }
        set { setSelected(newValue, animated: false) }
    }
    open var isHighlighted: Bool {
        get { chrome.isHighlighted }
        set { setHighlighted(newValue, animated: false) }
    }
    open func setSelected(_ selected: Bool, animated: Bool) {
        guard selected != chrome.isSelected else { return }
        chrome.isSelected = selected
        stateChanged()
        updateAccessibility { if selected { $0.traits.insert(.selected) } else { $0.traits.remove(.selected) } }
    }
    open func setHighlighted(_ highlighted: Bool, animated: Bool) {
        guard highlighted != chrome.isHighlighted else { return }
        chrome.isHighlighted = highlighted
        stateChanged()
    }
    var isHovered = false { didSet { if isHovered != oldValue { stateChanged() } } }
    var isFocusedRow = false { didSet { if isFocusedRow != oldValue { stateChanged() } } }

    private func stateChanged() {
        labels?.setHighlighted(isSelected || isHighlighted)
        setNeedsUpdateConfiguration()
        setNeedsLayout()
    }

    // MARK: Look

    open var selectionStyle = SelectionStyle.default { didSet { setNeedsDisplay() } }
    open var focusStyle = FocusStyle.default
    open var backgroundView: UIView? { didSet { replaceGround(oldValue, backgroundView) } }
    open var selectedBackgroundView: UIView? { didSet { replaceGround(oldValue, selectedBackgroundView) } }
    open var multipleSelectionBackgroundView: UIView?
    open var separatorInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0) {
        didSet { chrome.separatorInset = separatorInset }
    }
    open var indentationLevel = 0 { didSet { setNeedsLayout() } }
    open var indentationWidth: CGFloat = 10 { didSet { setNeedsLayout() } }
    open var shouldIndentWhileEditing = true
    open var userInteractionEnabledWhileDragging = true

    private func replaceGround(_ old: UIView?, _ new: UIView?) {
        old?.removeFromSuperview()
        if let new { insertSubview(new, at: 0) }
        setNeedsLayout()
    }

    // MARK: Accessories and editing

    open var accessoryType = AccessoryType.none { didSet { if accessoryType != oldValue { accessoryChanged() } } }
    open var accessoryView: UIView? { didSet { accessoryChanged() } }
    open var editingAccessoryType = AccessoryType.none { didSet { accessoryChanged() } }
    open var editingAccessoryView: UIView? { didSet { accessoryChanged() } }
    open var isEditing: Bool {
        get { chrome.isEditing }
        set { setEditing(newValue, animated: false) }
    }
    open func setEditing(_ editing: Bool, animated: Bool) {
        guard editing != chrome.isEditing else { return }
        chrome.isEditing = editing
        accessoryChanged()
        setNeedsUpdateConfiguration()
    }
    open var editingStyle: EditingStyle { chrome.editingStyle }
    open var showsReorderControl = false { didSet { accessoryChanged() } }
    open var showingDeleteConfirmation: Bool { chrome.swipeOffset != 0 }
    open func willTransition(to state: StateMask) {}
    open func didTransition(to state: StateMask) {}
    open func dragStateDidChange(_ dragState: DragState) {}

    private func accessoryChanged() {
        chrome.rebuild(self)
        setNeedsLayout()
    }

    // MARK: Layout

    open override func layoutSubviews() {
        super.layoutSubviews()
        chrome.layOut(self)
        if let shownContent { shownContent.frame = content.bounds } else { labels?.layOut(indent: indent) }
    }

    private var indent: CGFloat { CGFloat(indentationLevel) * indentationWidth }

    /// The height that the content needs at a width.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        let room = CGSize(width: max(1, size.width - chrome.takenWidth(self)), height: .greatestFiniteMagnitude)
        let height = shownContent?.sizeThatFits(room).height ?? labels?.height(in: room.width, indent: indent) ?? 44
        return CGSize(width: size.width, height: max(height.rounded(.up), chrome.minimumHeight(self)))
    }

    /// The table asks so for the height of a row: constraints first, then `sizeThatFits`.
    open override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize { CGSize(width: targetSize.width, height: naturalHeight(width: targetSize.width)) }

    func fittedHeight(width: CGFloat) -> CGFloat {
        systemLayoutSizeFitting(
            CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel
        ).height
    }

    private func naturalHeight(width: CGFloat) -> CGFloat {
        if shownContent == nil, content.ownsConstraints {
            return content.constrainedHeight(width: max(1, width - chrome.takenWidth(self)))
        }
        return sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height
    }

    // MARK: Drawing

    override func drawContent(_ canvas: Canvas) { chrome.drawGround(canvas, self) }
    override func drawOverlay(_ canvas: Canvas) { chrome.drawOverlay(canvas, self) }

    // MARK: Touches and screen readers

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        tableView?.touchBegan(on: self, event)
    }
    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        tableView?.touchEnded(on: self, touches.first, event)
    }
    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        tableView?.touchCancelled(on: self)
    }

    open override func accessibilityActivate() -> Bool { tableView?.activate(self) ?? false }

    open override var accessibilityLabel: String? {
        get { super.accessibilityLabel ?? content.spokenText }
        set { super.accessibilityLabel = newValue }
    }

    override var isElementByNature: Bool { true }
}
