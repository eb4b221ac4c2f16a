/// The parts of a list of a channel's people: ``Header`` in the navigation bar, ``List`` below it.
public enum SBUOpenChannelPeopleModule {}

/// Hears what the user does with the people.
@preconcurrency @MainActor public protocol SBUOpenChannelPeopleModuleListDelegate: AnyObject {
    /// What can be done with somebody.
    func openChannelPeopleModule(
        _ list: SBUOpenChannelPeopleModule.List, actionsFor member: ChatChannelMember
    ) -> [SBUPersonActions.Action]
    /// The end comes into view: time for more.
    func openChannelPeopleModuleDidReachEnd(_ list: SBUOpenChannelPeopleModule.List)
}

/// Says who is shown.
@preconcurrency @MainActor public protocol SBUOpenChannelPeopleModuleListDataSource: AnyObject {
    /// The people, in order; nil until they are known.
    func members(in list: SBUOpenChannelPeopleModule.List) -> [ChatChannelMember]?
    /// Whose list it is.
    func client(of list: SBUOpenChannelPeopleModule.List) -> ChatClient?
}

extension SBUOpenChannelPeopleModule {
    /// A title and the way back.
    @preconcurrency @MainActor open class Header: SBUHeaderComponent {
        /// Says whose list it is.
        open func reload(_ people: OpenChannelPeople) {
            titleView = title(Self.words(people))
            setupStyles()
        }

        /// What a list is called.
        public static func words(_ people: OpenChannelPeople) -> String {
            switch people {
            case .participants: SBUStringSet.participantsTitle
            case .operators: SBUStringSet.operatorsTitle
            case .muted: SBUStringSet.mutedTitle
            case .banned: SBUStringSet.bannedPeopleTitle
            }
        }
    }

    /// The people. A press, a right click or the menu key on somebody shows what can be done.
    @preconcurrency @MainActor open class List: UIView, UITableViewDataSource, UITableViewDelegate {
        public let tableView = UITableView(frame: .zero, style: .plain)
        /// Stands in place of the rows when there is nobody.
        public let stateView = ChatStateView()

        /// Hears what the user does.
        public weak var delegate: (any SBUOpenChannelPeopleModuleListDelegate)?
        /// Says who is shown.
        public weak var dataSource: (any SBUOpenChannelPeopleModuleListDataSource)?
        /// How it looks.
        public private(set) var theme = SBUTheme.current
        private var members: [ChatChannelMember] = []

        public override init(frame: CGRect) { super.init(frame: frame) }
        public required init?(coder: NSCoder) { super.init(coder: coder) }
        public required convenience init() { self.init(frame: .zero) }

        /// Sets where the list gets its people, what it tells and how it looks.
        open func configure(
            delegate: any SBUOpenChannelPeopleModuleListDelegate,
            dataSource: any SBUOpenChannelPeopleModuleListDataSource, theme: SBUTheme
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
            for part in [tableView, stateView] as [UIView] { addSubview(part) }
        }

        /// Sets colours and fonts. Called by `configure`.
        open func setupStyles() {
            backgroundColor = theme.appearance.colors.elevated
            tableView.backgroundColor = .clear
            stateView.appearance = theme.appearance
        }

        /// Shows what the data source says now.
        open func reload() {
            let known = dataSource?.members(in: self)
            members = known ?? []
            stateView.content =
                known?.isEmpty == true
                ? ChatStateView.Content(image: SBUIconSet.participants, title: SBUStringSet.nobody) : nil
            stateView.isHidden = stateView.content == nil
            tableView.reloadData()
        }

        open override func layoutSubviews() {
            super.layoutSubviews()
            for part in [tableView, stateView] as [UIView] { part.frame = bounds }
        }

        // MARK: Rows

        open func numberOfSections(in tableView: UITableView) -> Int { 1 }

        open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { members.count }

        open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let member = members[indexPath.row]
            let client = dataSource?.client(of: self)
            return tableView.rowCell(ChatPersonRowView.self) { row in
                row.appearance = theme.appearance
                row.client = client
                row.content = ChatPersonRowView.Content(
                    avatar: AvatarContent(member.user), name: member.displayName, detail: member.id,
                    note: member.id == client?.currentUserId ? SBUStringSet.you : nil)
            }
        }

        open func tableView(
            _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
        ) {
            if indexPath.row >= members.count - 10 { delegate?.openChannelPeopleModuleDidReachEnd(self) }
        }

        open func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
            tableView.deselectRow(at: indexPath, animated: false)
            guard let menu = menu(at: indexPath), let cell = tableView.cellForRow(at: indexPath), let window
            else { return }
            let place = CGPoint(x: cell.bounds.midX, y: cell.bounds.midY)
            MenuPresenter.present(menu, in: window, at: cell.convert(place, to: nil))
        }

        open func tableView(
            _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
        ) -> UIContextMenuConfiguration? {
            menu(at: indexPath).map { menu in UIContextMenuConfiguration(actionProvider: { _ in menu }) }
        }

        private func menu(at indexPath: IndexPath) -> UIMenu? {
            let actions = delegate?.openChannelPeopleModule(self, actionsFor: members[indexPath.row]) ?? []
            guard !actions.isEmpty else { return nil }
            return UIMenu(
                children: actions.map { action in
                    UIAction(title: action.title, attributes: action.isDestructive ? .destructive : []) { _ in
                        action.run()
                    }
                })
        }
    }
}
