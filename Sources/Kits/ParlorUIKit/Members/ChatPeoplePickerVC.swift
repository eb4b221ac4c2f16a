/// Finds people, and ticks off those who are meant.
@MainActor open class ChatPeoplePickerVC: ChatSearchTableVC, @preconcurrency ChatUserSearchControllerDelegate {
    /// Whose people. Set it before the view is loaded.
    open var client: ChatClient!
    /// Who cannot be chosen: those who are here already.
    open var excluded: Set<UserId> = []
    /// The word on the button that ends it.
    open var doneTitle = "Done"
    /// Called with who was chosen.
    public var onDone: (([ChatUser]) -> Void)?

    public private(set) var chosen: [ChatUser] = [] { didSet { chosenChanged() } }

    private lazy var known = client.userListController()
    private lazy var searching = client.userSearchController()
    private lazy var doneItem = UIBarButtonItem(
        title: doneTitle, primaryAction: UIAction { [weak self] _ in self?.finish() })
    private var people: [ChatUser] = []

    open override func setUp() {
        super.setUp()
        precondition(client != nil, "Set client before the view is loaded")
        if title == nil { title = "People" }
        searchField.placeholder = "Name or @id:server"
        searchField.onChange = { [weak self] in self?.search($0) }
        searchField.onSubmit = { [weak self] in self.map { $0.people.first.map($0.toggle) } }
        searching.addDelegate(self)
        navigationItem.rightBarButtonItem = doneItem
        chosenChanged()
        known.synchronize { [weak self] _ in
            MainActor.assumeIsolated { self?.updateContentIfNeeded() }
        }
    }

    /// Ends it with who was chosen.
    open func finish() { onDone?(chosen) }

    private func chosenChanged() {
        doneItem.isEnabled = !chosen.isEmpty
        doneItem.title = chosen.isEmpty ? doneTitle : "\(doneTitle) (\(chosen.count))"
    }

    // MARK: Searching

    private func search(_ term: String) {
        updateContentIfNeeded()
        searching.search(term)
    }

    open func userSearchController(
        _ controller: ChatUserSearchController, didChangeUsers changes: [ListChange<ChatUser>]
    ) {
        updateContentIfNeeded()
    }

    /// Who was chosen stays in view; then who was found, or without a search who is known.
    open override func updateContent() {
        let term = searchField.text.trimmingCharacters(in: .whitespacesAndNewlines)
        let found = term.isEmpty ? Array(known.users) : Array(searching.users)
        let others = found.filter { person in
            person.id != client.currentUserId && !excluded.contains(person.id)
                && !chosen.contains { $0.id == person.id }
        }
        people = chosen + others
        super.updateContent()
    }

    open override var stateContent: ChatStateView.Content? {
        guard people.isEmpty else { return nil }
        return ChatStateView.Content(
            image: appearance.images.people, title: searchField.text.isEmpty ? "Nobody known yet" : "Nobody found",
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
                isChecked: chosen.contains { $0.id == person.id })
        }
    }

    open override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: false)
        toggle(people[indexPath.row])
    }

    private func toggle(_ person: ChatUser) {
        if chosen.contains(where: { $0.id == person.id }) {
            chosen.removeAll { $0.id == person.id }
        } else {
            chosen.append(person)
        }
        updateContentIfNeeded()
    }
}
