import Combine

/// The threads that the user takes part in, the newest reply first.
@MainActor open class ChatThreadListVC: ChatTableVC {
    /// Whose threads. Set it before the view is loaded.
    open var client: ChatClient!
    /// The channel whose threads are shown; `nil`: all.
    open var cid: ChannelId?
    /// Leads to other screens.
    open private(set) lazy var router = components.threadListRouter.init(self)

    /// The threads and the states of their list; one of your own is set before the view is loaded.
    open lazy var viewModel = ThreadListViewModel(client: client, cid: cid)

    private var changes: AnyCancellable?

    public var threads: [ChatMessage] { viewModel.threads }

    open override func setUp() {
        super.setUp()
        precondition(client != nil, "Set client before the view is loaded")
        if title == nil { title = "Threads" }
        changes = viewModel.objectWillChange.sink { [weak self] in
            MainActor.assumeIsolated { self?.updateContentIfNeeded() }
        }
        load()
    }

    /// Loads the threads; also what Retry does.
    open func load() { viewModel.load() }

    open override var ground: UIColor { appearance.colors.surface }

    open override var stateContent: ChatStateView.Content? {
        guard threads.isEmpty else { return nil }
        if let trouble = viewModel.trouble {
            return ChatStateView.Content(
                image: appearance.images.trouble, title: "The threads could not be loaded", detail: trouble,
                action: ("Retry", { [weak self] in self?.load() }))
        }
        return ChatStateView.Content(
            image: appearance.images.thread, title: viewModel.hasLoaded ? "No threads yet" : "Loading threads …",
            detail: viewModel.hasLoaded ? "Threads you take part in appear here." : nil)
    }

    // MARK: Rows

    open override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        threads.count
    }

    open override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let root = threads[indexPath.row]
        let channel = client.channel(root.cid)
        return tableView.rowCell(components.threadItemView) { row in
            row.client = client
            row.content = ThreadItemContent(
                root, channel: channel.map { appearance.formatters.name(of: $0, for: client.currentUserId) },
                times: appearance.formatters.times)
        }
    }

    open override func tableView(
        _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
    ) {
        viewModel.rowAppeared(at: indexPath.row)
    }

    open override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: false)
        router.showThread(threads[indexPath.row])
    }
}
