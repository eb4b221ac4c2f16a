/// A live list of channels for code that uses `async` and observes state.
///
/// ```swift
/// let list = client.makeChannelList(query: .init(filter: .equal(.membership, to: Membership.joined)))
/// try await list.get()
/// show(list.state.channels)      // complete: the state is ahead of the await
/// try await list.loadMoreChannels()
/// ```
///
/// It is the ``ChatChannelListController`` of the same query with another face. When one of its methods returns, ``state`` already
/// shows what it did; afterwards the state follows by itself.
public final class ChannelList: Sendable {
    /// The controller behind the list, for those who want its delegate calls as well.
    public let controller: ChatChannelListController
    /// What the list shows.
    public let state: ChannelListState
    private let listener: Listener

    init(_ controller: ChatChannelListController) {
        self.controller = controller
        state = ChannelListState(controller)
        listener = Listener(state)
        controller.addDelegate(listener)
        deliverOnMainActor { [controller, state] in state.take(from: controller) }
    }

    /// Brings the list up to date with the homeserver.
    ///
    /// - Returns: The channels of the first page.
    /// - Throws: ``ClientError`` when the homeserver cannot be reached; what is stored is shown all the same.
    @discardableResult
    public func get() async throws -> [ChatChannel] {
        try await controller.synchronize()
        return await taken()
    }

    /// Shows more channels.
    ///
    /// - Parameter limit: How many; nil: the query's page size.
    /// - Returns: All channels that are shown now.
    @discardableResult
    public func loadMoreChannels(limit: Int? = nil) async throws -> [ChatChannel] {
        try await controller.loadNextChannels(limit: limit)
        return await taken()
    }

    /// Shows other channels, or the same in another order, from now on.
    ///
    /// - Returns: The channels that are shown now.
    @discardableResult
    public func update(query: ChannelListQuery) async -> [ChatChannel] {
        controller.query = query
        await flushDeliveries()
        return await taken()
    }

    @MainActor
    private func taken() -> [ChatChannel] {
        state.take(from: controller)
        return state.channels
    }

    private final class Listener: ChatChannelListControllerDelegate, Sendable {
        private let state: ChannelListState

        init(_ state: ChannelListState) { self.state = state }

        func controller(_ controller: ChatChannelListController, didChangeChannels changes: [ListChange<ChatChannel>]) {
            MainActor.assumeIsolated { state.take(from: controller) }
        }
    }
}

extension ChatClient {
    /// A live list of channels with observable state. It may be made before anyone is connected.
    ///
    /// - Parameter filter: Looks at each channel after the query's own filter, for what that one cannot express.
    public func makeChannelList(
        query: ChannelListQuery, filter: (@Sendable (ChatChannel) -> Bool)? = nil
    ) -> ChannelList {
        ChannelList(channelListController(query: query, filter: filter))
    }
}
