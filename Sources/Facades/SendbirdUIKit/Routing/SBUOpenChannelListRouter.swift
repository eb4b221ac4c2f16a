/// The ways out of a list of open channels.
@preconcurrency @MainActor open class SBUOpenChannelListRouter {
    /// The list, which owns its router.
    public private(set) weak var list: SBUOpenChannelListViewController?

    public required init(_ list: SBUOpenChannelListViewController) { self.list = list }

    /// Into a channel: the list stays one step back, whichever screen stands on top of it now. So creating a channel leads into it, and
    /// back to the list that is there, never to a second one.
    open func show(_ channel: OpenChannel) {
        guard let list else { return }
        let screen = SBUViewControllerSet.OpenChannelViewController.init(channel: channel)
        screen.theme = list.theme
        if let split = list.splitViewController {
            split.showDetailViewController(UINavigationController(rootViewController: screen), sender: list)
        } else if let navigation = list.navigationController {
            let below = navigation.viewControllers.prefix { $0 !== list } + [list]
            navigation.setViewControllers(below + [screen], animated: navigation.topViewController === list)
        } else {
            list.present(UINavigationController(rootViewController: screen), animated: true)
        }
    }

    /// To where a channel is created; the new one is opened over this list.
    open func showCreateChannel() {
        guard let list else { return }
        let screen = SBUViewControllerSet.CreateOpenChannelViewController.init()
        screen.theme = list.theme
        screen.didCreate = { [weak self, weak screen] channel in
            guard let self else { return }
            if screen?.navigationController?.presentingViewController != nil,
                screen?.navigationController !== list.navigationController
            {
                screen?.dismiss(animated: false)
            }
            show(channel)
        }
        list.show(screen)
    }
}
