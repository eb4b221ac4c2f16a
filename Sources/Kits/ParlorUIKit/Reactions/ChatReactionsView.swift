/// The reactions to a message as pills. A click adds one's own, or takes it back; a secondary click shows who reacted.
@MainActor open class ChatReactionsView: ChatView {
    open var content: [ReactionPill] = [] { didSet { if content != oldValue { updateContentIfNeeded() } } }
    public var onToggle: ((String) -> Void)?
    /// A secondary click or a long press on a pill.
    public var onDetail: ((String) -> Void)?

    private var pills: [ChatReactionPillView] = []

    private static let gap: CGFloat = 4

    /// The room that pills take, in as many lines as they need.
    open class func size(of content: [ReactionPill], fitting width: CGFloat, in context: MessageContext) -> CGSize {
        let frames = frames(of: content.map { ChatReactionPillView.size(of: $0, context.appearance) }, width)
        return CGSize(
            width: frames.map(\.maxX).max() ?? 0, height: frames.last?.maxY ?? 0)
    }

    private class func frames(of sizes: [CGSize], _ width: CGFloat) -> [CGRect] {
        var (x, y): (CGFloat, CGFloat) = (0, 0)
        return sizes.map { size in
            if x > 0, x + size.width > width { (x, y) = (0, y + size.height + gap) }
            defer { x += size.width + gap }
            return CGRect(x: x, y: y, width: size.width, height: size.height)
        }
    }

    open override func setUpAppearance() {
        super.setUpAppearance()
        updateContent()
    }

    open override func updateContent() {
        super.updateContent()
        while pills.count < content.count {
            let pill = ChatReactionPillView()
            pill.addAction(
                UIAction { [weak self, weak pill] _ in
                    if let key = pill?.content?.key { self?.onToggle?(key) }
                }, for: .primaryActionTriggered)
            pill.secondaryClickHandler = { [weak self, weak pill] _ in
                guard let self, let key = pill?.content?.key, let onDetail = self.onDetail else { return false }
                onDetail(key)
                return true
            }
            pills.append(pill)
            addSubview(pill)
        }
        for (index, pill) in pills.enumerated() {
            pill.isHidden = index >= content.count
            if index < content.count { pill.content = content[index] }
        }
        setNeedsLayout()
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let look = appearance
        let frames = Self.frames(of: content.map { ChatReactionPillView.size(of: $0, look) }, bounds.width)
        for (frame, pill) in zip(frames, pills) {
            pill.frame =
                isRightToLeft
                ? CGRect(x: bounds.width - frame.maxX, y: frame.minY, width: frame.width, height: frame.height) : frame
        }
    }
}
