import Combine
import Foundation
import Parlor
import ParlorUI

/// The state of a channel list screen. Subclass it to change what the list does.
@MainActor
open class ChatChannelListViewModel: ObservableObject, @preconcurrency ChatChannelListControllerDelegate {
    /// What the list shows.
    public enum Phase: Equatable {
        /// Nothing is known yet.
        case loading
        case ready
        /// Nothing could be loaded, and nothing is stored.
        case failed(String)
    }

    public let controller: ChatChannelListController

    @Published public private(set) var channels: LazyCachedMapCollection<ChatChannel>
    @Published public private(set) var phase: Phase
    /// The channel that is open.
    @Published public var selection: ChannelId?

    private var isLoadingMore = false
    private var connectionChanges: AnyCancellable?

    public init(channelListController: ChatChannelListController) {
        controller = channelListController
        channels = controller.channels
        phase = controller.channels.isEmpty ? .loading : .ready
        controller.addDelegate(self)
        load()
        connectionChanges = client.connectionStatusPublisher.dropFirst()
            .sink { [weak self] status in MainActor.assumeIsolated { self?.connectionChanged(status) } }
    }

    public var client: ChatClient { controller.client }

    /// Loads the list; also what Retry does.
    open func load() {
        if channels.isEmpty { phase = .loading }
        controller.synchronize { [weak self] error in
            MainActor.assumeIsolated { self?.didLoad(error) }
        }
    }

    /// Loads more before the reader reaches the end.
    open func channelAppeared(at index: Int) {
        guard index >= channels.count - 10, !isLoadingMore, !controller.hasLoadedAllChannels else { return }
        isLoadingMore = true
        controller.loadNextChannels { [weak self] _ in
            MainActor.assumeIsolated { self?.isLoadingMore = false }
        }
    }

    open func controller(
        _ controller: ChatChannelListController, didChangeChannels changes: [ListChange<ChatChannel>]
    ) {
        channels = controller.channels
        if !channels.isEmpty { phase = .ready }
    }

    private func didLoad(_ error: (any Error)?) {
        channels = controller.channels
        if error == nil || !channels.isEmpty {
            phase = .ready
        } else if let error, (error as? ClientError)?.kind != .notConnected {
            phase = .failed(TroubleText.of(error))
        }
        // A list may be shown before anyone has connected: it then goes on loading until somebody does.
    }

    private func connectionChanged(_ status: ConnectionStatus) {
        guard phase != .ready else { return }
        switch status {
        case .connected: load()
        case .connecting: phase = .loading
        case .waiting(_, _, let error), .disconnected(let error?): phase = .failed(TroubleText.of(error))
        case .disconnected(nil): break
        }
    }
}
