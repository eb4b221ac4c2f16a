/// The ways out of a channel's details.
@MainActor open class ChatChannelDetailsRouter: ChatRouter<ChatChannelDetailsVC> {
    open func showSearch() {
        guard let screen else { return }
        let search = screen.components.messageSearchVC.init()
        search.client = screen.client
        search.cid = screen.channelController.cid
        search.onChoose = { [weak screen] result in screen?.onChooseMessage?(result) }
        show(search)
    }

    open func editName() {
        edit("Name", screen?.channel?.name) { ChannelUpdate(name: $0) }
    }

    open func editTopic() {
        edit("Topic", screen?.channel?.topic) { ChannelUpdate(topic: $0) }
    }

    private func edit(_ title: String, _ text: String?, _ update: @escaping (String) -> ChannelUpdate) {
        guard let screen else { return }
        let alert = UIAlertController(title: title, message: nil, preferredStyle: .alert)
        alert.addTextField { $0.text = text }
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        alert.addAction(
            UIAlertAction(title: "Save", style: .default) { [weak screen, weak alert] _ in
                guard let screen, let text = alert?.textFields?.first?.text else { return }
                let (controller, update) = (screen.channelController!, update(text))
                Task { try? await controller.updateChannel(update) }
            })
        screen.present(alert, animated: true)
    }

    open func choosePicture() {
        guard let controller = screen?.channelController else { return }
        FileChooser.open(title: "Choose a picture", mimeTypes: ["image/*"], allowsMultiple: false) { files in
            guard let file = files?.first, let bytes = try? Data(contentsOf: file) else { return }
            let type = FileKind.of(fileName: file.lastPathComponent).mimeType
            Task { try? await controller.setImage(Array(bytes), mimeType: type) }
        }
    }

    open func addPeople() {
        guard let screen else { return }
        let picker = screen.components.peoplePickerVC.init()
        picker.client = screen.client
        picker.excluded = Set(screen.memberListController.members.map(\.id))
        picker.title = "Add people"
        picker.doneTitle = "Add"
        picker.onDone = { [weak screen] people in
            screen?.navigationController?.popViewController(animated: true)
            guard let controller = screen?.channelController else { return }
            Task { try? await controller.inviteMembers(people.map(\.id)) }
        }
        show(picker)
    }

    /// A conversation with a member.
    open func showPerson(_ user: ChatUser) {
        guard let screen, user.id != screen.client.currentUserId else { return }
        let client = screen.client
        Task { [weak self, weak screen] in
            guard let cid = try? await client.createDirectChannel(with: user.id), let screen else { return }
            self?.show(screen.components.channelVC.make(with: client.channelController(for: cid)))
        }
    }

    /// Asks, then leaves.
    open func leave() {
        guard let screen, let channel = screen.channel else { return }
        let name = screen.appearance.formatters.name(of: channel, for: screen.client.currentUserId)
        let alert = UIAlertController(
            title: "Leave \(name)?", message: "You will not receive its messages any more.", preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        alert.addAction(
            UIAlertAction(title: "Leave", style: .destructive) { [weak screen] _ in
                guard let screen else { return }
                let client = screen.client
                screen.dismiss(animated: true)
                screen.onLeave?()
                Task { try? await client.leaveChannel(channel.cid) }
            })
        screen.present(alert, animated: true)
    }
}
