/// Whom an `@` may mean, above the composer. Arrow keys walk along them, Enter or Tab takes one.
@MainActor open class ChatMentionListView: ChatView {
    open var content = MentionList() { didSet { if content != oldValue { updateContentIfNeeded() } } }
    public weak var client: ChatClient?
    public var onChoose: ((MentionSuggestion) -> Void)?

    private var rows: [MentionRowView] = []

    private var rowHeight: CGFloat { max(44, (appearance.fonts.body.lineRoom + 20).rounded(.up)) }

    open override func setUp() {
        super.setUp()
        accessibilityLabel = "Suggestions"
        accessibilityTraits = .list
        layer.cornerRadius = 12
        layer.borderWidth = 1
        layer.shadowOpacity = 0.12
        layer.shadowRadius = 10
        layer.shadowOffset = CGSize(width: 0, height: 2)
    }

    open override func setUpAppearance() {
        super.setUpAppearance()
        backgroundColor = appearance.colors.elevated
        layer.dynamicBorderColor = appearance.colors.hairline
    }

    open override func updateContent() {
        super.updateContent()
        let suggestions = content.suggestions
        while rows.count < suggestions.count {
            let row = MentionRowView()
            row.onPress { [weak self, weak row] in if let choice = row?.content { self?.onChoose?(choice) } }
            rows.append(row)
            addSubview(row)
        }
        for (index, row) in rows.enumerated() {
            row.isHidden = index >= suggestions.count
            guard index < suggestions.count else { continue }
            row.client = client
            row.content = suggestions[index]
            row.isSelected = index == content.highlighted
        }
        setNeedsLayout()
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: min(size.width, 380), height: CGFloat(content.suggestions.count) * rowHeight + 12)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        for (index, row) in rows.enumerated() {
            row.frame = CGRect(
                x: 6, y: 6 + CGFloat(index) * rowHeight, width: bounds.width - 12, height: rowHeight)
        }
    }
}
