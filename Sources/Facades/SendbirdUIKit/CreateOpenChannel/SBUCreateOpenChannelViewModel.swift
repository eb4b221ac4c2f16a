/// Hears what becomes of a channel that is created.
@preconcurrency @MainActor public protocol SBUCreateOpenChannelViewModelDelegate: AnyObject {
    /// It is there, and the user is its operator.
    func createOpenChannelViewModel(_ viewModel: SBUCreateOpenChannelViewModel, didCreate channel: OpenChannel)
    /// It could not be created.
    func createOpenChannelViewModel(_ viewModel: SBUCreateOpenChannelViewModel, didFail error: ClientError)
}

/// Creates a channel. It knows of no view.
@preconcurrency @MainActor open class SBUCreateOpenChannelViewModel {
    /// Hears what becomes of it.
    public weak var delegate: (any SBUCreateOpenChannelViewModelDelegate)?
    /// Whether the homeserver is being asked; another call of ``create(_:)`` does nothing meanwhile.
    public private(set) var isCreating = false

    public init(delegate: (any SBUCreateOpenChannelViewModelDelegate)? = nil) { self.delegate = delegate }

    /// Creates it.
    open func create(_ params: OpenChannelCreateParams) {
        guard !isCreating else { return }
        isCreating = true
        OpenChannel.create(params) { [weak self] channel, error in
            MainActor.assumeIsolated {
                guard let self else { return }
                self.isCreating = false
                if let channel { self.delegate?.createOpenChannelViewModel(self, didCreate: channel) }
                if let error { self.delegate?.createOpenChannelViewModel(self, didFail: error) }
            }
        }
    }
}
