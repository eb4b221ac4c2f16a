/// The line under a message that leads to its thread: faces, and `3 replies`.
@MainActor open class ChatThreadLineView: ChatControl {
    open var content: ThreadLine? { didSet { if content != oldValue { updateContentIfNeeded() } } }
    public weak var client: ChatClient?

    public let label = UILabel()
    private var avatars: [ChatAvatarView] = []
    private let dot = UIView()

    private static let avatarSide: CGFloat = 20

    /// The room that the line takes.
    open class func size(of content: ThreadLine, fitting width: CGFloat, in context: MessageContext) -> CGSize {
        let text = context.size(of: content.text, context.appearance.fonts.footnoteBold)
        return CGSize(
            width: min(width, text.width + faces(content) + (content.isUnread ? 14 : 0) + 8),
            height: max(26, text.height + 6))
    }

    private class func faces(_ content: ThreadLine) -> CGFloat {
        content.avatars.isEmpty ? 0 : avatarSide + CGFloat(content.avatars.count - 1) * 14 + 6
    }

    open override func setUp() {
        super.setUp()
        pointerCursor = .pointer
        layer.cornerRadius = 8
        label.accessibilityElementsHidden = true
        dot.layer.cornerRadius = 4
        dot.isUserInteractionEnabled = false
        accessibilityTraits = .button
    }

    open override func setUpLayout() {
        super.setUpLayout()
        addSubview(label)
        addSubview(dot)
    }

    open override func setUpAppearance() {
        super.setUpAppearance()
        label.font = appearance.fonts.footnoteBold
        label.textColor = appearance.colors.accent
        dot.backgroundColor = appearance.colors.accent
        updateContent()
    }

    open override func updateContent() {
        super.updateContent()
        label.text = content?.text
        dot.isHidden = content?.isUnread != true
        accessibilityLabel = content.map { $0.isUnread ? "\($0.text), unread" : $0.text }
        let faces = content?.avatars ?? []
        while avatars.count < faces.count {
            let view = components.avatarView.init()
            view.layer.borderWidth = 1.5
            avatars.append(view)
            addSubview(view)
        }
        for (index, view) in avatars.enumerated() {
            view.isHidden = index >= faces.count
            view.client = client
            view.layer.dynamicBorderColor = appearance.colors.background
            view.layer.cornerRadius = Self.avatarSide / 2
            if index < faces.count { view.content = faces[index] }
        }
        setNeedsLayout()
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        func place(_ view: UIView, _ frame: CGRect) {
            view.frame =
                isRightToLeft
                ? CGRect(x: bounds.width - frame.maxX, y: frame.minY, width: frame.width, height: frame.height) : frame
        }
        let side = Self.avatarSide
        for (index, view) in avatars.enumerated() where !view.isHidden {
            place(view, CGRect(x: 4 + CGFloat(index) * 14, y: (bounds.height - side) / 2, width: side, height: side))
        }
        let x = 4 + (content.map { Self.faces($0) } ?? 0)
        let end: CGFloat = dot.isHidden ? 4 : 16
        place(label, CGRect(x: x, y: 0, width: max(0, bounds.width - x - end), height: bounds.height))
        place(dot, CGRect(x: bounds.width - 12, y: (bounds.height - 8) / 2, width: 8, height: 8))
    }
}
