import Combine
import Foundation
import Parlor

/// A list of channels as a screen shows it: its rows, its states, the channel that is open.
///
/// It knows of no user interface. A kit draws from it and tells it what the reader does.
@MainActor
public final class ChannelListing: @preconcurrency ChatChannelListControllerDelegate {
    /// What the list shows.
    public enum Phase: Equatable, Sendable {
        /// Nothing is known yet.
        case loading
        case ready
        /// Nothing could be loaded, and nothing is stored.
        case failed(String)
    }

    public let controller: ChatChannelListController

    public private(set) var channels: LazyCachedMapCollection<ChatChannel>
    public private(set) var phase: Phase
    /// The channel that is open.
    public var selection: ChannelId? { didSet { if selection != oldValue { onChange?() } } }
    /// Called after each change of anything here.
    public var onChange: (() -> Void)?

    private var isLoadingMore = false
    private var connectionChanges: AnyCancellable?

    public init(_ controller: ChatChannelListController) {
        self.controller = controller
        channels = controller.channels
        phase = controller.channels.isEmpty ? .loading : .ready
        controller.addDelegate(self)
        connectionChanges = client.connectionStatusPublisher.dropFirst()
            .sink { [weak self] status in MainActor.assumeIsolated { self?.connectionChanged(status) } }
    }

    public var client: ChatClient { controller.client }

    // MARK: Loading

    /// Loads the list; also what Retry and pulling down do.
    public func load(completion: (() -> Void)? = nil) {
        if channels.isEmpty { become(.loading) }
        Task { [weak self, controller] in
            var trouble: (any Error)?
            do { try await controller.synchronize() } catch { trouble = error }
            self?.didLoad(trouble)
            completion?()
        }
    }

    /// A row came into view: loads more before the reader reaches the end.
    public func rowAppeared(at index: Int) {
        guard index >= channels.count - 10, !isLoadingMore, !controller.hasLoadedAllChannels else { return }
        isLoadingMore = true
        Task { [weak self, controller] in
            try? await controller.loadNextChannels()
            self?.isLoadingMore = false
        }
    }

    public func controller(
        _ controller: ChatChannelListController, didChangeChannels changes: [ListChange<ChatChannel>]
    ) {
        channels = controller.channels
        if !channels.isEmpty { phase = .ready }
        onChange?()
    }

    private func didLoad(_ error: (any Error)?) {
        channels = controller.channels
        if error == nil || !channels.isEmpty {
            become(.ready)
        } else if let error, (error as? ClientError)?.kind != .notConnected {
            become(.failed(TroubleText.of(error)))
        }
        // A list may be shown before anyone has connected: it then goes on loading until somebody does.
    }

    private func connectionChanged(_ status: ConnectionStatus) {
        guard phase != .ready else { return }
        switch status {
        case .connected: load()
        case .connecting: become(.loading)
        case .waiting(_, _, let error), .disconnected(let error?): become(.failed(TroubleText.of(error)))
        case .disconnected(nil): break
        }
    }

    private func become(_ phase: Phase) {
        self.phase = phase
        onChange?()
    }
}
