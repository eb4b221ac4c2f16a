import Combine

/// What a ``ChannelList`` shows, for views to observe.
@MainActor
public final class ChannelListState: ObservableObject {
    /// The channels loaded so far, in the query's order.
    @Published public private(set) var channels: [ChatChannel]
    /// Which channels the list is about, and in which order.
    @Published public private(set) var query: ChannelListQuery
    /// Whether the list ends here: loading more would bring nothing.
    @Published public private(set) var hasLoadedAllChannels: Bool

    nonisolated init(_ controller: ChatChannelListController) {
        _channels = Published(initialValue: Array(controller.channels))
        _query = Published(initialValue: controller.query)
        _hasLoadedAllChannels = Published(initialValue: controller.hasLoadedAllChannels)
    }

    func take(from controller: ChatChannelListController) {
        channels = Array(controller.channels)
        if query != controller.query { query = controller.query }
        let hasAll = controller.hasLoadedAllChannels
        if hasLoadedAllChannels != hasAll { hasLoadedAllChannels = hasAll }
    }
}
