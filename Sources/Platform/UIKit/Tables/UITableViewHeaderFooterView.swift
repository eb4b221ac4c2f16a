import Foundation

/// The header or footer of a section.
@preconcurrency @MainActor open class UITableViewHeaderFooterView: UIView {
    public let reuseIdentifier: String?
    private let content = UIView()
    private var shownContent: (UIView & UIContentView)?
    private let label = UILabel()
    private let detail = UILabel()
    /// The table shows a string in it, in the look of its style.
    var showsTitle = false

    public init(reuseIdentifier: String?) {
        self.reuseIdentifier = reuseIdentifier
        super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 28))
        setUp()
    }

    public override convenience init(frame: CGRect) {
        self.init(reuseIdentifier: nil)
        if frame != .zero { self.frame = frame }
    }

    public required init?(coder: NSCoder) {
        reuseIdentifier = nil
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        addSubview(content)
        label.font = .systemFont(ofSize: 13, weight: .semibold)
        label.textColor = .secondaryLabel
        detail.font = .systemFont(ofSize: 13)
        detail.textColor = .secondaryLabel
        content.addSubview(label)
        content.addSubview(detail)
    }

    /// Called before the view is used for another section.
    open func prepareForReuse() {}

    open var contentView: UIView { content }
    open var textLabel: UILabel? { label }
    open var detailTextLabel: UILabel? { detail }
    open var backgroundView: UIView? {
        didSet {
            oldValue?.removeFromSuperview()
            if let backgroundView { insertSubview(backgroundView, at: 0) }
            setNeedsLayout()
        }
    }
    open override var tintColor: UIColor! {
        get { super.tintColor }
        set { super.tintColor = newValue }
    }

    // MARK: Configuration

    open var contentConfiguration: UIContentConfiguration? {
        didSet {
            shownContent = content.show(contentConfiguration?.updated(for: configurationState), in: shownContent)
            setNeedsLayout()
        }
    }
    open var automaticallyUpdatesContentConfiguration = true
    open var backgroundConfiguration: UIBackgroundConfiguration? { didSet { setNeedsDisplay() } }
    open var automaticallyUpdatesBackgroundConfiguration = true
    open var configurationUpdateHandler: ((UITableViewHeaderFooterView, UIViewConfigurationState) -> Void)? {
        didSet { setNeedsUpdateConfiguration() }
    }
    open func defaultContentConfiguration() -> UIListContentConfiguration { .plainHeader() }
    open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .listPlainHeaderFooter() }
    open var configurationState: UIViewConfigurationState { UIViewConfigurationState(traitCollection: traitCollection) }
    open func setNeedsUpdateConfiguration() { updateConfiguration(using: configurationState) }
    open func updateConfiguration(using state: UIViewConfigurationState) { configurationUpdateHandler?(self, state) }

    // MARK: Layout

    var margins = UIEdgeInsets(top: 8, left: 16, bottom: 6, right: 16)

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        if let shownContent { return shownContent.sizeThatFits(size) }
        let room = CGSize(width: max(1, size.width - margins.left - margins.right), height: .greatestFiniteMagnitude)
        let text = (label.text ?? "").isEmpty ? 0 : label.sizeThatFits(room).height
        let second = (detail.text ?? "").isEmpty ? 0 : detail.sizeThatFits(room).height
        guard text + second > 0 else { return CGSize(width: size.width, height: max(bounds.height, 28)) }
        return CGSize(width: size.width, height: (text + second).rounded(.up) + margins.top + margins.bottom)
    }

    func fittedHeight(width: CGFloat) -> CGFloat {
        if shownContent == nil, content.ownsConstraints { return content.constrainedHeight(width: width) }
        return sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        content.frame = bounds
        backgroundView?.frame = bounds
        if let shownContent { shownContent.frame = content.bounds }
        let room = bounds.inset(by: margins)
        let size = CGSize(width: room.width, height: .greatestFiniteMagnitude)
        let second = (detail.text ?? "").isEmpty ? 0 : detail.sizeThatFits(size).height
        label.frame = CGRect(x: room.minX, y: room.minY, width: room.width, height: max(0, room.height - second))
        detail.frame = CGRect(x: room.minX, y: room.maxY - second, width: room.width, height: second)
    }

    override func drawContent(_ canvas: Canvas) {
        backgroundConfiguration?.draw(
            canvas, in: CGRect(origin: .zero, size: bounds.size), tint: tintColor,
            isRightToLeft: effectiveUserInterfaceLayoutDirection == .rightToLeft)
    }
}
