/// A person and what they reacted with.
@MainActor final class ReactorRowView: ChatView {
    var content: ReactorList.Row? { didSet { if content != oldValue { updateContentIfNeeded() } } }
    weak var client: ChatClient?

    private let avatar = ChatAvatarView()
    private let name = UILabel()
    private let keys = UILabel()

    override func setUp() {
        super.setUp()
        isAccessibilityElement = true
        accessibilityTraits = .listItem
        keys.font = .systemFont(ofSize: 20)
        for label in [name, keys] { label.accessibilityElementsHidden = true }
    }

    override func setUpLayout() {
        super.setUpLayout()
        for view in [avatar, name, keys] { addSubview(view) }
    }

    override func setUpAppearance() {
        super.setUpAppearance()
        name.font = appearance.fonts.body
        name.textColor = appearance.colors.text
        updateContent()
    }

    override func updateContent() {
        super.updateContent()
        avatar.client = client
        avatar.content = content.map { AvatarContent($0.user) }
        name.text = content?.name
        keys.text = content?.keys.joined(separator: " ")
        accessibilityLabel = content.map { "\($0.name), \($0.keys.joined(separator: " "))" }
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let end = keys.sizeThatFits(CGSize(width: 160, height: 40)).width
        func place(_ view: UIView, _ x: CGFloat, _ width: CGFloat, _ height: CGFloat) {
            view.frame = CGRect(
                x: isRightToLeft ? bounds.width - x - width : x, y: (bounds.height - height) / 2, width: width,
                height: height)
        }
        place(avatar, 20, 36, 36)
        place(name, 68, max(0, bounds.width - 68 - end - 28), 24)
        place(keys, bounds.width - 20 - end, end, 28)
    }
}
