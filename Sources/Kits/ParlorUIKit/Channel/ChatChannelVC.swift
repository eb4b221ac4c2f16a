/// A channel: its header, its messages and the composer.
///
/// ```swift
/// let channelVC = ChatChannelVC.make(with: client.channelController(for: cid))
/// present(UINavigationController(rootViewController: channelVC), animated: true)
/// ```
///
/// Show it in a navigation controller, whose bar it fills. A subclass may pin a view above the messages after
/// `super.setUpLayout()`: the list's own place under the bar yields to any required constraint on its top.
@MainActor
open class ChatChannelVC: ChatViewController, @preconcurrency ChatChannelControllerDelegate,
    ChatMessageListVCDelegate, ComposerVCDelegate
{
    /// The channel that is shown. Set it before the view is loaded.
    open var channelController: ChatChannelController!

    /// The messages.
    open private(set) lazy var messageListVC = components.messageListVC.init()
    /// Where messages are written.
    open private(set) lazy var messageComposerVC = components.composerVC.init()
    /// Stands in the navigation item's title.
    open private(set) lazy var headerView = components.channelHeaderView.init()
    /// Stands at the end of the navigation bar.
    open private(set) lazy var channelAvatarButton = components.channelAvatarButton.init()
    /// Leads to other screens.
    open private(set) lazy var router = components.channelRouter.init(self)

    public var client: ChatClient { channelController.client }
    private lazy var composerHeight = messageComposerVC.view.heightAnchor.constraint(equalToConstant: 58)

    /// A controller that shows a channel.
    public class func make(with channelController: ChatChannelController) -> Self {
        let controller = self.init()
        controller.channelController = channelController
        return controller
    }

    /// How large the channel's picture at the end of the navigation bar is.
    open var channelAvatarSize: CGSize {
        CGSize(width: appearance.metrics.headerAvatar, height: appearance.metrics.headerAvatar)
    }

    // MARK: Life

    open override func setUp() {
        super.setUp()
        precondition(channelController != nil, "Set channelController before the view is loaded")
        channelController.addDelegate(self)
        let conversation = ChannelConversation(channelController)
        messageListVC.conversation = conversation
        messageListVC.delegate = self
        messageComposerVC.conversation = conversation
        messageComposerVC.delegate = self
        headerView.channelController = channelController
        headerView.onPress = { [weak self] in self?.router.showDetails() }
        channelAvatarButton.addAction(
            UIAction { [weak self] _ in self?.router.showDetails() }, for: .primaryActionTriggered)
        setUpNavigationItem()
    }

    private func setUpNavigationItem() {
        channelAvatarButton.frame.size = channelAvatarSize
        navigationItem.titleView = headerView
        navigationItem.largeTitleDisplayMode = .never
        let search = UIBarButtonItem(
            image: appearance.images.search,
            primaryAction: UIAction { [weak self] _ in self?.router.showSearch() })
        search.accessibilityLabel = "Search messages"
        navigationItem.rightBarButtonItems = [UIBarButtonItem(customView: channelAvatarButton), search]
    }

    open override func setUpLayout() {
        super.setUpLayout()
        addChild(messageListVC)
        addChild(messageComposerVC)
        let (list, composer): (UIView, UIView) = (messageListVC.view, messageComposerVC.view)
        for part in [list, composer] {
            part.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(part)
        }
        let area = view.safeAreaLayoutGuide
        let top = list.topAnchor.constraint(equalTo: area.topAnchor)
        // What a subclass pins above the messages pushes them down.
        top.priority = .defaultHigh
        NSLayoutConstraint.activate([
            top,
            list.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            list.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            list.bottomAnchor.constraint(equalTo: composer.topAnchor),
            composer.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            composer.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            composer.bottomAnchor.constraint(equalTo: area.bottomAnchor),
            composerHeight,
        ])
        messageComposerVC.acceptDrops(on: list)
        messageListVC.didMove(toParent: self)
        messageComposerVC.didMove(toParent: self)
    }

    open override func setUpAppearance() {
        super.setUpAppearance()
        view.backgroundColor = appearance.colors.background
    }

    open override func updateContent() {
        super.updateContent()
        guard let channel = channelController.channel else { return }
        let name = appearance.formatters.name(of: channel, for: client.currentUserId)
        // The titles of windows and of the next screen's back button.
        title = name
        let avatar = channelAvatarButton.avatarView
        avatar.client = client
        avatar.content = AvatarContent(channel, name: name, currentUserID: client.currentUserId)
    }

    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        offerToClose()
    }

    open override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        let room = view.bounds.inset(by: view.safeAreaInsets).size
        composerHeight.constant = messageComposerVC.view.sizeThatFits(room).height
    }

    // MARK: What the messages and the composer tell

    open func messageListVC(_ list: ChatMessageListVC, didChooseReplyTo message: ChatMessage) {
        messageComposerVC.reply(to: message)
    }

    open func messageListVC(_ list: ChatMessageListVC, didChooseEdit message: ChatMessage) {
        messageComposerVC.edit(message)
    }

    open func messageListVC(_ list: ChatMessageListVC, didTap user: ChatUser) { router.showPerson(user) }

    open func messageListVCDidScroll(_ list: ChatMessageListVC) {}

    open func messageListVCDidReleaseKeyboard(_ list: ChatMessageListVC) {
        messageComposerVC.inputTextView.becomeFirstResponder()
    }

    open func composerVC(_ composer: ComposerVC, didSubmit submission: ComposerSubmission) {
        if case .message = submission { messageListVC.jumpToLatest(animated: false) }
    }

    open func composerVCDidChangeHeight(_ composer: ComposerVC) { view.setNeedsLayout() }

    // MARK: What the channel tells

    open func channelController(_ channelController: ChatChannelController, didUpdateChannel channel: ChatChannel) {
        updateContentIfNeeded()
    }

    open func channelController(
        _ channelController: ChatChannelController, didUpdateMessages changes: [ListChange<ChatMessage>]
    ) {}

    open func channelController(
        _ channelController: ChatChannelController, didChangeTypingUsers typingUsers: Set<ChatUser>
    ) {}

    // MARK: Keys

    open override var keyCommands: [UIKeyCommand]? {
        let search = UIKeyCommand(title: "Search messages", input: "f", modifierFlags: .control) { [weak self] in
            self?.router.showSearch()
        }
        return [search] + (channelList?.navigationKeys ?? [])
    }
}
