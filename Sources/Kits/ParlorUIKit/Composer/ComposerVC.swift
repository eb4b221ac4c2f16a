/// The input of a channel or a thread: growing text, files, emoji, suggestions, replies and edits.
///
/// Enter sends, Shift+Enter breaks the line, Up in an empty input edits the last own message, Escape leaves a reply or an edit.
/// What was begun is kept as a draft. Where the user cannot write, a sentence says why.
@MainActor open class ComposerVC: ChatViewController, @preconcurrency ChatChannelControllerDelegate {
    /// Where what is written goes.
    open var conversation: Conversation? { didSet { if conversation !== oldValue { conversationChanged(oldValue) } } }

    /// Writes in a channel: a conversation of its own.
    public var channelController: ChatChannelController? {
        get { conversation?.controller }
        set {
            guard newValue !== conversation?.controller else { return }
            conversation = newValue.map { ChannelConversation($0) }
        }
    }

    public weak var delegate: (any ComposerVCDelegate)?

    /// What is being written.
    public internal(set) var composer = Composer()
    /// Whether the user can write now, and if not, why.
    public private(set) var access = ComposerAccess.open

    var mentions = MentionList()
    var members: ChatChannelMemberListController?
    var preparing: [String] = []
    var showsEmoji = false
    lazy var fileDrop = FileDrop(
        files: { [weak self] in self?.attach($0) }, picture: { [weak self] in self?.attach($0) })
    private var hasResumedDraft = false
    private var countdown: Timer?

    public var composerView: ChatComposerView { view as! ChatComposerView }
    public var inputTextView: UITextView { composerView.input }

    // MARK: Life

    open override func loadView() { view = components.composerView.init() }

    open override func setUp() {
        super.setUp()
        composerView.beginLifeIfNeeded()
        let input = composerView.input
        input.onTextChange = { [weak self] in self?.typed($0) }
        input.keyHandler = { [weak self] key in self?.take(key) ?? false }
        composerView.sendButton.onPress { [weak self] in self?.send() }
        composerView.attachButton.onPress { [weak self] in self?.showAttachMenu() }
        composerView.emojiButton.onPress { [weak self] in self?.toggleEmoji() }
        composerView.emojiPanelView.onPick = { [weak self] in self?.insert($0) }
        composerView.bannerView.onCancel = { [weak self] in self?.cancel() }
        composerView.trayView.onRemove = { [weak self] in self?.remove($0) }
        acceptDrops(on: composerView)
        composerView.mentionListView.onChoose = { [weak self] in self?.choose($0) }
    }

    open override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        updateContent()
        // On a desktop writing needs no click first, unless something else has the keyboard already.
        if view.window?.firstResponder == nil { inputTextView.becomeFirstResponder() }
    }

    open override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        countdown?.invalidate()
        countdown = nil
        conversation?.controller.sendStopTypingEvent()
    }

    // MARK: Content

    private func conversationChanged(_ old: Conversation?) {
        old?.controller.removeDelegate(self)
        conversation?.controller.addDelegate(self)
        composer = Composer()
        mentions.close()
        members = nil
        hasResumedDraft = false
        updateContentIfNeeded()
    }

    open override func updateContent() {
        super.updateContent()
        resumeDraft()
        access = ComposerAccess(conversation?.controller.channel ?? conversation?.channel)
        let parts = composerView
        if parts.input.text != composer.text { parts.input.text = composer.text }
        parts.bannerView.content = ComposerBanner(composer.mode)
        parts.bannerView.isHidden = parts.bannerView.content == nil
        parts.trayView.client = conversation?.client
        parts.trayView.content = composer.attachments.map { TrayItem($0) }
        parts.trayView.preparing = preparing
        parts.trayView.isHidden = composer.attachments.isEmpty && preparing.isEmpty
        parts.sendButton.isHidden = !composer.canSend
        parts.sendButton.isEnabled = access.canSend || editsMessage
        parts.emojiPanelView.isHidden = !showsEmoji
        parts.emojiButton.tintColor = showsEmoji ? appearance.colors.accent : appearance.colors.textSecondary
        parts.mentionListView.client = conversation?.client
        parts.mentionListView.content = mentions
        parts.mentionListView.isHidden = !mentions.isOpen
        showAccess()
        parts.contentSizeChanged()
        delegate?.composerVCDidChangeHeight(self)
    }

    /// Whether an own message is being edited.
    public var editsMessage: Bool { if case .editing = composer.mode { true } else { false } }

    private func showAccess() {
        let parts = composerView
        if case .closed = access { parts.isClosed = true } else { parts.isClosed = false }
        let sentence = editsMessage ? nil : access.sentence
        parts.sentenceLabel.text = sentence
        parts.sentenceLabel.isHidden = sentence == nil
        if parts.isClosed {
            for part in [
                parts.bannerView, parts.trayView, parts.emojiPanelView, parts.mentionListView, parts.sendButton,
            ] as [UIView] {
                part.isHidden = true
            }
        }
        guard case .waiting = access else {
            countdown?.invalidate()
            countdown = nil
            return
        }
        guard countdown == nil else { return }
        countdown = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] _ in
            MainActor.assumeIsolated { self?.updateContent() }
        }
    }

    // MARK: What the channel tells

    open func channelController(_ channelController: ChatChannelController, didUpdateChannel channel: ChatChannel) {
        updateContentIfNeeded()
    }

    // MARK: Replies, edits, drafts

    /// Begins a reply to a message.
    open func reply(to message: ChatMessage) {
        composer.reply(to: message)
        changed()
        inputTextView.becomeFirstResponder()
    }

    /// Begins to edit an own message.
    open func edit(_ message: ChatMessage) {
        composer.edit(message)
        changed()
        inputTextView.becomeFirstResponder()
    }

    /// Leaves a reply or an edit.
    open func cancel() {
        composer.cancel()
        changed()
    }

    func changed() {
        updateContent()
        keepDraft()
    }

    private var threadRootID: MessageId? { (conversation as? ThreadConversation)?.rootID }

    private func resumeDraft() {
        guard !hasResumedDraft, let conversation, conversation.controller.channel != nil else { return }
        hasResumedDraft = true
        guard let draft = conversation.controller.draft(in: threadRootID) else { return }
        let quoted = draft.quotedMessageID.flatMap { id in
            conversation.messages.first { $0.id == id || $0.eventID == id }
        }
        composer.resume(draft, replyingTo: quoted)
    }

    func keepDraft() {
        let draft = composer.draft
        conversation?.controller.setDraft(
            draft.text, quoting: draft.quotedMessageID, in: threadRootID, completion: nil)
    }

    // MARK: Sending

    /// Sends what was written, or saves an edit.
    open func send() {
        guard access.canSend || editsMessage, let submission = composer.submit() else { return }
        perform(submission)
    }

    func perform(_ submission: ComposerSubmission) {
        mentions.close()
        showsEmoji = false
        conversation?.perform(submission)
        changed()
        delegate?.composerVC(self, didSubmit: submission)
    }
}
