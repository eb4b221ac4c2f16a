/// A row of the message list: a message with its avatar, name, bubble, reactions and footnote.
///
/// Where everything stands is computed without any view (``layout(of:in:)``), which is what a list measures its rows with. A
/// subclass that needs more room overrides that, adds its views in `setUpLayout()` and places them in `layoutSubviews()`:
///
/// ```swift
/// final class StampedMessageView: ChatMessageView {
///     let stamp = UILabel()
///     override class func layout(of row: MessageRow, in context: MessageContext) -> MessageLayout {
///         var layout = super.layout(of: row, in: context)
///         layout.height += 20
///         return layout
///     }
///     override func setUpLayout() { super.setUpLayout(); addSubview(stamp) }
/// }
/// Components.default.messageView = StampedMessageView.self
/// ```
@MainActor open class ChatMessageView: ChatView, FirstResponderObserver {
    /// The message and its place among its neighbours.
    public private(set) var row: MessageRow?
    public private(set) var messageLayout = MessageLayout()
    public private(set) var context: MessageContext?
    public weak var delegate: (any ChatMessageViewDelegate)?

    /// The bubble; quote, attachments, words and card stand in it.
    public let bubbleView = UIView()
    // Made when a message first needs them: most rows are a few words.
    public internal(set) var textView: ChatMessageTextView?
    public internal(set) var avatarView: ChatAvatarView?
    public internal(set) var nameLabel: UILabel?
    public internal(set) var quoteView: ChatQuoteView?
    public internal(set) var gridView: ChatPictureGridView?
    public internal(set) var fileViews: [ChatAttachmentView] = []
    public internal(set) var locationView: ChatLocationView?
    public internal(set) var linkCardView: ChatLinkCardView?
    public internal(set) var signView: UIImageView?
    public internal(set) var reactionsView: ChatReactionsView?
    public internal(set) var threadLineView: ChatThreadLineView?
    public internal(set) var footnoteView: ChatFootnoteView?
    private let flashView = UIView()

    public var message: ChatMessage? { row?.message }

    /// Whether Tab stops at this row: one of the list, from which the arrow keys lead to the others.
    /// Tab goes on to what is in this row, but passes by the others.
    public var isFocusStop = false { didSet { keepsTabOut = !isFocusStop } }

    /// A screen reader's "activate" opens what can be done with the message, as Enter does.
    open override func accessibilityActivate() -> Bool {
        delegate?.messageView(self, didPress: UIKey(.enter)) ?? false
    }

    /// Where the parts of a message stand, and how high its row is. It must not depend on any view.
    open class func layout(of row: MessageRow, in context: MessageContext) -> MessageLayout {
        var builder = MessageLayoutBuilder(row, context)
        return builder.build()
    }

    /// Shows a message. The list calls it with the layout that it has measured.
    open func show(_ row: MessageRow, layout: MessageLayout, in context: MessageContext) {
        guard row != self.row || context !== self.context else { return }
        (self.row, messageLayout, self.context) = (row, layout, context)
        updateContentIfNeeded()
        setNeedsLayout()
    }

    // MARK: Life

    open override func setUp() {
        super.setUp()
        keepsTabOut = !isFocusStop
        isAccessibilityElement = true
        accessibilityTraits = .listItem
        flashView.isUserInteractionEnabled = false
        flashView.alpha = 0
        contextMenuProvider = { [weak self] in self.flatMap { $0.delegate?.menu(for: $0) } }
        keyHandler = { [weak self] key in
            self.map { $0.isFirstResponder && $0.delegate?.messageView($0, didPress: key) == true } ?? false
        }
    }

    open override func setUpLayout() {
        super.setUpLayout()
        addSubview(flashView)
        addSubview(bubbleView)
    }

    open override func setUpAppearance() {
        super.setUpAppearance()
        flashView.backgroundColor = appearance.colors.highlight
        updateContent()
    }

    open override func updateContent() {
        super.updateContent()
        guard let row, let context else { return }
        accessibilityLabel = row.spoken(context.appearance.formatters.times)
        updateBubble(row, context)
        updateParts(row, context)
        updatePartsBelow(row, context)
    }

    private func updateBubble(_ row: MessageRow, _ context: MessageContext) {
        let colors = context.appearance.colors
        let corners = BubbleCorners(row, metrics: context.appearance.metrics)
        let isMirrored = context.isRightToLeft
        bubbleView.layer.cornerRadii = CornerRadii(
            topLeft: isMirrored ? corners.topTrailing : corners.topLeading,
            topRight: isMirrored ? corners.topLeading : corners.topTrailing,
            bottomLeft: isMirrored ? corners.bottomTrailing : corners.bottomLeading,
            bottomRight: isMirrored ? corners.bottomLeading : corners.bottomTrailing)
        let isBare = row.isBigEmoji || row.message.isDeleted
        bubbleView.backgroundColor = isBare ? nil : row.isOutgoing ? colors.bubbleOutgoing : colors.bubbleIncoming
        bubbleView.layer.borderWidth = row.message.isDeleted ? 1 : 0
        bubbleView.layer.dynamicBorderColor = row.message.isDeleted ? colors.hairline : nil
        bubbleView.alpha = row.message.localState == nil || row.message.deliveryState == .failed ? 1 : 0.75
    }

    // MARK: Layout

    open override func layoutSubviews() {
        super.layoutSubviews()
        guard let context else { return }
        let layout = messageLayout
        func place(_ view: UIView?, _ frame: CGRect?, in width: CGFloat) {
            guard let view, let frame else { return }
            view.frame = context.placed(frame, in: width)
        }
        let width = bounds.width
        flashView.frame = bounds
        place(bubbleView, layout.bubble, in: width)
        place(avatarView, layout.avatar, in: width)
        place(nameLabel, layout.name, in: width)
        place(reactionsView, layout.reactions, in: width)
        place(threadLineView, layout.thread, in: width)
        place(footnoteView, layout.footnote, in: width)
        let inner = layout.bubble.width
        place(quoteView, layout.quote, in: inner)
        place(gridView, layout.media, in: inner)
        place(locationView, layout.location, in: inner)
        place(textView, layout.text, in: inner)
        place(linkCardView, layout.card, in: inner)
        place(signView, layout.sign, in: inner)
        for (view, frame) in zip(fileViews, layout.files) { place(view, frame, in: inner) }
    }

    // MARK: Focus and attention

    open override var canBecomeFirstResponder: Bool { true }
    open override var canBecomeFocused: Bool { isFocusStop }

    package func didBecomeFirstResponder() { showFocus() }
    package func didResignFirstResponder() { showFocus() }

    /// A frame around the row that the keyboard is at.
    func showFocus() {
        layer.borderWidth = isFirstResponder ? 2 : 0
        layer.cornerRadius = 8
        layer.dynamicBorderColor = isFirstResponder ? appearance.colors.accent : nil
    }

    /// Draws the reader's eye to the row for a moment.
    open func flash() { flashView.show(forSeconds: 0.6, fading: 1.2) }

    /// Whether the row is lit up at this moment.
    public var isFlashing: Bool { flashView.alpha > 0 }

    /// Forgets what belonged to the message before, when the list gives the view to another one.
    open func prepareForReuse() {
        flashView.alpha = 0
        showFocus()
    }
}
