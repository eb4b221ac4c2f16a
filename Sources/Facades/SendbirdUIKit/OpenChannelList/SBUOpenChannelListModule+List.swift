extension SBUOpenChannelListModule {
    /// The channels, and what stands in their place while there are none.
    @preconcurrency @MainActor open class List: UIView, UITableViewDataSource, UITableViewDelegate {
        /// The rows.
        public let tableView = UITableView(frame: .zero, style: .plain)
        /// Stands in their place when there are none, and says why.
        public let stateView = ChatStateView()
        /// Stands in their place while the first page is loading.
        public let skeletonView = ChatChannelListSkeletonView()
        /// Below the rows, when the next page could not be loaded.
        public let failedPageButton = UIButton(type: .system)
        /// What a row is made of. Set it before the list is configured.
        open var channelCell: SBUOpenChannelCell.Type = SBUOpenChannelCell.self

        /// Hears what the user does.
        public weak var delegate: (any SBUOpenChannelListModuleListDelegate)?
        /// Says what is shown.
        public weak var dataSource: (any SBUOpenChannelListModuleListDataSource)?
        /// How it looks.
        public private(set) var theme = SBUTheme.current

        private var channels: [OpenChannel] = []
        private static let cell = "channel"
        /// How near to the end the next page is asked for.
        private static let margin = 10

        public override init(frame: CGRect) { super.init(frame: frame) }
        public required init?(coder: NSCoder) { super.init(coder: coder) }
        public required convenience init() { self.init(frame: .zero) }

        /// Sets where the list gets its channels, what it tells and how it looks. The controller calls it once it has added the list.
        open func configure(
            delegate: any SBUOpenChannelListModuleListDelegate,
            dataSource: any SBUOpenChannelListModuleListDataSource, theme: SBUTheme
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
            tableView.register(channelCell, forCellReuseIdentifier: Self.cell)
            tableView.dataSource = self
            tableView.delegate = self
            tableView.separatorStyle = .none
            tableView.accessibilityLabel = SBUStringSet.openChannelListTitle
            let refresh = UIRefreshControl(frame: .zero)
            refresh.addAction(
                UIAction { [weak self] _ in
                    if let self { self.delegate?.openChannelListModuleDidPullToRefresh(self) }
                }, for: .valueChanged)
            tableView.refreshControl = refresh
            failedPageButton.setTitle("\(SBUStringSet.failedPage) \(SBUStringSet.retry)", for: .normal)
            failedPageButton.addAction(
                UIAction { [weak self] _ in self?.retry() }, for: .primaryActionTriggered)
            for part in [tableView, stateView, skeletonView] as [UIView] { addSubview(part) }
        }

        /// Sets colours and fonts. Called by ``configure(delegate:dataSource:theme:)``.
        open func setupStyles() {
            backgroundColor = theme.appearance.colors.surface
            tableView.backgroundColor = .clear
            stateView.appearance = theme.appearance
            skeletonView.appearance = theme.appearance
        }

        /// Shows what the data source says now. Rows that stay keep their place on screen.
        open func reload() {
            guard let dataSource else { return }
            channels = dataSource.channels(in: self)
            let phase = dataSource.phase(of: self)
            skeletonView.isHidden = !(phase == .loading && channels.isEmpty)
            stateView.content = stateContent(phase)
            stateView.isHidden = stateView.content == nil
            tableView.isHidden = !skeletonView.isHidden || !stateView.isHidden
            if case .pageFailed = phase, !channels.isEmpty {
                failedPageButton.frame.size = CGSize(width: bounds.width, height: 44)
                tableView.tableFooterView = failedPageButton
            } else {
                tableView.tableFooterView = nil
            }
            tableView.reloadData()
        }

        /// The pulled list goes back up.
        open func endRefreshing() { tableView.refreshControl?.endRefreshing() }

        /// What stands in place of the rows; nil while there are some, or while they are awaited.
        open func stateContent(_ phase: SBUOpenChannelListPhase) -> ChatStateView.Content? {
            guard channels.isEmpty else { return nil }
            switch phase {
            case .loading: return nil
            case .ready:
                return ChatStateView.Content(
                    image: SBUIconSet.empty, title: SBUStringSet.emptyListTitle, detail: SBUStringSet.emptyListDetail)
            case .failed(let reason), .pageFailed(let reason):
                return ChatStateView.Content(
                    image: SBUIconSet.failed, title: SBUStringSet.failedListTitle, detail: reason,
                    action: (SBUStringSet.retry, { [weak self] in self?.retry() }))
            }
        }

        private func retry() { delegate?.openChannelListModuleDidTapRetry(self) }

        open override func layoutSubviews() {
            super.layoutSubviews()
            for part in [tableView, stateView, skeletonView] as [UIView] { part.frame = bounds }
        }

        // MARK: Rows

        open func numberOfSections(in tableView: UITableView) -> Int { 1 }

        open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { channels.count }

        open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: Self.cell, for: indexPath)
            (cell as? SBUOpenChannelCell)?.configure(channel: channels[indexPath.row], theme: theme)
            return cell
        }

        open func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
            tableView.deselectRow(at: indexPath, animated: false)
            delegate?.openChannelListModule(self, didSelect: channels[indexPath.row])
        }

        open func tableView(
            _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
        ) {
            if indexPath.row >= channels.count - Self.margin { delegate?.openChannelListModuleDidReachEnd(self) }
        }
    }
}
