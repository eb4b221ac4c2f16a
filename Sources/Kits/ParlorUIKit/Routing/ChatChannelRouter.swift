/// The ways out of a channel.
@MainActor open class ChatChannelRouter: ChatRouter<ChatChannelVC> {
    /// The channel's name, picture, settings and members.
    open func showDetails() {
        guard let screen, screen.channelController.channel != nil else { return }
        let details = screen.components.channelDetailsVC.init()
        details.channelController = screen.channelController
        details.onChooseMessage = { [weak self] in self?.showFound($0) }
        details.onLeave = { [weak screen] in screen?.navigationController?.popViewController(animated: true) }
        present(details)
    }

    /// A search through the messages of the channel. What is chosen there is shown in the list.
    open func showSearch() {
        guard let screen else { return }
        let search = screen.components.messageSearchVC.init()
        search.client = screen.client
        search.cid = screen.channelController.cid
        search.onChoose = { [weak self] in self?.showFound($0) }
        present(search)
    }

    private func showFound(_ result: MessageSearchResult) {
        screen?.dismiss(animated: true)
        screen?.messageListVC.jump(to: result.message.id)
    }

    /// A person whose picture was pressed: a conversation with them.
    open func showPerson(_ user: ChatUser) {
        guard let screen, user.id != screen.client.currentUserId else { return }
        let client = screen.client
        Task { [weak self, weak screen] in
            guard let cid = try? await client.createDirectChannel(with: user.id), let screen,
                cid != screen.channelController.cid
            else { return }
            self?.show(screen.components.channelVC.make(with: client.channelController(for: cid)))
        }
    }
}
