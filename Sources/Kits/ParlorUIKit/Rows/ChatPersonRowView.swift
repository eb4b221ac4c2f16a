/// A picture, a name, a line below it, and a word or a mark at the end: people, and channels to choose from.
@MainActor open class ChatPersonRowView: ChatRowView {
    public struct Content: Hashable {
        public var avatar: AvatarContent
        public var name: String
        /// A second line.
        public var detail: String?
        /// A word at the end.
        public var note: String?
        /// How much is unread; 0 shows nothing.
        public var badge: Int
        /// Whether the row is ticked off.
        public var isChecked: Bool

        public init(
            avatar: AvatarContent, name: String, detail: String? = nil, note: String? = nil, badge: Int = 0,
            isChecked: Bool = false
        ) {
            self.avatar = avatar
            self.name = name
            self.detail = detail
            self.note = note
            self.badge = badge
            self.isChecked = isChecked
        }
    }

    open var content: Content? { didSet { if content != oldValue { updateContentIfNeeded() } } }
    /// Whose pictures are loaded.
    public weak var client: ChatClient?

    public private(set) lazy var avatarView = components.avatarView.init()
    public private(set) lazy var nameLabel = UILabel()
    public private(set) lazy var detailLabel = UILabel()
    public private(set) lazy var noteLabel = UILabel()
    public private(set) lazy var badgeView = components.unreadCountView.init()
    public private(set) lazy var checkIcon = UIImageView(image: nil)

    private static let avatar: CGFloat = 36

    open override var spoken: String {
        guard let content else { return "" }
        let parts = [content.name, content.detail, content.note, content.isChecked ? "chosen" : nil]
        return parts.compactMap { $0 }.joined(separator: ", ")
    }

    open override func setUpLayout() {
        super.setUpLayout()
        avatarView.showsPresence = true
        for part in [avatarView, nameLabel, detailLabel, noteLabel, badgeView, checkIcon] as [UIView] {
            part.accessibilityElementsHidden = true
            addSubview(part)
        }
    }

    open override func setUpAppearance() {
        super.setUpAppearance()
        let (colors, fonts) = (appearance.colors, appearance.fonts)
        avatarView.ground = colors.elevated
        nameLabel.font = fonts.body
        nameLabel.textColor = colors.text
        detailLabel.font = fonts.caption
        detailLabel.textColor = colors.textSecondary
        noteLabel.font = fonts.caption
        noteLabel.textColor = colors.textSecondary
        checkIcon.image = appearance.images.check
        checkIcon.tintColor = colors.accent
    }

    open override func updateContent() {
        super.updateContent()
        guard let content else { return }
        avatarView.client = client
        avatarView.content = content.avatar
        nameLabel.text = content.name
        detailLabel.text = content.detail
        detailLabel.isHidden = content.detail == nil
        noteLabel.text = content.note
        noteLabel.isHidden = content.note == nil
        badgeView.content = ChatUnreadCountView.Content(count: content.badge)
        badgeView.isHidden = content.badge == 0
        checkIcon.isHidden = !content.isChecked
        setNeedsLayout()
    }

    private var lines: (name: CGFloat, detail: CGFloat) {
        (nameLabel.font.lineRoom, content?.detail == nil ? 0 : detailLabel.font.lineRoom + 1)
    }

    open override var linesHeight: CGFloat { lines.name + lines.detail }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let start = contentInset
        place(avatarView, leading: start, centre: bounds.midY, size: CGSize(width: Self.avatar, height: Self.avatar))
        var end = bounds.width - contentInset
        for part in [checkIcon, badgeView, noteLabel] as [UIView] where !part.isHidden {
            let size = part === checkIcon ? CGSize(width: 18, height: 18) : part.intrinsicContentSize
            place(part, leading: end - size.width, centre: bounds.midY, size: size)
            end -= size.width + 8
        }
        let text = start + Self.avatar + appearance.metrics.rowInset
        let (upper, lower) = lines
        let top = (bounds.height - upper - lower) / 2
        let width = max(0, end - text)
        place(nameLabel, leading: text, centre: top + upper / 2, size: CGSize(width: width, height: upper))
        place(
            detailLabel, leading: text, centre: top + upper + lower / 2,
            size: CGSize(width: width, height: max(0, lower)))
    }
}
