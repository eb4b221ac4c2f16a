import Foundation
internal import CGtk

/// A control with a title, a picture, or both.
@preconcurrency @MainActor open class UIButton: UIControl {
    public enum ButtonType: Int, Sendable {
        case custom, system, detailDisclosure, infoLight, infoDark, contactAdd, close = 7
    }

    private struct Content {
        var titles: [UInt: String] = [:]
        var attributedTitles: [UInt: NSAttributedString] = [:]
        var colors: [UInt: UIColor] = [:]
        var images: [UInt: UIImage] = [:]
    }

    public let buttonType: ButtonType
    private var content = Content()
    private let label = UILabel()
    private let picture = UIImageView(image: nil)
    open var titleLabel: UILabel? { label }
    open var imageView: UIImageView? { picture }
    open var contentEdgeInsets = UIEdgeInsets.zero { didSet { contentChanged() } }
    open var titleEdgeInsets = UIEdgeInsets.zero { didSet { contentChanged() } }
    open var imageEdgeInsets = UIEdgeInsets.zero { didSet { contentChanged() } }
    open var configuration: Configuration? { didSet { contentChanged() } }
    open var menu: UIMenu?
    open var showsMenuAsPrimaryAction = false
    open var adjustsImageWhenHighlighted = true
    open var configurationUpdateHandler: ((UIButton) -> Void)?

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
        picture.contentMode = .scaleAspectFit
        if buttonType == .close { content.images[0] = UIImage(systemName: "xmark") }
        // The button speaks for both.
        label.accessibilityElementsHidden = true
        picture.accessibilityElementsHidden = true
        addSubview(picture)
        addSubview(label)
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

    open func setImage(_ image: UIImage?, for state: State) {
        content.images[state.rawValue] = image
        contentChanged()
    }

    open func setPreferredSymbolConfiguration(_ configuration: UIImage.SymbolConfiguration?, forImageIn state: State) {
        picture.preferredSymbolConfiguration = configuration
        contentChanged()
    }

    open func title(for state: State) -> String? { content.titles[state.rawValue] }
    open func titleColor(for state: State) -> UIColor? { content.colors[state.rawValue] }
    open func image(for state: State) -> UIImage? { content.images[state.rawValue] }
    open var currentTitle: String? { configuration?.title ?? content.titles[state.rawValue] ?? content.titles[0] }
    open var currentImage: UIImage? { configuration?.image ?? content.images[state.rawValue] ?? content.images[0] }
    open var currentTitleColor: UIColor { resolvedTitleColor }

    private var resolvedTitleColor: UIColor {
        content.colors[state.rawValue] ?? content.colors[0] ?? configuration?.foreground ?? tintColor
    }

    private func contentChanged() {
        updateContent()
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    open func setNeedsUpdateConfiguration() { updateContent() }
    open func updateConfiguration() {}

    private func updateContent() {
        configurationUpdateHandler?(self)
        updateConfiguration()
        if let attributed = content.attributedTitles[state.rawValue] ?? content.attributedTitles[0] {
            label.attributedText = attributed
        } else {
            label.text = currentTitle
            if let font = configuration?.font { label.font = font }
            label.textColor = resolvedTitleColor
        }
        label.isHidden = (label.text ?? "").isEmpty
        picture.image = currentImage
        picture.isHidden = picture.image == nil
        picture.tintColor = configuration?.foreground ?? (content.colors.isEmpty ? nil : resolvedTitleColor)
        configuration?.applyBackground(to: self)
        let faded: CGFloat = isEnabled ? (isHighlighted ? 0.55 : isHovered ? 0.82 : 1) : 0.4
        label.alpha = faded
        picture.alpha = faded
        setNeedsDisplay()
    }

    override func stateChanged() {
        updateContent()
        super.stateChanged()
    }

    open override func tintColorDidChange() { updateContent() }

    // MARK: Layout

    private var insets: UIEdgeInsets { configuration?.edgeInsets ?? contentEdgeInsets }
    private var gap: CGFloat { picture.isHidden || label.isHidden ? 0 : configuration?.imagePadding ?? 6 }

    private var contentSize: CGSize {
        let text = label.isHidden ? .zero : label.intrinsicContentSize
        let image = picture.isHidden ? .zero : picture.intrinsicContentSize
        return CGSize(width: text.width + image.width + gap, height: max(text.height, image.height))
    }

    open override var intrinsicContentSize: CGSize {
        let size = contentSize
        return CGSize(width: size.width + insets.left + insets.right, height: size.height + insets.top + insets.bottom)
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let room = bounds.inset(by: insets)
        let image = picture.isHidden ? .zero : picture.intrinsicContentSize
        let text = label.isHidden ? .zero : label.intrinsicContentSize
        let textWidth = min(text.width, max(0, room.width - image.width - gap))
        let width = image.width + gap + textWidth
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        var x: CGFloat =
            switch contentHorizontalAlignment {
            case .left: room.minX
            case .right: room.maxX - width
            case .leading: isRightToLeft ? room.maxX - width : room.minX
            case .trailing: isRightToLeft ? room.minX : room.maxX - width
            default: room.minX + (room.width - width) / 2
            }
        x = x.rounded()
        let imageFirst = configuration?.imagePlacement != .trailing
        let parts =
            imageFirst != isRightToLeft
            ? [(picture as UIView, image), (label, CGSize(width: textWidth, height: text.height))]
            : [(label as UIView, CGSize(width: textWidth, height: text.height)), (picture, image)]
        for (view, size) in parts {
            view.frame = CGRect(
                x: x, y: (room.minY + (room.height - size.height) / 2).rounded(), width: size.width, height: size.height
            )
            x += size.width + (size.width > 0 ? gap : 0)
        }
    }

    // MARK: Acting

    open override func sendActions(for events: UIControl.Event) {
        if showsMenuAsPrimaryAction, let menu, events.contains(.primaryActionTriggered), let window {
            MenuPresenter.present(menu, in: window, at: convert(CGPoint(x: 0, y: bounds.maxY + 4), to: window))
            return
        }
        super.sendActions(for: events)
    }

    open override var accessibilityLabel: String? {
        get { super.accessibilityLabel ?? label.text }
        set { super.accessibilityLabel = newValue }
    }

    override var role: GtkAccessibleRole { GTK_ACCESSIBLE_ROLE_BUTTON }
}
