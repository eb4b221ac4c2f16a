/// A message, the replies of its thread, and a composer for the next one.
@MainActor open class ChatThreadVC: ChatViewController, ChatMessageListVCDelegate, ComposerVCDelegate {
    /// The thread. Set it before the view is loaded.
    open var conversation: ThreadConversation?

    public private(set) lazy var messageListVC = components.messageListVC.init()
    public private(set) lazy var composerVC = components.composerVC.init()

    open override func setUp() {
        super.setUp()
        title = "Thread"
        messageListVC.delegate = self
        composerVC.delegate = self
        for child in [messageListVC, composerVC] as [UIViewController] { addChild(child) }
        messageListVC.conversation = conversation
        composerVC.conversation = conversation
    }

    open override func setUpLayout() {
        super.setUpLayout()
        for child in [messageListVC, composerVC] as [UIViewController] {
            view.addSubview(child.view)
            child.didMove(toParent: self)
        }
        composerVC.acceptDrops(on: messageListVC.view)
    }

    open override func setUpAppearance() {
        super.setUpAppearance()
        view.backgroundColor = appearance.colors.background
    }

    open override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let room = view.bounds.inset(by: view.safeAreaInsets)
        let height = composerVC.view.sizeThatFits(CGSize(width: room.width, height: room.height)).height
        composerVC.view.frame = CGRect(x: room.minX, y: room.maxY - height, width: room.width, height: height)
        messageListVC.view.frame = CGRect(
            x: room.minX, y: room.minY, width: room.width, height: max(0, room.height - height))
    }

    // MARK: List and composer

    open func messageListVC(_ list: ChatMessageListVC, didChooseReplyTo message: ChatMessage) {
        composerVC.reply(to: message)
    }

    open func messageListVC(_ list: ChatMessageListVC, didChooseEdit message: ChatMessage) { composerVC.edit(message) }

    open func messageListVCDidReleaseKeyboard(_ list: ChatMessageListVC) {
        composerVC.inputTextView.becomeFirstResponder()
    }

    open func composerVC(_ composer: ComposerVC, didSubmit submission: ComposerSubmission) {
        if case .message = submission { messageListVC.jumpToLatest(animated: false) }
    }

    open func composerVCDidChangeHeight(_ composer: ComposerVC) { view.setNeedsLayout() }
}
