/// A channel: what stands above its messages, the messages, and where they are written. The user is in it while the screen is there.
///
/// ```swift
/// navigationController?.pushViewController(SBUOpenChannelViewController(channel: channel), animated: true)
/// ```
@preconcurrency @MainActor
open class SBUOpenChannelViewController: SBUViewController,
    SBUOpenChannelModuleListDelegate, SBUOpenChannelModuleListDataSource, SBUOpenChannelModuleInputDelegate,
    SBUOpenChannelViewModelDelegate
{
    /// What stands in the navigation bar.
    open var headerComponent: SBUOpenChannelModule.Header?
    /// What stands above the messages.
    open var mediaComponent: SBUOpenChannelModule.Media?
    /// The messages.
    open var listComponent: SBUOpenChannelModule.List?
    /// Where messages are written.
    open var inputComponent: SBUOpenChannelModule.Input?
    /// Brings the user in and out.
    open var viewModel: SBUOpenChannelViewModel? { didSet { viewModel?.delegate = self } }
    /// Leads to other screens.
    open lazy var router = SBUOpenChannelRouter(self)

    open override var header: SBUHeaderComponent? { headerComponent }
    open override var ground: UIColor { theme.appearance.colors.background }

    public required init(channel: OpenChannel) {
        super.init(nibName: nil, bundle: nil)
        createViewModel(channel: channel)
    }

    /// - Parameter channelURL: A channel's ``OpenChannel/channelURL`` or alias.
    public required init(channelURL: String) {
        super.init(nibName: nil, bundle: nil)
        createViewModel(channelURL: channelURL)
    }

    public required init?(coder: NSCoder) { nil }

    /// Sets ``viewModel`` for a channel. Override it to have another one.
    open func createViewModel(channel: OpenChannel) {
        viewModel = SBUOpenChannelViewModel(channel: channel, delegate: self)
    }

    /// Sets ``viewModel`` for a channel that has to be found first. Override it to have another one.
    open func createViewModel(channelURL: String) {
        viewModel = SBUOpenChannelViewModel(channelURL: channelURL, delegate: self)
    }

    // MARK: Life

    open override func setupViews() {
        super.setupViews()
        headerComponent = headerComponent ?? SBUModuleSet.OpenChannelModule.HeaderComponent.init()
        mediaComponent = mediaComponent ?? SBUModuleSet.OpenChannelModule.MediaComponent.init()
        listComponent = listComponent ?? SBUModuleSet.OpenChannelModule.ListComponent.init()
        inputComponent = inputComponent ?? SBUModuleSet.OpenChannelModule.InputComponent.init()
        for part in [mediaComponent, listComponent, inputComponent] as [UIView?] {
            if let part { view.addSubview(part) }
        }
        for child in [listComponent?.messageListVC, inputComponent?.composerVC] as [UIViewController?] {
            if let child { addChild(child) }
        }
    }

    open override func configureComponents() {
        super.configureComponents()
        mediaComponent?.configure(theme: theme)
        listComponent?.configure(delegate: self, dataSource: self, theme: theme)
        inputComponent?.configure(delegate: self, theme: theme)
        children.forEach { $0.didMove(toParent: self) }
        reload()
    }

    open override func viewDidLoad() {
        super.viewDidLoad()
        viewModel?.enter()
    }

    open override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        let isGone = isMovingFromParent || isBeingDismissed || navigationController?.isBeingDismissed == true
        if isGone { viewModel?.exit() }
    }

    open override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let room = contentFrame
        let media = mediaComponent?.height(in: room.size) ?? 0
        let input = inputComponent?.height(in: room.size) ?? 0
        mediaComponent?.frame = CGRect(x: room.minX, y: room.minY, width: room.width, height: media)
        inputComponent?.frame = CGRect(x: room.minX, y: room.maxY - input, width: room.width, height: input)
        listComponent?.frame = CGRect(
            x: room.minX, y: room.minY + media, width: room.width, height: max(0, room.height - media - input))
    }

    /// Shows what the view model says now.
    open func reload() {
        let channel = viewModel?.channel
        title = channel?.name
        headerComponent?.reload(channel)
        listComponent?.reload()
        let isIn = viewModel?.phase == .entered
        inputComponent?.reload(isIn ? viewModel?.conversation : nil, sentence: isIn ? viewModel?.sentence : nil)
        viewIfLoaded?.setNeedsLayout()
    }

    // MARK: What the components tell

    open override func header(_ header: SBUHeaderComponent, didTapRightItem item: UIBarButtonItem) {
        router.showSettings()
    }

    open func openChannelModule(_ list: SBUOpenChannelModule.List, didChooseReplyTo message: ChatMessage) {
        inputComponent?.composerVC.reply(to: message)
    }

    open func openChannelModule(_ list: SBUOpenChannelModule.List, didChooseEdit message: ChatMessage) {
        inputComponent?.composerVC.edit(message)
    }

    open func openChannelModule(_ list: SBUOpenChannelModule.List, didTap user: ChatUser) { router.showPerson(user) }

    open func openChannelModuleDidTapRetry(_ list: SBUOpenChannelModule.List) { viewModel?.enter() }

    open func openChannelModule(_ input: SBUOpenChannelModule.Input, didSubmit submission: ComposerSubmission) {
        if case .message = submission { listComponent?.scrollToLatest() }
    }

    open func openChannelModuleDidChangeHeight(_ input: SBUOpenChannelModule.Input) {
        viewIfLoaded?.setNeedsLayout()
    }

    // MARK: What the list shows

    open func conversation(for list: SBUOpenChannelModule.List) -> Conversation? { viewModel?.conversation }
    open func phase(of list: SBUOpenChannelModule.List) -> SBUOpenChannelPhase { viewModel?.phase ?? .entering }

    // MARK: What the view model tells

    open func openChannelViewModel(_ viewModel: SBUOpenChannelViewModel, didChange channel: OpenChannel) { reload() }

    open func openChannelViewModel(
        _ viewModel: SBUOpenChannelViewModel, didChangePhase phase: SBUOpenChannelPhase
    ) { reload() }
}
