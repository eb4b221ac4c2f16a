/// Who is typing, with three dots that take turns. While nobody is, only the space below the last message.
@MainActor open class ChatTypingView: ChatView {
    public struct Content: Equatable {
        public var users: Set<ChatUser>
        public var isGroup: Bool
        public var text: String? { TypingText.of(users, isGroup: isGroup) }
    }

    open var content = Content(users: [], isGroup: false) {
        didSet { if content != oldValue { updateContentIfNeeded() } }
    }
    public weak var client: ChatClient?

    public let label = UILabel()
    public let avatarView = ChatAvatarView()
    private let bubble = UIView()
    private let dots = [UIView(), UIView(), UIView()]
    private var timer: Timer?
    private var lit = 0

    /// How high the row is.
    open class func height(of content: Content, in context: MessageContext) -> CGFloat {
        content.text == nil ? 14 : context.appearance.metrics.spaceBetweenGroups + 36 + 14
    }

    open override func setUp() {
        super.setUp()
        bubble.layer.cornerRadius = 18
        for dot in dots {
            dot.layer.cornerRadius = 3.5
            bubble.addSubview(dot)
        }
    }

    open override func setUpLayout() {
        super.setUpLayout()
        for view in [avatarView, bubble, label] { addSubview(view) }
    }

    open override func setUpAppearance() {
        super.setUpAppearance()
        label.font = appearance.fonts.caption
        label.textColor = appearance.colors.textSecondary
        bubble.backgroundColor = appearance.colors.bubbleIncoming
        for dot in dots { dot.backgroundColor = appearance.colors.textSecondary }
        updateContent()
    }

    open override func updateContent() {
        super.updateContent()
        let isShown = content.text != nil
        for view in [avatarView, bubble, label] { view.isHidden = !isShown }
        label.text = content.text
        // In a conversation of two the dots say enough; a screen reader hears the words.
        label.alpha = content.isGroup ? 1 : 0
        avatarView.client = client
        if let user = content.users.min(by: { $0.id < $1.id }) { avatarView.content = AvatarContent(user) }
        isShown ? start() : stop()
        setNeedsLayout()
    }

    open override func didMoveToWindow() {
        super.didMoveToWindow()
        if window == nil { stop() } else if content.text != nil { start() }
    }

    private func start() {
        guard timer == nil, window != nil, UIView.areAnimationsEnabled else { return }
        timer = Timer.scheduledTimer(withTimeInterval: 0.3, repeats: true) { [weak self] _ in
            MainActor.assumeIsolated { self?.step() }
        }
    }

    private func step() {
        lit = (lit + 1) % dots.count
        for (index, dot) in dots.enumerated() { dot.alpha = index == lit ? 1 : 0.4 }
    }

    private func stop() {
        timer?.invalidate()
        timer = nil
        for dot in dots { dot.alpha = 1 }
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        func placed(_ frame: CGRect) -> CGRect {
            isRightToLeft
                ? CGRect(x: bounds.width - frame.maxX, y: frame.minY, width: frame.width, height: frame.height) : frame
        }
        let side = CGFloat(appearance.metrics.messageAvatar)
        let y = bounds.height - 14 - 36
        avatarView.frame = placed(CGRect(x: 16, y: y + 36 - side, width: side, height: side))
        bubble.frame = placed(CGRect(x: 24 + side, y: y, width: 57, height: 36))
        for (index, dot) in dots.enumerated() {
            dot.frame = CGRect(x: 14 + CGFloat(index) * 11, y: 14.5, width: 7, height: 7)
        }
        label.frame = placed(
            CGRect(x: 24 + side + 57 + 8, y: y, width: max(0, bounds.width - side - 105), height: 36))
    }
}
