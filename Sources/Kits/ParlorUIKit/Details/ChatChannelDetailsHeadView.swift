/// The top of a channel's details: its picture, its name, what it is about.
@MainActor open class ChatChannelDetailsHeadView: ChatRowView {
    public struct Content: Hashable {
        public var avatar: AvatarContent
        public var name: String
        public var status: String
        public var topic: String?

        public init(avatar: AvatarContent, name: String, status: String, topic: String?) {
            self.avatar = avatar
            self.name = name
            self.status = status
            self.topic = topic
        }
    }

    open var content: Content? { didSet { if content != oldValue { updateContentIfNeeded() } } }
    /// Whose pictures are loaded.
    public weak var client: ChatClient?

    public private(set) lazy var avatarView = components.avatarView.init()
    public private(set) lazy var nameLabel = UILabel()
    public private(set) lazy var statusLabel = UILabel()
    public private(set) lazy var topicLabel = UILabel()

    private static let avatar: CGFloat = 80

    open override var spoken: String {
        [content?.name, content?.status, content?.topic].compactMap { $0 }.joined(separator: ", ")
    }

    open override func setUpLayout() {
        super.setUpLayout()
        avatarView.showsPresence = false
        topicLabel.numberOfLines = 0
        addSubview(avatarView)
        for label in [nameLabel, statusLabel, topicLabel] {
            label.textAlignment = .center
            label.accessibilityElementsHidden = true
            addSubview(label)
        }
    }

    open override func setUpAppearance() {
        super.setUpAppearance()
        let (colors, fonts) = (appearance.colors, appearance.fonts)
        nameLabel.font = fonts.title
        nameLabel.textColor = colors.text
        statusLabel.font = fonts.footnote
        statusLabel.textColor = colors.textSecondary
        topicLabel.font = fonts.body
        topicLabel.textColor = colors.text
    }

    open override func updateContent() {
        super.updateContent()
        avatarView.client = client
        avatarView.content = content?.avatar
        nameLabel.text = content?.name
        statusLabel.text = content?.status
        topicLabel.text = content?.topic
        topicLabel.isHidden = content?.topic == nil
        setNeedsLayout()
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        _ = super.sizeThatFits(size)
        return CGSize(width: size.width, height: layOut(width: size.width, isDryRun: true))
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        _ = layOut(width: bounds.width, isDryRun: false)
    }

    private func layOut(width: CGFloat, isDryRun: Bool) -> CGFloat {
        var y: CGFloat = 16
        func stack(_ view: UIView, _ size: CGSize, gap: CGFloat) {
            if !isDryRun {
                view.frame = CGRect(
                    x: ((width - size.width) / 2).rounded(), y: y, width: size.width, height: size.height)
            }
            y += size.height + gap
        }
        let room = CGSize(width: max(0, width - 2 * contentInset), height: .greatestFiniteMagnitude)
        func wide(_ label: UILabel) -> CGSize { CGSize(width: room.width, height: label.sizeThatFits(room).height) }
        stack(avatarView, CGSize(width: Self.avatar, height: Self.avatar), gap: 10)
        stack(nameLabel, wide(nameLabel), gap: 2)
        stack(statusLabel, wide(statusLabel), gap: 8)
        if !topicLabel.isHidden { stack(topicLabel, wide(topicLabel), gap: 8) }
        return y + 4
    }
}
