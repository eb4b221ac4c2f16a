/// Finds a channel by a few letters of its name: Ctrl+K.
@MainActor open class ChatChannelSwitcherVC: ChatSearchTableVC {
    /// The channels to choose from. Set it before the view is loaded.
    open var listing: ChannelListing!
    /// Called with the channel that was chosen.
    public var onChoose: ((ChannelId) -> Void)?

    private var matches: [ChannelSearch.Match] = []
    private var highlighted = 0

    open override func setUp() {
        super.setUp()
        title = "Go to conversation"
        preferredContentSize = CGSize(width: 420, height: 460)
        searchField.placeholder = "Go to conversation"
        searchField.onChange = { [weak self] _ in
            self?.highlighted = 0
            self?.updateContentIfNeeded()
        }
        searchField.onSubmit = { [weak self] in self.map { $0.choose($0.highlighted) } }
    }

    open override func updateContent() {
        matches = ChannelSearch.matches(searchField.text, in: listing.channels) {
            appearance.formatters.name(of: $0, for: listing.client.currentUserId)
        }
        super.updateContent()
        showHighlight()
    }

    open override var stateContent: ChatStateView.Content? {
        matches.isEmpty ? ChatStateView.Content(image: appearance.images.search, title: "Nothing found") : nil
    }

    // MARK: Choosing

    /// The field keeps the keyboard: up and down only move the highlight.
    open override func takeSearchKey(_ key: UIKey) -> Bool {
        guard key.isOnly(.up) || key.isOnly(.down) else { return false }
        highlighted = min(max(highlighted + (key.isOnly(.down) ? 1 : -1), 0), max(matches.count - 1, 0))
        showHighlight()
        return true
    }

    private func showHighlight() {
        guard matches.indices.contains(highlighted) else { return }
        tableView.selectRow(at: IndexPath(row: highlighted, section: 0), animated: false, scrollPosition: .none)
        tableView.scrollToRow(at: IndexPath(row: highlighted, section: 0), at: .none, animated: false)
    }

    private func choose(_ index: Int) {
        guard matches.indices.contains(index) else { return }
        let cid = matches[index].channel.cid
        // At once, so that the channel's composer finds the keyboard free.
        dismiss(animated: false)
        onChoose?(cid)
    }

    open override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { matches.count }

    open override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let match = matches[indexPath.row]
        return tableView.rowCell(components.personRowView) { row in
            row.client = listing.client
            row.content = ChatPersonRowView.Content(
                avatar: AvatarContent(match.channel, name: match.name, currentUserID: listing.client.currentUserId),
                name: match.name, badge: match.channel.unreadCount.messages)
        }
    }

    open override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        choose(indexPath.row)
    }
}
