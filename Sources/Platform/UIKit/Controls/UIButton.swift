import Foundation
internal import CGtk

/// A control with a title, a picture, or both.
@preconcurrency @MainActor open class UIButton: UIControl {
    public enum ButtonType: Int, Sendable {
        case custom, system, detailDisclosure, infoLight, infoDark, contactAdd, plain, close
        public static let roundedRect = ButtonType.system
    }

    private struct Content {
        var titles: [UInt: String] = [:]
        var attributedTitles: [UInt: NSAttributedString] = [:]
        var colors: [UInt: UIColor] = [:]
        var shadowColors: [UInt: UIColor] = [:]
        var images: [UInt: UIImage] = [:]
        var backgrounds: [UInt: UIImage] = [:]
        var symbols: [UInt: UIImage.SymbolConfiguration] = [:]
    }

    public let buttonType: ButtonType
    private var content = Content()
    let label = UILabel()
    let secondLabel = UILabel()
    let picture = UIImageView(image: nil)
    private var spinner: UIActivityIndicatorView?
    open var titleLabel: UILabel? { label }
    open var subtitleLabel: UILabel? { secondLabel }
    open var imageView: UIImageView? { picture }
    open var contentEdgeInsets = UIEdgeInsets.zero { didSet { contentChanged() } }
    open var titleEdgeInsets = UIEdgeInsets.zero { didSet { contentChanged() } }
    open var imageEdgeInsets = UIEdgeInsets.zero { didSet { contentChanged() } }
    open var configuration: Configuration? { didSet { contentChanged() } }
    open var automaticallyUpdatesConfiguration = true
    open var menu: UIMenu?
    open var showsMenuAsPrimaryAction = false
    open var changesSelectionAsPrimaryAction = false
    open var preferredMenuElementOrder = UIContextMenuConfiguration.ElementOrder.automatic
    open var adjustsImageWhenHighlighted = true
    open var adjustsImageWhenDisabled = true
    open var showsTouchWhenHighlighted = false
    open var reversesTitleShadowWhenHighlighted = false
    open var isPointerInteractionEnabled = true
    open var isHeld: Bool { isHighlighted }
    open var configurationUpdateHandler: ConfigurationUpdateHandler? { didSet { updateContent() } }
    private var isUpdating = false

    public override init(frame: CGRect) {
        buttonType = .custom
        super.init(frame: frame)
        setUp()
    }

    public init(type: ButtonType) {
        buttonType = type
        super.init(frame: .zero)
        setUp()
    }

    public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
        self.init(type: .system)
        self.configuration = configuration
        if let primaryAction { take(primaryAction) }
        contentChanged()
    }

    public convenience init(frame: CGRect = .zero, primaryAction: UIAction?) {
        self.init(type: .system)
        if frame != .zero { self.frame = frame }
        if let primaryAction { take(primaryAction) }
    }

    public convenience init(type: ButtonType = .system, primaryAction: UIAction?) {
        self.init(type: type)
        if let primaryAction { take(primaryAction) }
    }

    public required init?(coder: NSCoder) {
        buttonType = .custom
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        super.accessibilityTraits = .button
        pointerCursor = .pointer
        label.font = .systemFont(ofSize: 15, weight: buttonType == .system ? .medium : .regular)
        secondLabel.font = .systemFont(ofSize: 12)
        secondLabel.isHidden = true
        picture.contentMode = .scaleAspectFit
        let symbol: String? =
            switch buttonType {
            case .close: "xmark"
            case .detailDisclosure, .infoLight, .infoDark: "info.circle"
            case .contactAdd: "plus.circle"
            default: nil
            }
        if let symbol { content.images[0] = UIImage(systemName: symbol) }
        // The button speaks for its parts.
        for view in [label, secondLabel, picture] as [UIView] {
            view.accessibilityElementsHidden = true
            addSubview(view)
        }
        contentChanged()
    }

    private func take(_ action: UIAction) {
        if !action.title.isEmpty { setTitle(action.title, for: .normal) }
        if let image = action.image { setImage(image, for: .normal) }
        addAction(action, for: .primaryActionTriggered)
    }

    // MARK: Content by state

    open func setTitle(_ title: String?, for state: State) {
        content.titles[state.rawValue] = title
        contentChanged()
    }
    open func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
        content.attributedTitles[state.rawValue] = title
        contentChanged()
    }
    open func setTitleColor(_ color: UIColor?, for state: State) {
        content.colors[state.rawValue] = color
        contentChanged()
    }
    open func setTitleShadowColor(_ color: UIColor?, for state: State) { content.shadowColors[state.rawValue] = color }
    open func setImage(_ image: UIImage?, for state: State) {
        content.images[state.rawValue] = image
        contentChanged()
    }
    open func setBackgroundImage(_ image: UIImage?, for state: State) {
        content.backgrounds[state.rawValue] = image
        setNeedsDisplay()
    }
    open func setPreferredSymbolConfiguration(_ configuration: UIImage.SymbolConfiguration?, forImageIn state: State) {
        content.symbols[state.rawValue] = configuration
        contentChanged()
    }

    open func title(for state: State) -> String? { content.titles[state.rawValue] }
    open func attributedTitle(for state: State) -> NSAttributedString? { content.attributedTitles[state.rawValue] }
    open func titleColor(for state: State) -> UIColor? {
        content.colors[state.rawValue] ?? (state == .normal ? resolvedTitleColor : nil)
    }
    open func titleShadowColor(for state: State) -> UIColor? { content.shadowColors[state.rawValue] }
    open func image(for state: State) -> UIImage? { content.images[state.rawValue] }
    open func backgroundImage(for state: State) -> UIImage? { content.backgrounds[state.rawValue] }
    open func preferredSymbolConfigurationForImage(in state: State) -> UIImage.SymbolConfiguration? {
        content.symbols[state.rawValue]
    }
    open var currentTitle: String? { configuration?.title ?? pick(content.titles) }
    open var currentAttributedTitle: NSAttributedString? { pick(content.attributedTitles) }
    open var currentImage: UIImage? { configuration?.image ?? pick(content.images) }
    open var currentBackgroundImage: UIImage? { pick(content.backgrounds) }
    open var currentTitleColor: UIColor { resolvedTitleColor }
    open var currentTitleShadowColor: UIColor? { pick(content.shadowColors) }
    open var currentPreferredSymbolConfiguration: UIImage.SymbolConfiguration? { pick(content.symbols) }

    /// What is set for the state, else for its strongest part, else for the normal one.
    private func pick<Value>(_ values: [UInt: Value]) -> Value? {
        if values.isEmpty { return nil }
        let state = self.state.subtracting(.focused)
        if let exact = values[state.rawValue] { return exact }
        for part in [State.disabled, .highlighted, .selected] where state.contains(part) {
            if let value = values[part.rawValue] { return value }
        }
        return values[0]
    }

    private var resolvedTitleColor: UIColor {
        if let color = pick(content.colors) { return color }
        if let color = configuration?.foreground { return color }
        return tintColor
    }

    private func contentChanged() {
        updateContent()
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    open func setNeedsUpdateConfiguration() { updateContent() }
    open func updateConfiguration() {}

    private func updateContent() {
        // A handler sets the configuration, which asks for an update.
        if !isUpdating {
            isUpdating = true
            configurationUpdateHandler?(self)
            updateConfiguration()
            isUpdating = false
        }
        let look = configuration.map { automaticallyUpdatesConfiguration ? $0.updated(for: self) : $0 }
        showTitle(look)
        picture.preferredSymbolConfiguration = look?.preferredSymbolConfigurationForImage ?? pick(content.symbols)
        picture.image = look?.showsActivityIndicator == true ? nil : currentImage
        picture.isHidden = picture.image == nil
        let color =
            look?.foreground
            ?? (pick(content.colors) != nil && configuration == nil && buttonType == .system ? resolvedTitleColor : nil)
        picture.tintColor = look?.imageColorTransformer.map { $0(color ?? tintColor) } ?? color
        showSpinner(look, color ?? tintColor)
        look?.applyBackground(to: self)
        let faded: CGFloat = isEnabled ? (isHighlighted ? 0.55 : isHovered ? 0.82 : 1) : 0.4
        for view in [label, secondLabel, picture] as [UIView] { view.alpha = faded }
        setNeedsDisplay()
    }

    private func showTitle(_ look: Configuration?) {
        if let attributed = look?.attributedTitle {
            label.font = look?.titleFont
            label.textColor = resolvedTitleColor
            label.attributedText = attributed.drawable(look?.titleTextAttributesTransformer)
        } else if let attributed = pick(content.attributedTitles) {
            label.attributedText = attributed
        } else {
            label.text = look?.title ?? currentTitle
            if let look { label.font = look.font ?? (look.buttonSize == .medium ? label.font : look.titleFont) }
            label.textColor = resolvedTitleColor
            if let transformer = look?.titleTextAttributesTransformer, let title = label.text {
                label.attributedText = AttributedString(title).drawable(transformer)
            }
        }
        label.isHidden = (label.text ?? "").isEmpty
        if let attributed = look?.attributedSubtitle {
            secondLabel.attributedText = attributed.drawable(look?.subtitleTextAttributesTransformer)
        } else {
            secondLabel.text = look?.subtitle
        }
        secondLabel.textColor = look?.foreground ?? .secondaryLabel
        secondLabel.isHidden = (secondLabel.text ?? "").isEmpty
    }

    private func showSpinner(_ look: Configuration?, _ color: UIColor) {
        guard look?.showsActivityIndicator == true else {
            spinner?.removeFromSuperview()
            spinner = nil
            return
        }
        let made = spinner ?? UIActivityIndicatorView(style: .medium)
        made.color = look?.activityIndicatorColorTransformer?(color) ?? color
        if spinner == nil { addSubview(made) }
        spinner = made
        made.startAnimating()
    }

    override func stateChanged() {
        updateContent()
        super.stateChanged()
    }

    open override func tintColorDidChange() { updateContent() }

    // MARK: Layout

    var insets: UIEdgeInsets {
        configuration?.contentInsets.resolved(isRightToLeft: effectiveUserInterfaceLayoutDirection == .rightToLeft)
            ?? contentEdgeInsets
    }
    /// The picture, or the ring in its place.
    var symbolView: UIView? { spinner ?? (picture.isHidden ? nil : picture) }

    open override var intrinsicContentSize: CGSize { ButtonLayout(self).naturalSize }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
    open override func layoutSubviews() {
        super.layoutSubviews()
        ButtonLayout(self).place()
    }

    open func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }
    open func contentRect(forBounds bounds: CGRect) -> CGRect { bounds.inset(by: insets) }
    open func titleRect(forContentRect contentRect: CGRect) -> CGRect { label.frame }
    open func imageRect(forContentRect contentRect: CGRect) -> CGRect { picture.frame }

    override func drawContent(_ canvas: Canvas) {
        guard let image = currentBackgroundImage else { return }
        image.draw(
            canvas, in: backgroundRect(forBounds: CGRect(origin: .zero, size: bounds.size)),
            tint: image.isTemplate ? rgba(tintColor) : nil)
    }

    // MARK: Acting

    open override func sendActions(for events: UIControl.Event) {
        if showsMenuAsPrimaryAction, let menu, events.contains(.primaryActionTriggered), let window {
            super.sendActions(for: .menuActionTriggered)
            MenuPresenter.present(menu, in: window, at: convert(CGPoint(x: 0, y: bounds.maxY + 4), to: window))
            return
        }
        if changesSelectionAsPrimaryAction, events.contains(.primaryActionTriggered) { isSelected.toggle() }
        super.sendActions(for: events)
    }

    open override var accessibilityLabel: String? {
        get { super.accessibilityLabel ?? label.text }
        set { super.accessibilityLabel = newValue }
    }

    override var role: GtkAccessibleRole { GTK_ACCESSIBLE_ROLE_BUTTON }
}
