/// The parts of a list of open channels: ``Header`` in the navigation bar, ``List`` below it.
///
/// Components know neither the network nor other screens. They are told what to show, and tell their delegate what the user does; the
/// controller wires them to the view model and to the router.
public enum SBUOpenChannelListModule {}

/// Hears what the user does with the channels.
@preconcurrency @MainActor public protocol SBUOpenChannelListModuleListDelegate: AnyObject {
    /// A channel was chosen.
    func openChannelListModule(_ list: SBUOpenChannelListModule.List, didSelect channel: OpenChannel)
    /// The end comes into view: time for the next page.
    func openChannelListModuleDidReachEnd(_ list: SBUOpenChannelListModule.List)
    /// The list was pulled down.
    func openChannelListModuleDidPullToRefresh(_ list: SBUOpenChannelListModule.List)
    /// Retry, after the list or a page of it could not be loaded.
    func openChannelListModuleDidTapRetry(_ list: SBUOpenChannelListModule.List)
}

/// Says what the list shows.
@preconcurrency @MainActor public protocol SBUOpenChannelListModuleListDataSource: AnyObject {
    /// The channels, in order.
    func channels(in list: SBUOpenChannelListModule.List) -> [OpenChannel]
    /// How the list stands.
    func phase(of list: SBUOpenChannelListModule.List) -> SBUOpenChannelListPhase
}

/// How a list of channels stands.
public enum SBUOpenChannelListPhase: Hashable, Sendable {
    /// The first page is on its way.
    case loading
    /// What is shown is what there is, as far as it was loaded.
    case ready
    /// Nothing could be loaded: why, in a sentence for the user.
    case failed(String)
    /// What is shown stays; the next page could not be loaded.
    case pageFailed(String)
}
