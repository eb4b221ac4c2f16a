import Combine
import Foundation
import Parlor

/// A channel's name, settings and members as a screen shows them, and what can be done from there.
@MainActor
open class ChannelDetailsViewModel: ObservableObject, @preconcurrency ChatChannelMemberListControllerDelegate {
    public let controller: ChatChannelController
    public let memberListController: ChatChannelMemberListController

    @Published public private(set) var channel: ChatChannel?
    @Published public private(set) var members: [ChatChannelMember] = []
    /// What went wrong with the last thing that was done.
    @Published public var trouble: String?

    /// Called when the user has left the channel from here.
    public var onLeave: (() -> Void)?
    /// Called with a conversation that is to be shown: the one with a member who was chosen.
    public var onOpen: ((ChannelId) -> Void)?

    private var channelChanges: AnyCancellable?

    public init(channelController: ChatChannelController) {
        controller = channelController
        channel = channelController.channel
        var query = MemberListQuery(cid: channelController.cid)
        query.sort = [MemberListSort(.role, isAscending: false), MemberListSort(.name)]
        query.pageSize = 100
        memberListController = channelController.client.memberListController(query: query)
        members = Array(memberListController.members)
        memberListController.addDelegate(self)
        channelChanges = channelController.channelPublisher.sink { [weak self] channel in
            MainActor.assumeIsolated {
                guard let self, self.channel != channel else { return }
                self.channel = channel
            }
        }
        Task { [weak self, memberListController] in
            try? await memberListController.synchronize()
            self?.showMembers()
        }
    }

    public var client: ChatClient { controller.client }
    /// The rows of the screen, by sections.
    public var sections: [[ChannelDetailRow]] { channel.map { ChannelDetailRow.sections($0, members: members) } ?? [] }
    public var memberIDs: Set<UserId> { Set(members.map(\.id)) }

    public func actions(for member: ChatChannelMember) -> [MemberAction] {
        channel.map { MemberAction.available(for: member, in: $0, currentUserID: client.currentUserId) } ?? []
    }

    open func memberListController(
        _ controller: ChatChannelMemberListController, didChangeMembers changes: [ListChange<ChatChannelMember>]
    ) {
        showMembers()
    }

    /// A row came into view: loads more members before the reader reaches the end.
    open func memberAppeared(at index: Int) {
        guard index >= members.count - 10, !memberListController.hasLoadedAllMembers else { return }
        Task { [weak self, memberListController] in
            try? await memberListController.loadNextMembers()
            self?.showMembers()
        }
    }

    private func showMembers() {
        let new = Array(memberListController.members)
        if new != members { members = new }
    }

    /// Does something with the channel; what goes wrong stands in ``trouble``.
    func run(_ body: @escaping @Sendable (ChatChannelController) async throws -> Void) {
        Task { [weak self, controller] in
            do { try await body(controller) } catch { self?.trouble = TroubleText.of(error) }
        }
    }
}
