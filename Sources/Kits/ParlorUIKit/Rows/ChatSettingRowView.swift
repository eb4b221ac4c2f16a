/// A row of settings: a sign, a title, and at the end a value, a switch or an arrow.
@MainActor open class ChatSettingRowView: ChatRowView {
    public struct Content {
        public enum Style: Hashable { case plain, accent, destructive }

        public var icon: UIImage?
        public var title: String
        /// A second line.
        public var detail: String?
        public var value: String?
        /// The state of a switch; `nil` shows none.
        public var isOn: Bool?
        /// Whether choosing the row leads somewhere.
        public var leadsOn: Bool
        public var style: Style

        public init(
            icon: UIImage? = nil, title: String, detail: String? = nil, value: String? = nil, isOn: Bool? = nil,
            leadsOn: Bool = false, style: Style = .plain
        ) {
            self.icon = icon
            self.title = title
            self.detail = detail
            self.value = value
            self.isOn = isOn
            self.leadsOn = leadsOn
            self.style = style
        }
    }

    open var content: Content? { didSet { updateContentIfNeeded() } }

    public private(set) lazy var iconView = UIImageView(image: nil)
    public private(set) lazy var titleLabel = UILabel()
    public private(set) lazy var detailLabel = UILabel()
    public private(set) lazy var valueLabel = UILabel()
    public private(set) lazy var switchView = ChatSwitchView()
    public private(set) lazy var arrow = UIImageView(image: nil)

    open override var rowHeight: CGFloat { content?.detail == nil ? 48 : 60 }

    open override var spoken: String {
        guard let content else { return "" }
        let state = content.isOn.map { $0 ? "on" : "off" }
        return [content.title, content.detail, content.value, state].compactMap { $0 }.joined(separator: ", ")
    }

    open override func setUpLayout() {
        super.setUpLayout()
        for part in [iconView, titleLabel, detailLabel, valueLabel, switchView, arrow] as [UIView] {
            part.accessibilityElementsHidden = true
            addSubview(part)
        }
    }

    open override func setUpAppearance() {
        super.setUpAppearance()
        let (colors, fonts) = (appearance.colors, appearance.fonts)
        titleLabel.font = fonts.body
        detailLabel.font = fonts.footnote
        detailLabel.textColor = colors.textSecondary
        valueLabel.font = fonts.footnote
        valueLabel.textColor = colors.textSecondary
        arrow.image = appearance.images.disclosure
        arrow.tintColor = colors.textTertiary
    }

    open override func updateContent() {
        super.updateContent()
        guard let content else { return }
        let color =
            switch content.style {
            case .plain: appearance.colors.text
            case .accent: appearance.colors.accent
            case .destructive: appearance.colors.danger
            }
        iconView.image = content.icon
        iconView.tintColor = content.style == .plain ? appearance.colors.textSecondary : color
        titleLabel.text = content.title
        titleLabel.textColor = color
        detailLabel.text = content.detail
        detailLabel.isHidden = content.detail == nil
        valueLabel.text = content.value
        valueLabel.isHidden = content.value == nil
        switchView.isOn = content.isOn ?? false
        switchView.isHidden = content.isOn == nil
        arrow.isHidden = !content.leadsOn
        setNeedsLayout()
    }

    private var lines: (title: CGFloat, detail: CGFloat) {
        (titleLabel.font.lineRoom, content?.detail == nil ? 0 : detailLabel.font.lineRoom + 2)
    }

    open override var linesHeight: CGFloat { lines.title + lines.detail }

    open override func layoutSubviews() {
        super.layoutSubviews()
        var start = contentInset
        if content?.icon != nil {
            place(iconView, leading: start, centre: bounds.midY, size: CGSize(width: 20, height: 20))
            start += 32
        }
        var end = bounds.width - contentInset
        if !arrow.isHidden {
            place(arrow, leading: end - 14, centre: bounds.midY, size: CGSize(width: 14, height: 14))
            end -= 20
        }
        if !switchView.isHidden {
            let size = ChatSwitchView.size
            place(switchView, leading: end - size.width, centre: bounds.midY, size: size)
            end -= size.width + 8
        }
        if !valueLabel.isHidden {
            var size = valueLabel.intrinsicContentSize
            size.width = min(size.width, (end - start) / 2)
            place(valueLabel, leading: end - size.width, centre: bounds.midY, size: size)
            end -= size.width + 8
        }
        let (upper, lower) = lines
        let top = (bounds.height - upper - lower) / 2, width = max(0, end - start)
        place(titleLabel, leading: start, centre: top + upper / 2, size: CGSize(width: width, height: upper))
        place(
            detailLabel, leading: start, centre: top + upper + lower / 2, size: CGSize(width: width, height: lower))
    }
}
