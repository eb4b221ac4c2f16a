/// The ways out of a channel's settings.
@preconcurrency @MainActor open class SBUOpenChannelSettingsRouter {
    /// The screen, which owns its router.
    public private(set) weak var screen: SBUOpenChannelSettingsViewController?

    public required init(_ screen: SBUOpenChannelSettingsViewController) { self.screen = screen }

    /// A list of people.
    open func show(_ people: OpenChannelPeople) {
        guard let screen, let channel = screen.viewModel?.channel else { return }
        let list = SBUViewControllerSet.OpenChannelPeopleViewController.init(channel: channel, people: people)
        list.theme = screen.theme
        screen.show(list)
    }

    /// Out of the channel that was left: back to what it was opened from.
    open func leave() {
        guard let screen else { return }
        guard let navigation = screen.navigationController else { return screen.goBack() }
        let channel = navigation.viewControllers.first { $0 is SBUOpenChannelViewController }
        if let channel, let index = navigation.viewControllers.firstIndex(of: channel), index > 0 {
            navigation.popToViewController(navigation.viewControllers[index - 1], animated: true)
        } else if navigation.presentingViewController != nil {
            navigation.dismiss(animated: true)
        } else {
            navigation.popToRootViewController(animated: true)
        }
    }
}
