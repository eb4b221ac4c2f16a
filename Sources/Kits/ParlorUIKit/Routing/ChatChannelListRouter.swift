/// The ways out of a channel list.
@MainActor open class ChatChannelListRouter: ChatRouter<ChatChannelListVC> {
    /// A channel: beside the list in a split view, else on top of it.
    open func showChannel(_ cid: ChannelId) {
        guard let screen else { return }
        let channel = screen.components.channelVC.make(with: screen.client.channelController(for: cid))
        if let split = screen.splitViewController as? ChatSplitVC {
            split.show(channel)
        } else if let split = screen.splitViewController {
            split.showDetailViewController(UINavigationController(rootViewController: channel), sender: screen)
        } else if let navigation = screen.navigationController, navigation.topViewController !== screen {
            // From channel to channel by keyboard: the list stays one step back.
            navigation.setViewControllers(
                navigation.viewControllers.prefix { $0 !== screen } + [screen, channel], animated: false)
        } else {
            show(channel)
        }
    }

    /// Finds a channel by a few letters of its name.
    open func showSwitcher() {
        guard let screen, screen.presentedViewController == nil else { return }
        let switcher = screen.components.channelSwitcherVC.init()
        switcher.listing = screen.listing
        switcher.onChoose = { [weak screen] cid in screen?.select(cid) }
        present(switcher)
    }

    /// Starts a conversation.
    open func showNewChannel() {
        guard let screen else { return }
        let picker = screen.components.newChannelVC.init()
        picker.client = screen.client
        picker.onCreate = { [weak screen] cid in
            screen?.dismiss(animated: true)
            screen?.select(cid)
        }
        present(picker)
    }

    /// The threads that the user takes part in.
    open func showThreads() {
        guard let screen else { return }
        let threads = screen.components.threadListVC.init()
        threads.client = screen.client
        show(threads)
    }
}
