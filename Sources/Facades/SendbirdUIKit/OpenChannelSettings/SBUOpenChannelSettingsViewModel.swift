/// Hears of a channel's settings. All calls come on the main queue.
@preconcurrency @MainActor public protocol SBUOpenChannelSettingsViewModelDelegate: AnyObject {
    /// What is shown has changed.
    func openChannelSettingsViewModelDidChange(_ viewModel: SBUOpenChannelSettingsViewModel)
    /// The user has left, or has deleted the channel.
    func openChannelSettingsViewModelDidLeave(_ viewModel: SBUOpenChannelSettingsViewModel)
    /// What was asked for did not work.
    func openChannelSettingsViewModel(_ viewModel: SBUOpenChannelSettingsViewModel, didFail error: ClientError)
}

/// Says what can be changed about a channel, and changes it. It knows of no view.
@preconcurrency @MainActor open class SBUOpenChannelSettingsViewModel: @preconcurrency OpenChannelDelegate {
    /// Hears of changes.
    public weak var delegate: (any SBUOpenChannelSettingsViewModelDelegate)?
    public let channel: OpenChannel

    public init(channel: OpenChannel, delegate: (any SBUOpenChannelSettingsViewModelDelegate)? = nil) {
        self.channel = channel
        self.delegate = delegate
        channel.addDelegate(self)
    }

    /// The rows: more for an operator.
    open var items: [SBUOpenChannelSetting] {
        guard channel.isOperator else { return [.people(.participants), .people(.operators), .leave] }
        return [
            .people(.participants), .people(.operators), .people(.muted), .people(.banned), .rename, .freeze, .leave,
            .delete,
        ]
    }

    /// Only operators can write, or everybody.
    open func toggleFrozen() {
        attempt { $0.isFrozen ? try await $0.unfreeze() : try await $0.freeze() }
    }

    /// Changes the name.
    open func rename(to name: String) {
        var params = OpenChannelUpdateParams()
        params.name = name
        attempt { [params] in try await $0.update(params) }
    }

    /// Goes out.
    open func leave() { attempt(leaves: true) { try await $0.exit() } }
    /// Closes the channel for everybody.
    open func delete() { attempt(leaves: true) { try await $0.delete() } }

    private func attempt(leaves: Bool = false, _ body: @escaping @Sendable (OpenChannel) async throws -> Void) {
        Task { [weak self, channel] in
            do {
                try await body(channel)
                if leaves, let self { delegate?.openChannelSettingsViewModelDidLeave(self) }
            } catch {
                guard let self else { return }
                delegate?.openChannelSettingsViewModel(
                    self, didFail: ClientError(wrapping: error))
            }
        }
    }

    // MARK: What the channel tells

    open func openChannelDidChange(_ channel: OpenChannel) { delegate?.openChannelSettingsViewModelDidChange(self) }

    open func openChannel(_ channel: OpenChannel, didChangeStanding standing: OpenChannel.Standing) {
        delegate?.openChannelSettingsViewModelDidChange(self)
    }
}
