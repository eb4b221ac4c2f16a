extension SBUOpenChannelModule {
    /// The messages, and what stands in their place when the user is not in the channel.
    @preconcurrency @MainActor open class List: UIView, ChatMessageListVCDelegate {
        /// Draws the messages. The controller of the screen takes it as a child.
        public let messageListVC = Components.default.messageListVC.init()
        /// Stands in place of the messages, and says why.
        public let stateView = ChatStateView()

        /// Hears what the user does.
        public weak var delegate: (any SBUOpenChannelModuleListDelegate)?
        /// Says what is shown.
        public weak var dataSource: (any SBUOpenChannelModuleListDataSource)?
        /// How it looks.
        public private(set) var theme = SBUTheme.current

        public override init(frame: CGRect) { super.init(frame: frame) }
        public required init?(coder: NSCoder) { super.init(coder: coder) }
        public required convenience init() { self.init(frame: .zero) }

        /// Sets where the list gets its messages, what it tells and how it looks. The controller calls it once it has added the list.
        open func configure(
            delegate: any SBUOpenChannelModuleListDelegate, dataSource: any SBUOpenChannelModuleListDataSource,
            theme: SBUTheme
        ) {
            self.delegate = delegate
            self.dataSource = dataSource
            self.theme = theme
            setupViews()
            setupStyles()
            reload()
        }

        /// Adds the parts. Called by ``configure(delegate:dataSource:theme:)``.
        open func setupViews() {
            messageListVC.delegate = self
            for part in [messageListVC.view, stateView] as [UIView] { addSubview(part) }
        }

        /// Sets colours and fonts. Called by ``configure(delegate:dataSource:theme:)``.
        open func setupStyles() {
            backgroundColor = theme.appearance.colors.background
            messageListVC.appearance = theme.appearance
            stateView.appearance = theme.appearance
        }

        /// Shows what the data source says now.
        open func reload() {
            guard let dataSource else { return }
            messageListVC.conversation = dataSource.conversation(for: self)
            stateView.content = stateContent(dataSource.phase(of: self))
            stateView.isHidden = stateView.content == nil
            messageListVC.view.isHidden = stateView.content != nil
        }

        /// What stands in place of the messages; nil while they are shown or awaited.
        open func stateContent(_ phase: SBUOpenChannelPhase) -> ChatStateView.Content? {
            switch phase {
            case .entering, .entered: nil
            case .failed(let reason):
                ChatStateView.Content(
                    image: SBUIconSet.failed, title: SBUStringSet.failedChannelTitle, detail: reason,
                    action: (SBUStringSet.retry, { [weak self] in self?.retry() }))
            case .banned:
                ChatStateView.Content(
                    image: SBUIconSet.banned, title: SBUStringSet.bannedTitle, detail: SBUStringSet.bannedDetail)
            case .deleted:
                ChatStateView.Content(
                    image: SBUIconSet.delete, title: SBUStringSet.deletedTitle, detail: SBUStringSet.deletedDetail)
            case .removed:
                ChatStateView.Content(
                    image: SBUIconSet.leave, title: SBUStringSet.removedTitle,
                    action: (SBUStringSet.enterAgain, { [weak self] in self?.retry() }))
            }
        }

        private func retry() { delegate?.openChannelModuleDidTapRetry(self) }

        /// Shows the newest message, and follows from there.
        open func scrollToLatest() { messageListVC.jumpToLatest(animated: false) }

        open override func layoutSubviews() {
            super.layoutSubviews()
            for part in [messageListVC.view, stateView] as [UIView] { part.frame = bounds }
        }

        // MARK: What the messages tell

        open func messageListVC(_ list: ChatMessageListVC, didChooseReplyTo message: ChatMessage) {
            delegate?.openChannelModule(self, didChooseReplyTo: message)
        }

        open func messageListVC(_ list: ChatMessageListVC, didChooseEdit message: ChatMessage) {
            delegate?.openChannelModule(self, didChooseEdit: message)
        }

        open func messageListVC(_ list: ChatMessageListVC, didTap user: ChatUser) {
            delegate?.openChannelModule(self, didTap: user)
        }

        open func messageListVCDidScroll(_ list: ChatMessageListVC) {}
    }
}
