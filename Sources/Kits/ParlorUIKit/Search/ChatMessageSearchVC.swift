/// Searches messages: those of a channel, or all.
@MainActor open class ChatMessageSearchVC: ChatSearchTableVC {
    /// Whose messages. Set it before the view is loaded.
    open var client: ChatClient!
    /// The channel that is searched; `nil`: all.
    open var cid: ChannelId?
    /// Called with the message that was chosen.
    public var onChoose: ((MessageSearchResult) -> Void)?

    private lazy var search = client.makeMessageSearch(in: cid)
    private var searching: Task<Void, Never>?
    private var trouble: String?
    private var isBusy = false

    public var results: [MessageSearchResult] { search.state.results }

    /// How long typing must rest before a search begins.
    public static let patience: Duration = .milliseconds(250)

    open override func setUp() {
        super.setUp()
        precondition(client != nil, "Set client before the view is loaded")
        if title == nil { title = "Search messages" }
        searchField.placeholder = "Words to search for"
        searchField.onChange = { [weak self] in self?.look(for: $0, after: Self.patience) }
        searchField.onSubmit = { [weak self] in self.map { $0.look(for: $0.searchField.text, after: .zero) } }
    }

    // MARK: Searching

    private var hasQuestion: Bool { !searchField.text.allSatisfy(\.isWhitespace) }

    private func look(for text: String, after rest: Duration) {
        searching?.cancel()
        trouble = nil
        isBusy = hasQuestion
        updateContentIfNeeded()
        guard hasQuestion else { return }
        searching = Task { [weak self, search] in
            if rest > .zero { try? await Task.sleep(for: rest) }
            guard !Task.isCancelled else { return }
            var trouble: String?
            do { try await search.search(text) } catch { trouble = TroubleText.of(error) }
            guard !Task.isCancelled, let self else { return }
            (self.trouble, self.isBusy) = (trouble, false)
            self.updateContentIfNeeded()
        }
    }

    private func loadMore() {
        guard !isBusy, !search.state.hasLoadedAllResults else { return }
        isBusy = true
        Task { [weak self, search] in
            _ = try? await search.loadMoreResults()
            self?.isBusy = false
            self?.updateContentIfNeeded()
        }
    }

    open override var stateContent: ChatStateView.Content? {
        if !hasQuestion {
            return ChatStateView.Content(image: appearance.images.search, title: "Search for words in messages")
        }
        if let trouble {
            return ChatStateView.Content(
                image: appearance.images.trouble, title: "The search failed", detail: trouble,
                action: ("Retry", { [weak self] in self.map { $0.look(for: $0.searchField.text, after: .zero) } }))
        }
        guard results.isEmpty else { return nil }
        return ChatStateView.Content(
            image: appearance.images.search, title: isBusy ? "Searching …" : "Nothing found",
            detail: isBusy ? nil : "No message holds these words.")
    }

    // MARK: Rows

    open override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        hasQuestion ? results.count : 0
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
        if indexPath.row >= results.count - 5 { loadMore() }
    }

    open override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        onChoose?(results[indexPath.row])
    }
}
