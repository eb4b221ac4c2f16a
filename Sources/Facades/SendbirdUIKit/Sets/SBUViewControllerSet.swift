/// Which controllers the kit makes when it goes from one screen to the next, and when an app asks it for one.
///
/// ```swift
/// SBUViewControllerSet.OpenChannelListViewController = MyListViewController.self
/// let list = SBUViewControllerSet.OpenChannelListViewController.init()
/// ```
@preconcurrency @MainActor public enum SBUViewControllerSet {
    /// The list of open channels.
    public static var OpenChannelListViewController: SBUOpenChannelListViewController.Type =
        SBUOpenChannelListViewController.self
    /// A channel.
    public static var OpenChannelViewController: SBUOpenChannelViewController.Type = SBUOpenChannelViewController.self
    /// Creates a channel.
    public static var CreateOpenChannelViewController: SBUCreateOpenChannelViewController.Type =
        SBUCreateOpenChannelViewController.self
    /// A channel's settings.
    public static var OpenChannelSettingsViewController: SBUOpenChannelSettingsViewController.Type =
        SBUOpenChannelSettingsViewController.self
    /// A channel's participants, operators, muted or banned people.
    public static var OpenChannelPeopleViewController: SBUOpenChannelPeopleViewController.Type =
        SBUOpenChannelPeopleViewController.self
}
