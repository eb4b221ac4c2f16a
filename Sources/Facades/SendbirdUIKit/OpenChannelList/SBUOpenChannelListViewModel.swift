/// Hears what a view model of open channels has to say. All calls come on the main queue.
@preconcurrency @MainActor public protocol SBUOpenChannelListViewModelDelegate: AnyObject {
    /// The channels are others now, or have changed.
    ///
    /// - Parameters:
    ///   - channels: All of them, in order; nil: none has been loaded.
    ///   - needsToReload: Whether what is shown has to be drawn anew.
    func openChannelListViewModel(
        _ viewModel: SBUOpenChannelListViewModel, didChangeChannelList channels: [OpenChannel]?, needsToReload: Bool)
    /// The list is loading, has loaded, or could not.
    func openChannelListViewModel(
        _ viewModel: SBUOpenChannelListViewModel, didChangePhase phase: SBUOpenChannelListPhase)
}

/// Brings a list of open channels and keeps it up to date. It knows of no view.
///
/// It connects the user first where nobody is connected (``OpenChannelConnection/connect``). When the connection was lost and is back,
/// everything loaded is asked for again.
@preconcurrency @MainActor open class SBUOpenChannelListViewModel {
    /// Hears of changes.
    public weak var delegate: (any SBUOpenChannelListViewModelDelegate)?
    /// Where the channels come from.
    public private(set) var channelListQuery: OpenChannelListQuery
    /// The channels loaded so far.
    public private(set) var channelList: [OpenChannel] = []
    /// How the list stands.
    public private(set) var phase = SBUOpenChannelListPhase.loading

    private var observation: ConnectionObservation?
    private var isAsking = false

    /// - Parameter channelListQuery: Nil: all channels, by twenty.
    public init(
        channelListQuery: OpenChannelListQuery? = nil, delegate: (any SBUOpenChannelListViewModelDelegate)? = nil
    ) {
        self.delegate = delegate
        self.channelListQuery =
            channelListQuery ?? OpenChannel.createOpenChannelListQuery(params: OpenChannelListQueryParams())
        self.channelListQuery.delegate = self
    }

    /// Loads the first page: at the start, and for Retry.
    open func initChannelList() {
        become(.loading)
        loadNextChannelList()
    }

    /// Loads the next page, unless one is on its way or there is none.
    open func loadNextChannelList() {
        guard !isAsking, channelListQuery.hasNext else { return }
        ask { try await $0.loadNextPage() }
    }

    /// Asks for everything loaded so far again.
    open func reloadChannelList(completion: (() -> Void)? = nil) {
        guard !isAsking else {
            completion?()
            return
        }
        ask(completion) { try await $0.reload() }
    }

    /// Tries what has failed again.
    open func retry() {
        if channelList.isEmpty { initChannelList() } else { loadNextChannelList() }
    }

    private func ask(
        _ completion: (() -> Void)? = nil, _ question: @escaping @Sendable (OpenChannelListQuery) async throws -> Void
    ) {
        isAsking = true
        Task { [weak self, channelListQuery] in
            var trouble: ClientError?
            do { try await question(channelListQuery) } catch {
                trouble = ClientError(wrapping: error)
            }
            self?.isAsking = false
            self?.didLoad(trouble)
            completion?()
        }
    }

    private func didLoad(_ trouble: ClientError?) {
        followConnection()
        if let trouble {
            let reason = TroubleText.of(trouble)
            become(channelList.isEmpty ? .failed(reason) : .pageFailed(reason))
        } else {
            show(channelListQuery.channels)
            become(.ready)
        }
    }

    private func show(_ channels: [OpenChannel]) {
        channelList = channels
        delegate?.openChannelListViewModel(self, didChangeChannelList: channels, needsToReload: true)
    }

    private func become(_ phase: SBUOpenChannelListPhase) {
        guard phase != self.phase || phase == .loading else { return }
        self.phase = phase
        delegate?.openChannelListViewModel(self, didChangePhase: phase)
    }

    private func followConnection() {
        guard observation == nil, let client = channelListQuery.client ?? OpenChannelConnection.client else { return }
        observation = ConnectionObservation(client) { [weak self] in
            // What is loaded, the list asks for again by itself.
            if let self, channelList.isEmpty { initChannelList() }
        }
    }
}

extension SBUOpenChannelListViewModel: OpenChannelListQueryDelegate {
    /// The directory has changed by itself.
    public func openChannelListQuery(_ query: OpenChannelListQuery, didChange channels: [OpenChannel]) {
        show(channels)
    }
}
