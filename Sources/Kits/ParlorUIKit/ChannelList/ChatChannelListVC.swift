/// The user's channels. Choosing one opens it: on top in a narrow window, beside the list in a split view.
///
/// ```swift
/// let list = ChatChannelListVC.make(with: client.channelListController(query: query))
/// window.rootViewController = UINavigationController(rootViewController: list)
/// ```
@MainActor open class ChatChannelListVC: ChatSearchTableVC {
    /// Which channels. Set it before the view is loaded.
    open var controller: ChatChannelListController!

    /// The rows and what can be done with them.
    public private(set) lazy var listing = ChannelListing(controller)
    /// Leads to other screens.
    open private(set) lazy var router = components.channelListRouter.init(self)
    /// Stands in place of the rows until they are known.
    open private(set) lazy var skeletonView = components.channelListSkeletonView.init()

    private var rows: [ChatChannel] = []

    public var client: ChatClient { controller.client }

    public class func make(with controller: ChatChannelListController) -> Self {
        let list = self.init()
        list.controller = controller
        return list
    }

    // MARK: Life

    open override func setUp() {
        super.setUp()
        precondition(controller != nil, "Set controller before the view is loaded")
        if title == nil { title = "Chats" }
        listing.onChange = { [weak self] in self?.updateContentIfNeeded() }
        listing.load()
        tableView.accessibilityLabel = "Conversations"
        let refreshControl = UIRefreshControl(frame: .zero)
        refreshControl.addAction(UIAction { [weak self] _ in self?.refresh() }, for: .valueChanged)
        tableView.refreshControl = refreshControl
        searchField.placeholder = "Search conversations"
        searchField.onChange = { [weak self] _ in self?.updateContentIfNeeded() }
        searchField.onSubmit = { [weak self] in self?.rows.first.map { self?.select($0.cid) } }
        setUpNavigationItem()
    }

    private func setUpNavigationItem() {
        let compose = UIBarButtonItem(
            image: appearance.images.compose,
            primaryAction: UIAction { [weak self] _ in self?.router.showNewChannel() })
        compose.accessibilityLabel = "New conversation"
        let threads = UIBarButtonItem(
            image: appearance.images.thread,
            primaryAction: UIAction { [weak self] _ in self?.router.showThreads() })
        threads.accessibilityLabel = "Threads"
        navigationItem.rightBarButtonItems = [compose, threads]
    }

    open override func setUpLayout() {
        super.setUpLayout()
        view.addSubview(skeletonView)
    }

    open override var ground: UIColor { appearance.colors.surface }
    open override var beginsInSearch: Bool { false }

    open override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        skeletonView.frame = contentFrame
    }

    // MARK: Content

    open override func updateContent() {
        // The keyboard stays at its channel when that moves.
        let focused = tableView.focusedIndexPath.flatMap { rows.indices.contains($0.row) ? rows[$0.row].cid : nil }
        rows = shownChannels
        super.updateContent()
        if let focused { focusRow(of: focused) }
        skeletonView.isHidden = listing.phase != .loading
        tableView.isHidden = listing.phase == .loading || stateContent != nil
        showSelection()
    }

    private var shownChannels: [ChatChannel] {
        let wanted = searchField.text
        guard !wanted.allSatisfy(\.isWhitespace) else { return Array(listing.channels) }
        return ChannelSearch.matches(wanted, in: listing.channels) { name(of: $0) }.map(\.channel)
    }

    private func name(of channel: ChatChannel) -> String {
        appearance.formatters.name(of: channel, for: client.currentUserId)
    }

    open override var stateContent: ChatStateView.Content? {
        switch listing.phase {
        case .loading: nil
        case .failed(let trouble):
            ChatStateView.Content(
                image: appearance.images.trouble, title: "The conversations could not be loaded", detail: trouble,
                action: ("Retry", { [weak self] in self?.listing.load() }))
        case .ready where !rows.isEmpty: nil
        case .ready where listing.channels.isEmpty:
            ChatStateView.Content(
                image: appearance.images.noConversation, title: "No conversations yet",
                detail: "Channels you join or are invited to appear here.")
        case .ready:
            ChatStateView.Content(
                image: appearance.images.search, title: "Nothing found", detail: "No conversation has such a name.")
        }
    }

    private func refresh() {
        listing.load { [weak self] in self?.tableView.refreshControl?.endRefreshing() }
    }

    // MARK: Selection

    /// Opens a channel.
    open func select(_ cid: ChannelId) {
        listing.selection = cid
        // Who comes back goes on from there.
        focusRow(of: cid)
        showSelection()
        router.showChannel(cid)
    }

    private func focusRow(of cid: ChannelId) {
        guard let index = rows.firstIndex(where: { $0.cid == cid }) else { return }
        tableView.focusedIndexPath = IndexPath(row: index, section: 0)
    }

    private func showSelection() {
        // In one column no row stays open: the channel covers the list.
        guard splitViewController?.isCollapsed == false, let selection = listing.selection,
            let index = rows.firstIndex(where: { $0.cid == selection })
        else { return tableView.selectRow(at: nil, animated: false, scrollPosition: .none) }
        tableView.selectRow(at: IndexPath(row: index, section: 0), animated: false, scrollPosition: .none)
    }

    // MARK: Rows

    open override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows.count }

    open override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let channel = rows[indexPath.row]
        return tableView.rowCell(components.channelListItemView) { row in
            row.client = client
            row.content = ChannelRowContent(
                channel, currentUserID: client.currentUserId, name: name(of: channel),
                times: appearance.formatters.times)
        }
    }

    open override func tableView(
        _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
    ) {
        if searchField.text.isEmpty { listing.rowAppeared(at: indexPath.row) }
    }

    open override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        select(rows[indexPath.row].cid)
    }

    open override func tableView(
        _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
    ) -> UIContextMenuConfiguration? {
        let menu = menu(for: rows[indexPath.row])
        return UIContextMenuConfiguration(actionProvider: { _ in menu })
    }

    open override func tableView(
        _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
        swipe(rows[indexPath.row], [.markRead, .accept, .pin, .unpin])
    }

    open override func tableView(
        _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
        swipe(rows[indexPath.row], [.leave, .decline, .mute, .unmute])
    }

    // MARK: Keys

    open override var keyCommands: [UIKeyCommand]? {
        navigationKeys + [
            UIKeyCommand(title: "Search conversations", input: "f", modifierFlags: .control) { [weak self] in
                self?.searchField.focus()
            }
        ]
    }
}
