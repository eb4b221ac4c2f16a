/// A message that was found: who wrote it and when, and a line of it with the words that were searched for.
@MainActor open class ChatMessageResultView: ChatRowView {
    public struct Content: Hashable {
        public var avatar: AvatarContent
        public var author: String
        /// The channel that it stands in, where several are searched.
        public var channel: String?
        public var time: String
        public var text: String
        /// The parts of the text that are lit up.
        public var highlights: [Range<String.Index>]

        public init(
            avatar: AvatarContent, author: String, channel: String?, time: String, text: String,
            highlights: [Range<String.Index>] = []
        ) {
            self.avatar = avatar
            self.author = author
            self.channel = channel
            self.time = time
            self.text = text
            self.highlights = highlights
        }
    }

    open var content: Content? { didSet { if content != oldValue { updateContentIfNeeded() } } }
    /// Whose pictures are loaded.
    public weak var client: ChatClient?

    public private(set) lazy var avatarView = components.avatarView.init()
    public private(set) lazy var authorLabel = UILabel()
    public private(set) lazy var timeLabel = UILabel()
    public private(set) lazy var textLabel = UILabel()

    open override var rowHeight: CGFloat { appearance.metrics.rowHeight }
    open override var spoken: String {
        [content?.author, content?.channel, content?.time, content?.text].compactMap { $0 }.joined(separator: ", ")
    }

    open override func setUpLayout() {
        super.setUpLayout()
        for part in [avatarView, authorLabel, timeLabel, textLabel] as [UIView] {
            part.accessibilityElementsHidden = true
            addSubview(part)
        }
    }

    open override func setUpAppearance() {
        super.setUpAppearance()
        let (colors, fonts) = (appearance.colors, appearance.fonts)
        authorLabel.font = fonts.rowTitle
        authorLabel.textColor = colors.text
        timeLabel.font = fonts.caption
        timeLabel.textColor = colors.textSecondary
    }

    open override func updateContent() {
        super.updateContent()
        guard let content else { return }
        avatarView.client = client
        avatarView.content = content.avatar
        authorLabel.text = content.channel.map { "\(content.author) in \($0)" } ?? content.author
        timeLabel.text = content.time
        textLabel.attributedText = line(content)
        setNeedsLayout()
    }

    private func line(_ content: Content) -> NSAttributedString {
        let line = SearchExcerpt.of(content.text, highlights: content.highlights)
        let text = NSMutableAttributedString(
            string: line.text,
            attributes: [
                .font: appearance.fonts.footnote, .foregroundColor: appearance.colors.textSecondary,
            ])
        for range in line.highlights {
            text.addAttributes(
                [.font: appearance.fonts.footnoteBold, .foregroundColor: appearance.colors.text],
                range: NSRange(range, in: line.text))
        }
        return text
    }

    private var lines: (author: CGFloat, text: CGFloat) {
        (authorLabel.font.lineRoom, appearance.fonts.footnote.lineRoom)
    }

    open override var linesHeight: CGFloat { lines.author + 3 + lines.text }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let metrics = appearance.metrics
        let start = contentInset, end = bounds.width - contentInset
        place(
            avatarView, leading: start, centre: bounds.midY,
            size: CGSize(width: metrics.rowAvatar, height: metrics.rowAvatar))
        let left = start + metrics.rowAvatar + metrics.rowInset
        let (upper, lower) = lines
        let top = (bounds.height - upper - lower - 3) / 2
        let time = timeLabel.intrinsicContentSize
        place(timeLabel, leading: end - time.width, centre: top + upper / 2, size: time)
        place(
            authorLabel, leading: left, centre: top + upper / 2,
            size: CGSize(width: max(0, end - time.width - 8 - left), height: upper))
        place(
            textLabel, leading: left, centre: top + upper + 3 + lower / 2,
            size: CGSize(width: max(0, end - left), height: lower))
    }
}
