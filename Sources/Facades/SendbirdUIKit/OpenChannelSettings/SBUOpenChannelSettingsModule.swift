/// The parts of a channel's settings: ``Header`` in the navigation bar, ``List`` below it.
public enum SBUOpenChannelSettingsModule {}

/// Hears which setting was chosen.
@preconcurrency @MainActor public protocol SBUOpenChannelSettingsModuleListDelegate: AnyObject {
    /// A row was chosen.
    func openChannelSettingsModule(_ list: SBUOpenChannelSettingsModule.List, didSelect item: SBUOpenChannelSetting)
}

/// Says what the settings show.
@preconcurrency @MainActor public protocol SBUOpenChannelSettingsModuleListDataSource: AnyObject {
    /// The channel.
    func channel(of list: SBUOpenChannelSettingsModule.List) -> OpenChannel?
    /// The rows, in order.
    func items(in list: SBUOpenChannelSettingsModule.List) -> [SBUOpenChannelSetting]
}

/// A row of the settings.
public enum SBUOpenChannelSetting: Hashable, Sendable {
    /// A list of people.
    case people(OpenChannelPeople)
    /// Changes the name.
    case rename
    /// Only operators can write.
    case freeze
    /// Goes out.
    case leave
    /// Closes it for everybody.
    case delete
}

extension SBUOpenChannelSettingsModule {
    /// A title and the way back.
    @preconcurrency @MainActor open class Header: SBUHeaderComponent {
        open override func makeTitleView() -> UIView? { title(SBUStringSet.settingsTitle) }
    }

    /// What the channel is, and what can be changed about it.
    @preconcurrency @MainActor open class List: UIView, UITableViewDataSource, UITableViewDelegate {
        public let tableView = UITableView(frame: .zero, style: .plain)

        /// Hears what is chosen.
        public weak var delegate: (any SBUOpenChannelSettingsModuleListDelegate)?
        /// Says what is shown.
        public weak var dataSource: (any SBUOpenChannelSettingsModuleListDataSource)?
        /// How it looks.
        public private(set) var theme = SBUTheme.current
        private var items: [SBUOpenChannelSetting] = []

        public override init(frame: CGRect) { super.init(frame: frame) }
        public required init?(coder: NSCoder) { super.init(coder: coder) }
        public required convenience init() { self.init(frame: .zero) }

        /// Sets where the settings come from, what the list tells and how it looks.
        open func configure(
            delegate: any SBUOpenChannelSettingsModuleListDelegate,
            dataSource: any SBUOpenChannelSettingsModuleListDataSource, theme: SBUTheme
        ) {
            self.delegate = delegate
            self.dataSource = dataSource
            self.theme = theme
            setupViews()
            setupStyles()
            reload()
        }

        /// Adds the parts. Called by `configure`.
        open func setupViews() {
            tableView.dataSource = self
            tableView.delegate = self
            tableView.separatorStyle = .none
            addSubview(tableView)
        }

        /// Sets colours and fonts. Called by `configure`.
        open func setupStyles() {
            backgroundColor = theme.appearance.colors.elevated
            tableView.backgroundColor = .clear
        }

        /// Shows what the data source says now.
        open func reload() {
            items = dataSource?.items(in: self) ?? []
            tableView.reloadData()
        }

        open override func layoutSubviews() {
            super.layoutSubviews()
            tableView.frame = bounds
        }

        // MARK: Rows: the channel itself, then the settings

        open func numberOfSections(in tableView: UITableView) -> Int { 2 }

        open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
            section == 0 ? 1 : items.count
        }

        open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            guard let channel = dataSource?.channel(of: self) else {
                return UITableViewCell(style: .default, reuseIdentifier: nil)
            }
            if indexPath.section == 0 {
                return tableView.rowCell(ChatChannelDetailsHeadView.self) { row in
                    row.appearance = theme.appearance
                    row.client = channel.client
                    let name = channel.name.isEmpty ? SBUStringSet.unnamedChannel : channel.name
                    row.content = ChatChannelDetailsHeadView.Content(
                        avatar: AvatarContent(imageURL: channel.coverURL, name: name, id: channel.channelURL),
                        name: name, status: SBUStringSet.participants(channel.participantCount), topic: channel.topic)
                }
            }
            let item = items[indexPath.row]
            return tableView.rowCell(ChatSettingRowView.self) { row in
                row.appearance = theme.appearance
                row.content = content(item, channel)
            }
        }

        /// What a row says.
        open func content(_ item: SBUOpenChannelSetting, _ channel: OpenChannel) -> ChatSettingRowView.Content {
            switch item {
            case .people(let people):
                ChatSettingRowView.Content(
                    icon: icon(people), title: SBUOpenChannelPeopleModule.Header.words(people), leadsOn: true)
            case .rename: ChatSettingRowView.Content(icon: SBUIconSet.edit, title: SBUStringSet.rename, leadsOn: true)
            case .freeze:
                ChatSettingRowView.Content(
                    icon: SBUIconSet.frozen, title: SBUStringSet.freeze, isOn: channel.isFrozen)
            case .leave: ChatSettingRowView.Content(icon: SBUIconSet.leave, title: SBUStringSet.leaveChannel)
            case .delete:
                ChatSettingRowView.Content(
                    icon: SBUIconSet.delete, title: SBUStringSet.deleteChannel, style: .destructive)
            }
        }

        private func icon(_ people: OpenChannelPeople) -> UIImage {
            switch people {
            case .participants: SBUIconSet.participants
            case .operators: SBUIconSet.operators
            case .muted: SBUIconSet.muted
            case .banned: SBUIconSet.banned
            }
        }

        open func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
            indexPath.section == 0 ? nil : indexPath
        }

        open func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
            tableView.deselectRow(at: indexPath, animated: false)
            if indexPath.section == 1 { delegate?.openChannelSettingsModule(self, didSelect: items[indexPath.row]) }
        }
    }
}
