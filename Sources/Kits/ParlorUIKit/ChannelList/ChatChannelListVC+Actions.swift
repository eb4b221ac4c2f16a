extension ChatChannelListVC {
    /// What can be done with a channel.
    public func menu(for channel: ChatChannel) -> UIMenu {
        let actions = ChannelAction.available(for: channel).map { action in
            UIAction(
                title: action.title, image: UIImage(systemName: action.symbol.systemName),
                attributes: action.isDestructive ? .destructive : []
            ) { [weak self] _ in self?.listing.perform(action, on: channel) }
        }
        let (harmless, destructive) = (
            actions.filter { !$0.attributes.contains(.destructive) },
            actions.filter { $0.attributes.contains(.destructive) }
        )
        return UIMenu(children: harmless + [UIMenu(options: .displayInline, children: destructive)])
    }

    /// Those of the wanted actions that a channel has, as a swipe.
    func swipe(_ channel: ChatChannel, _ wanted: [ChannelAction]) -> UISwipeActionsConfiguration? {
        let available = Set(ChannelAction.available(for: channel))
        let actions = wanted.filter(available.contains).map { action in
            let made = UIContextualAction(style: action.isDestructive ? .destructive : .normal, title: action.title) {
                [weak self] _, _, done in
                self?.listing.perform(action, on: channel)
                done(true)
            }
            made.image = UIImage(systemName: action.symbol.systemName)
            made.backgroundColor = action.isDestructive ? appearance.colors.danger : appearance.colors.accent
            return made
        }
        let configuration = UISwipeActionsConfiguration(actions: actions)
        // Nobody leaves a channel by swiping a little too far.
        configuration.performsFirstActionWithFullSwipe = actions.first?.style == .normal
        return actions.isEmpty ? nil : configuration
    }

    /// Opens the channel after, or before, the one that is open.
    public func selectNeighbour(_ step: Int) {
        if let cid = listing.neighbour(step), cid != listing.selection { select(cid) }
    }

    /// Ctrl+K finds a channel, Alt+Up and Alt+Down move between channels. An open channel offers them as well.
    var navigationKeys: [UIKeyCommand] {
        [
            UIKeyCommand(title: "Go to conversation", input: "k", modifierFlags: .control) { [weak self] in
                self?.router.showSwitcher()
            },
            UIKeyCommand(
                title: "Previous conversation", input: UIKeyCommand.inputUpArrow, modifierFlags: .alternate
            ) { [weak self] in self?.selectNeighbour(-1) },
            UIKeyCommand(
                title: "Next conversation", input: UIKeyCommand.inputDownArrow, modifierFlags: .alternate
            ) { [weak self] in self?.selectNeighbour(1) },
        ]
    }
}

extension UIViewController {
    /// The channel list that a screen was reached from: below it on its stack, or beside it.
    var channelList: ChatChannelListVC? {
        func find(_ controller: UIViewController?) -> ChatChannelListVC? {
            if let list = controller as? ChatChannelListVC { return list }
            return (controller as? UINavigationController)?.viewControllers.lazy.compactMap { $0 as? ChatChannelListVC }
                .first
        }
        return find(navigationController) ?? splitViewController?.children.lazy.compactMap(find).first
    }
}
