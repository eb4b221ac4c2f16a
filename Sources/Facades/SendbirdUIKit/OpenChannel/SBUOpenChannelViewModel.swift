/// Hears what a view model of a channel has to say. All calls come on the main queue.
@preconcurrency @MainActor public protocol SBUOpenChannelViewModelDelegate: AnyObject {
    /// The channel itself has changed: its name, how many are there, whether it is frozen.
    func openChannelViewModel(_ viewModel: SBUOpenChannelViewModel, didChange channel: OpenChannel)
    /// The user came in, was muted, banned or removed, or the channel was deleted.
    func openChannelViewModel(_ viewModel: SBUOpenChannelViewModel, didChangePhase phase: SBUOpenChannelPhase)
}

/// Brings the user into a channel, and out of it again. It knows of no view.
@preconcurrency @MainActor open class SBUOpenChannelViewModel: @preconcurrency OpenChannelDelegate {
    /// Hears of changes.
    public weak var delegate: (any SBUOpenChannelViewModelDelegate)?
    /// The channel; nil until it was found.
    public private(set) var channel: OpenChannel?
    /// Its messages, as rows; nil until the user is in.
    public private(set) var conversation: Conversation?
    /// How the channel stands.
    public private(set) var phase = SBUOpenChannelPhase.entering

    private let channelURL: String
    private var isEntering = false

    public init(channel: OpenChannel, delegate: (any SBUOpenChannelViewModelDelegate)? = nil) {
        channelURL = channel.channelURL
        self.channel = channel
        self.delegate = delegate
    }

    /// - Parameter channelURL: A channel's ``OpenChannel/channelURL`` or alias.
    public init(channelURL: String, delegate: (any SBUOpenChannelViewModelDelegate)? = nil) {
        self.channelURL = channelURL
        self.delegate = delegate
    }

    /// Comes in: at the start, and for Retry.
    open func enter() {
        guard !isEntering else { return }
        isEntering = true
        become(.entering)
        Task { [weak self, channel, channelURL] in
            do {
                let channel =
                    if let channel { channel } else { try await OpenChannel.get(channelURL: channelURL) }
                self?.follow(channel)
                try await channel.enter()
                self?.didEnter(channel)
            } catch { self?.didFail(error) }
        }
    }

    /// Goes out, when the screen goes.
    open func exit() {
        guard let channel, channel.isEntered else { return }
        channel.removeDelegate(self)
        channel.exit(completion: nil)
    }

    /// In place of the input; nil where the composer itself says whether the user may write.
    open var sentence: String? { channel?.standing == .muted ? SBUStringSet.muted : nil }

    private func follow(_ channel: OpenChannel) {
        self.channel = channel
        channel.addDelegate(self)
        delegate?.openChannelViewModel(self, didChange: channel)
    }

    private func didEnter(_ channel: OpenChannel) {
        isEntering = false
        if conversation == nil { conversation = (try? channel.entered).map { ChannelConversation($0) } }
        become(.entered)
    }

    private func didFail(_ error: any Error) {
        isEntering = false
        let isForbidden = (error as? ClientError)?.kind == .forbidden
        become(isForbidden ? .banned : .failed(TroubleText.of(error)))
    }

    private func become(_ phase: SBUOpenChannelPhase) {
        self.phase = phase
        delegate?.openChannelViewModel(self, didChangePhase: phase)
    }

    // MARK: What the channel tells

    open func openChannelDidChange(_ channel: OpenChannel) {
        delegate?.openChannelViewModel(self, didChange: channel)
    }

    open func openChannel(_ channel: OpenChannel, didChangeStanding standing: OpenChannel.Standing) {
        guard !isEntering else { return }
        switch standing {
        case .inside, .muted: become(.entered)
        case .banned: become(.banned)
        case .deleted: become(.deleted)
        case .outside: become(.removed)
        }
    }

    open func openChannel(_ channel: OpenChannel, didReceive message: ChatMessage) {}
    open func openChannel(_ channel: OpenChannel, didUpdate message: ChatMessage) {}
    open func openChannel(_ channel: OpenChannel, didDelete message: ChatMessage) {}
}
