import Combine

/// Finds people, and ticks off those who are meant.
@MainActor open class ChatPeoplePickerVC: ChatSearchTableVC {
    /// Whose people. Set it before the view is loaded.
    open var client: ChatClient!
    /// Who cannot be chosen: those who are here already.
    open var excluded: Set<UserId> = []
    /// The word on the button that ends it.
    open var doneTitle = "Done"
    /// Called with who was chosen.
    public var onDone: (([ChatUser]) -> Void)?

    /// Who is known, found and ticked off; one of your own is set before the view is loaded.
    open lazy var viewModel = PeoplePickerViewModel(client: client, excluded: excluded)

    public var chosen: [ChatUser] { viewModel.chosen }

    private var people: [ChatUser] { viewModel.people }
    private var changes: AnyCancellable?
    private lazy var doneItem = UIBarButtonItem(
        title: doneTitle, primaryAction: UIAction { [weak self] _ in self?.finish() })

    open override func setUp() {
        super.setUp()
        precondition(client != nil, "Set client before the view is loaded")
        if title == nil { title = "People" }
        searchField.placeholder = "Name or @id:server"
        searchField.onChange = { [weak self] in self?.viewModel.text = $0 }
        searchField.onSubmit = { [weak self] in self.map { $0.people.first.map($0.viewModel.toggle) } }
        navigationItem.rightBarButtonItem = doneItem
        changes = viewModel.objectWillChange.sink { [weak self] in
            MainActor.assumeIsolated { self?.updateContentIfNeeded() }
        }
    }

    /// Ends it with who was chosen.
    open func finish() { onDone?(chosen) }

    open override func updateContent() {
        super.updateContent()
        doneItem.isEnabled = !chosen.isEmpty
        doneItem.title = chosen.isEmpty ? doneTitle : "\(doneTitle) (\(chosen.count))"
    }

    open override var stateContent: ChatStateView.Content? {
        guard people.isEmpty else { return nil }
        return ChatStateView.Content(
            image: appearance.images.people, title: viewModel.text.isEmpty ? "Nobody known yet" : "Nobody found",
            detail: "Search for a name, or write an address such as @ada:example.org.")
    }

    // MARK: Rows

    open override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { people.count }

    open override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let person = people[indexPath.row]
        return tableView.rowCell(components.personRowView) { row in
            row.client = client
            row.content = ChatPersonRowView.Content(
                avatar: AvatarContent(person), name: person.displayName, detail: person.id,
                isChecked: viewModel.isChosen(person))
        }
    }

    open override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: false)
        viewModel.toggle(people[indexPath.row])
    }
}
