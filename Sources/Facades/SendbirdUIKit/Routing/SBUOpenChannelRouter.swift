/// The ways out of a channel.
@preconcurrency @MainActor open class SBUOpenChannelRouter {
    /// The screen, which owns its router.
    public private(set) weak var screen: SBUOpenChannelViewController?

    public required init(_ screen: SBUOpenChannelViewController) { self.screen = screen }

    /// What the channel is, and who is in it.
    open func showSettings() {
        guard let screen, let channel = screen.viewModel?.channel, channel.isEntered else { return }
        let settings = SBUViewControllerSet.OpenChannelSettingsViewController.init(channel: channel)
        settings.theme = screen.theme
        screen.show(settings)
    }

    /// What can be done with somebody: an operator mutes and bans.
    open func showPerson(_ user: ChatUser) {
        guard let screen, let channel = screen.viewModel?.channel else { return }
        let actions = SBUPersonActions(channel: channel, user: user) { [weak screen] error in
            screen?.show(error, title: SBUStringSet.failedChange)
        }
        guard let sheet = actions.sheet(isOperator: channel.operators.contains { $0.id == user.id }) else { return }
        screen.present(sheet, animated: true)
    }
}

extension UIViewController {
    /// Pushes a screen where there is a navigation controller, else presents it in one of its own.
    func show(_ screen: UIViewController) {
        if let navigationController {
            navigationController.pushViewController(screen, animated: true)
        } else {
            present(UINavigationController(rootViewController: screen), animated: true)
        }
    }
}
