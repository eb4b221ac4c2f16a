/// Hears of a list of people. All calls come on the main queue.
@preconcurrency @MainActor public protocol SBUOpenChannelPeopleViewModelDelegate: AnyObject {
    /// The people are others now.
    func openChannelPeopleViewModelDidChange(_ viewModel: SBUOpenChannelPeopleViewModel)
    /// What was asked for did not work.
    func openChannelPeopleViewModel(_ viewModel: SBUOpenChannelPeopleViewModel, didFail error: ClientError)
}

/// Brings a channel's people of one kind. It knows of no view.
@preconcurrency @MainActor
open class SBUOpenChannelPeopleViewModel:
    @preconcurrency ChatChannelMemberListControllerDelegate
{
    /// Hears of changes.
    public weak var delegate: (any SBUOpenChannelPeopleViewModelDelegate)?
    public let channel: OpenChannel
    public let people: OpenChannelPeople
    /// The people; nil until they are known.
    public private(set) var members: [ChatChannelMember]?

    private let controller: ChatChannelMemberListController
    private var isLoading = false

    public init(
        channel: OpenChannel, people: OpenChannelPeople, delegate: (any SBUOpenChannelPeopleViewModelDelegate)? = nil
    ) {
        self.channel = channel
        self.people = people
        self.delegate = delegate
        controller = channel.peopleController(people)
        controller.delegate = self
    }

    /// Loads them.
    open func load() {
        Task { [weak self, controller] in
            do { try await controller.synchronize() } catch { self?.report(error) }
            self?.show()
        }
    }

    /// Loads more, where there are more.
    open func loadNext() {
        guard !isLoading, !controller.hasLoadedAllMembers else { return }
        isLoading = true
        Task { [weak self, controller] in
            try? await controller.loadNextMembers()
            self?.isLoading = false
        }
    }

    /// What can be done with somebody.
    open func actions(for member: ChatChannelMember) -> [SBUPersonActions.Action] {
        SBUPersonActions(channel: channel, user: member.user) { [weak self] in self?.report($0) }
            .actions(in: people, isOperator: member.role != .member)
    }

    private func report(_ error: any Error) {
        delegate?.openChannelPeopleViewModel(
            self, didFail: ClientError(wrapping: error))
    }

    private func show() {
        members = Array(controller.members)
        delegate?.openChannelPeopleViewModelDidChange(self)
    }

    open func memberListController(
        _ controller: ChatChannelMemberListController, didChangeMembers changes: [ListChange<ChatChannelMember>]
    ) { show() }
}
