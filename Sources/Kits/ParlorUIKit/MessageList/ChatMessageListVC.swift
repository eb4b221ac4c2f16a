/// The messages of a channel or a thread, and their states.
///
/// The list is anchored at its bottom. At the end it follows what arrives; above the end nothing that arrives, is edited or
/// grows moves what is read, not by a point. It pages both ways and goes to any message.
///
/// ```swift
/// let list = ChatMessageListVC()
/// list.conversation = ChannelConversation(channelController)
/// ```
@MainActor open class ChatMessageListVC: ChatViewController, ChatMessageViewDelegate {
    /// Where the messages come from, and what is done with them.
    open var conversation: Conversation? { didSet { if conversation !== oldValue { conversationChanged(oldValue) } } }

    /// Shows the messages of a channel: a conversation of its own.
    public var channelController: ChatChannelController? {
        get { conversation?.controller }
        set {
            guard newValue !== conversation?.controller else { return }
            conversation = newValue.map { ChannelConversation($0) }
        }
    }

    public weak var delegate: (any ChatMessageListVCDelegate)?

    /// The rows shown. Setting it is for a list without a conversation; else the conversation's rows are shown.
    public var rows: any MessageListRows = ArrayRows() { didSet { rowsChanged() } }

    /// Whose media are loaded where there is no conversation.
    public var client: ChatClient? { conversation?.client }

    public private(set) lazy var jumpToLatestButton = components.jumpToLatestButton.init()
    public private(set) lazy var skeletonView = components.messageSkeletonView.init()
    /// Stands in place of the messages when there are none, or none could be loaded.
    public private(set) lazy var stateView = components.emptyMessagesView.init()
    public private(set) lazy var router = components.messageListRouter.init(self)

    package let recycler = RecyclerView()
    let layouts = MessageLayoutCache()
    var storedContext: MessageContext?
    var pendingFlash: TimelineItem.ID?
    /// The row that Tab leads to; nil: the newest.
    var focusedID: TimelineItem.ID?
    private var newestID: TimelineItem.ID?

    /// A list of a conversation.
    public static func make(with conversation: Conversation) -> Self {
        let list = self.init()
        list.conversation = conversation
        return list
    }

    // MARK: Life

    open override func setUp() {
        super.setUp()
        recycler.anchor = .bottom
        recycler.overscan = 240
        recycler.accessibilityLabel = "Messages"
        recycler.accessibilityTraits = .list
        recycler.onReachStart = { [weak self] in self?.conversation?.loadOlder() }
        recycler.onReachEnd = { [weak self] in self?.conversation?.loadNewer() }
        recycler.onLayout = { [weak self] in self?.placeChanged() }
        recycler.onRecycle = { ($0 as? ChatMessageView)?.prepareForReuse() }
        recycler.onScroll = { [weak self] in self.map { $0.delegate?.messageListVCDidScroll($0) } }
        recycler.source = makeSource()
        jumpToLatestButton.isHidden = true
        jumpToLatestButton.onPress { [weak self] in self?.jumpToLatest() }
    }

    open override func setUpLayout() {
        super.setUpLayout()
        for part in [recycler, skeletonView, stateView, jumpToLatestButton] as [UIView] { view.addSubview(part) }
    }

    open override func setUpAppearance() {
        super.setUpAppearance()
        view.backgroundColor = appearance.colors.background
        storedContext = nil
        layouts.removeAll()
        recycler.reload()
    }

    open override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        conversation?.appeared()
    }

    open override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        conversation?.disappeared()
    }

    open override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let bounds = view.bounds
        for part in [recycler, skeletonView, stateView] as [UIView] { part.frame = bounds }
        let isRightToLeft = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
        jumpToLatestButton.frame = CGRect(
            x: isRightToLeft ? 14 : bounds.width - 54, y: bounds.height - 54, width: 40, height: 40)
    }

    // MARK: Content

    private func conversationChanged(_ old: Conversation?) {
        old?.onChange = nil
        conversation?.onChange = { [weak self] in self?.updateContentIfNeeded() }
        focusedID = nil
        newestID = nil
        storedContext = nil
        conversation?.load()
        if isViewLoaded, view.window != nil { conversation?.appeared() }
        updateContentIfNeeded()
    }

    open override func updateContent() {
        super.updateContent()
        guard let conversation else {
            for part in [skeletonView, stateView] as [UIView] { part.isHidden = true }
            return updateJumpButton()
        }
        // While newer messages are missing, the end of the rows is not the end of the conversation: it is not followed.
        recycler.anchor = conversation.hasNewer ? .top : .bottom
        if (rows as? ArrayRows)?.items != conversation.items {
            rows = ArrayRows(conversation.items)
            followOwnMessage(conversation.items.last)
        } else {
            updateTyping()
        }
        updateState(conversation)
        updateJumpButton()
    }

    private func rowsChanged() { recycler.reload() }

    /// Who sends something wants to see it.
    private func followOwnMessage(_ newest: TimelineItem?) {
        defer { newestID = newest?.id }
        guard let newest, newestID != nil, newest.id != newestID, let message = newest.message,
            message.isSentByCurrentUser, message.localState != nil
        else { return }
        recycler.scrollToBottom()
    }

    private func updateState(_ conversation: Conversation) {
        skeletonView.isHidden = conversation.phase != .loading
        stateView.isHidden = true
        switch conversation.phase {
        case .failed(let trouble):
            showState(
                .init(
                    image: appearance.images.trouble, title: "The messages could not be loaded", detail: trouble,
                    action: ("Retry", { [weak conversation] in conversation?.load() })))
        case .ready where conversation.items.isEmpty:
            showState(
                .init(image: appearance.images.noConversation, title: "No messages yet", detail: "Write the first one.")
            )
        default: break
        }
    }

    private func showState(_ content: ChatStateView.Content) {
        stateView.content = content
        stateView.isHidden = false
    }

    /// After each layout: how far the reader is from the end.
    private func placeChanged() {
        let rest = recycler.contentSize.height - recycler.contentOffset.y - recycler.bounds.height
        conversation?.bottomChanged(rest <= 40)
        updateJumpButton()
    }

    private func updateJumpButton() {
        let rest = recycler.contentSize.height - recycler.contentOffset.y - recycler.bounds.height
        jumpToLatestButton.isHidden = rest <= 40 && conversation?.hasNewer != true
        jumpToLatestButton.count = conversation?.arrivals.count ?? 0
    }

    // MARK: Going somewhere

    /// Shows the newest message, and follows from there.
    open func jumpToLatest(animated: Bool = true) {
        guard let conversation, conversation.hasNewer else { return recycler.scrollToBottom(animated: animated) }
        Task { [weak self] in
            await conversation.revealNewest()
            self?.updateContent()
            self?.recycler.scrollToBottom()
        }
    }

    /// Shows a message in the middle of the list, wherever in the history it stands, and lights it up for a moment.
    ///
    /// - Parameter id: The message's own or its event's identifier.
    open func jump(to id: MessageId, animated: Bool = true) {
        guard let conversation else { return reveal(id, animated) }
        if let item = conversation.item(showing: id) { return reveal(item, animated) }
        Task { [weak self] in
            guard let item = await conversation.reveal(id) else { return }
            self?.updateContent()
            self?.reveal(item, false)
        }
    }

    private func reveal(_ id: TimelineItem.ID, _ animated: Bool) {
        pendingFlash = id
        recycler.scrollTo(id: id, at: .center, animated: animated)
        recycler.layoutIfNeeded()
        flashIfShown()
    }

    /// The view of a message that is on screen, or near it.
    public func messageView(for id: MessageId) -> ChatMessageView? { recycler.view(for: id) as? ChatMessageView }

    // MARK: What the reader does with a message

    open func messageViewDidTapQuote(_ view: ChatMessageView) {
        if let quote = view.message?.quotedMessage { jump(to: quote.eventID) }
    }

    open func messageViewDidTapThread(_ view: ChatMessageView) {
        if let root = view.row?.threadLine?.rootID { router.showThread(root) }
    }

    open func messageViewDidTapFailure(_ view: ChatMessageView) {
        if let message = view.message { conversation?.retry(message) }
    }

    open func messageViewDidTapAvatar(_ view: ChatMessageView) {
        if let author = view.message?.author { delegate?.messageListVC(self, didTap: author) }
    }

    open func messageViewDidCancel(_ view: ChatMessageView) {
        if let message = view.message { conversation?.delete(message) }
    }

    open func messageView(_ view: ChatMessageView, didOpen attachment: ChatMessageAttachment) {
        guard let message = view.message else { return }
        switch attachment.kind {
        case .image, .video: router.showGallery(attachment, of: message)
        case .audio, .file, .voice: router.open(attachment)
        }
    }

    open func messageView(_ view: ChatMessageView, didOpen link: URL) { router.open(link) }

    open func messageView(_ view: ChatMessageView, didToggleReaction key: String) {
        if let message = view.message { conversation?.toggleReaction(key, on: message) }
    }

    open func messageView(_ view: ChatMessageView, didAskWhoReactedWith key: String) {
        if let message = view.message { router.showReactors(of: message, key) }
    }

    open func menu(for view: ChatMessageView) -> UIMenu? { makeMenu(for: view) }

    open func messageView(_ view: ChatMessageView, didPress key: UIKey) -> Bool { take(key, on: view) }

    /// Does what was chosen in a message's menu.
    open func perform(_ action: MessageAction, on message: ChatMessage) { performStandard(action, on: message) }
}
