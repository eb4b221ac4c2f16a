/// Starts a conversation: one person makes a direct one, several a group that can be named.
@MainActor open class ChatNewChannelVC: ChatPeoplePickerVC {
    /// Called with the conversation that was made, or found.
    public var onCreate: ((ChannelId) -> Void)?

    open override func setUp() {
        if title == nil { title = "New conversation" }
        doneTitle = "Start"
        super.setUp()
        onDone = { [weak self] people in self?.start(with: people) }
    }

    /// Makes the conversation. With one person there is only ever one.
    open func start(with people: [ChatUser]) {
        if people.count == 1 { return create(people, name: nil) }
        let alert = UIAlertController(
            title: "Name the group", message: "Without a name it is called after its members.", preferredStyle: .alert)
        alert.addTextField { $0.placeholder = "Name" }
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        alert.addAction(
            UIAlertAction(title: "Create", style: .default) { [weak self, weak alert] _ in
                self?.create(people, name: alert?.textFields?.first?.text)
            })
        present(alert, animated: true)
    }

    private func create(_ people: [ChatUser], name: String?) {
        let client = client!
        let name = name.flatMap { $0.allSatisfy(\.isWhitespace) ? nil : $0 }
        Task { [weak self] in
            do {
                let cid =
                    people.count == 1
                    ? try await client.createDirectChannel(with: people[0].id)
                    : try await client.createChannel(NewChannel(name: name, members: people.map(\.id)))
                self?.onCreate?(cid)
            } catch { self?.show(error) }
        }
    }

    private func show(_ error: any Error) {
        let alert = UIAlertController(
            title: "The conversation could not be started", message: TroubleText.of(error), preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        present(alert, animated: true)
    }
}
