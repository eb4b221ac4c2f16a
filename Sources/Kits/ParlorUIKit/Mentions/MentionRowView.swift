/// A person that an `@` may mean.
@MainActor final class MentionRowView: ChatControl {
    var content: MentionSuggestion? { didSet { if content != oldValue { updateContentIfNeeded() } } }
    weak var client: ChatClient?

    private let avatar = ChatAvatarView()
    private let name = UILabel()
    private let detail = UILabel()

    override var isSelected: Bool { didSet { if isSelected != oldValue { updateContentIfNeeded() } } }
    /// The input keeps the keyboard; arrow keys reach the list through it.
    override var canBecomeFocused: Bool { false }

    override func setUp() {
        super.setUp()
        layer.cornerRadius = 8
        accessibilityTraits = .button
        for label in [name, detail] { label.accessibilityElementsHidden = true }
    }

    override func setUpLayout() {
        super.setUpLayout()
        for view in [avatar, name, detail] { addSubview(view) }
    }

    override func setUpAppearance() {
        super.setUpAppearance()
        name.font = appearance.fonts.body
        name.textColor = appearance.colors.text
        detail.font = appearance.fonts.caption
        detail.textColor = appearance.colors.textSecondary
        updateContent()
    }

    override func updateContent() {
        super.updateContent()
        avatar.client = client
        switch content {
        case .member(let user): avatar.content = AvatarContent(user)
        case .everyone: avatar.content = AvatarContent(imageURL: nil, name: "@", id: "@room")
        case nil: break
        }
        name.text = content?.title
        detail.text = content?.detail
        backgroundColor = isSelected ? appearance.colors.selection : nil
        accessibilityLabel = content?.title
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        func place(_ view: UIView, _ x: CGFloat, _ width: CGFloat, _ height: CGFloat) {
            view.frame = CGRect(
                x: isRightToLeft ? bounds.width - x - width : x, y: (bounds.height - height) / 2, width: width,
                height: height)
        }
        place(avatar, 8, 28, 28)
        let length = min(name.sizeThatFits(bounds.size).width, bounds.width - 60)
        place(name, 46, length, name.font.lineRoom)
        place(detail, 46 + length + 8, max(0, bounds.width - 62 - length), detail.font.lineRoom)
    }
}
