import Combine

/// Searches messages: those of a channel, or all.
@MainActor open class ChatMessageSearchVC: ChatSearchTableVC {
    /// Whose messages. Set it before the view is loaded.
    open var client: ChatClient!
    /// The channel that is searched; `nil`: all.
    open var cid: ChannelId?
    /// Called with the message that was chosen.
    public var onChoose: ((MessageSearchResult) -> Void)?

    /// The search and its states; one of your own is set before the view is loaded.
    open lazy var viewModel = MessageSearchViewModel(client: client, cid: cid)

    private var changes: AnyCancellable?

    public var results: [MessageSearchResult] { viewModel.results }

    open override func setUp() {
        super.setUp()
        precondition(client != nil, "Set client before the view is loaded")
        if title == nil { title = "Search messages" }
        searchField.placeholder = "Words to search for"
        searchField.onChange = { [weak self] in self?.viewModel.text = $0 }
        searchField.onSubmit = { [weak self] in self?.viewModel.submit() }
        changes = viewModel.objectWillChange.sink { [weak self] in
            MainActor.assumeIsolated { self?.updateContentIfNeeded() }
        }
    }

    open override var stateContent: ChatStateView.Content? {
        if !viewModel.hasQuestion {
            return ChatStateView.Content(image: appearance.images.search, title: "Search for words in messages")
        }
        if let trouble = viewModel.trouble {
            return ChatStateView.Content(
                image: appearance.images.trouble, title: "The search failed", detail: trouble,
                action: ("Retry", { [weak self] in self?.viewModel.submit() }))
        }
        guard results.isEmpty else { return nil }
        return ChatStateView.Content(
            image: appearance.images.search, title: viewModel.isBusy ? "Searching …" : "Nothing found",
            detail: viewModel.isBusy ? nil : "No message holds these words.")
    }

    // MARK: Rows

    open override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        results.count
    }

    open override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let result = results[indexPath.row], message = result.message
        let channel = cid == nil ? client.channel(message.cid) : nil
        return tableView.rowCell(components.messageResultView) { row in
            row.client = client
            row.content = ChatMessageResultView.Content(
                avatar: AvatarContent(message.author),
                author: message.isSentByCurrentUser ? "You" : message.author.displayName,
                channel: channel.map { appearance.formatters.name(of: $0, for: client.currentUserId) },
                time: appearance.formatters.times.listed(message.createdAt), text: message.text,
                highlights: result.highlights)
        }
    }

    open override func tableView(
        _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
    ) {
        viewModel.rowAppeared(at: indexPath.row)
    }

    open override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        onChoose?(results[indexPath.row])
    }
}
