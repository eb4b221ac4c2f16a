/// A live list of a channel's members for code that uses `async` and observes state.
///
/// ```swift
/// let list = client.makeMemberList(query: MemberListQuery(cid: cid))
/// try await list.get()
/// show(list.state.members)
/// ```
///
/// When one of its methods returns, ``state`` already shows what it did; afterwards the state follows by itself.
public final class MemberList: Sendable {
    /// The controller behind the list, for those who want its delegate calls as well.
    public let controller: ChatChannelMemberListController
    /// What the list shows.
    public let state: MemberListState
    private let listener: Listener

    init(_ controller: ChatChannelMemberListController) {
        self.controller = controller
        state = MemberListState(controller)
        listener = Listener(state)
        controller.addDelegate(listener)
        deliverOnMainActor { [controller, state] in state.take(from: controller) }
    }

    /// Loads the channel's members from the homeserver.
    ///
    /// - Returns: Those of the first page.
    @discardableResult
    public func get() async throws -> [ChatChannelMember] {
        try await controller.synchronize()
        return await taken()
    }

    /// Shows more members.
    ///
    /// - Parameter limit: How many; nil: the query's page size.
    /// - Returns: All that are shown now.
    @discardableResult
    public func loadMoreMembers(limit: Int? = nil) async throws -> [ChatChannelMember] {
        try await controller.loadNextMembers(limit: limit)
        return await taken()
    }

    /// Shows other members, or the same in another order, from now on.
    ///
    /// - Returns: Those that are shown now.
    @discardableResult
    public func update(query: MemberListQuery) async -> [ChatChannelMember] {
        controller.query = query
        await controller.settle()
        return await taken()
    }

    @MainActor
    private func taken() -> [ChatChannelMember] {
        state.take(from: controller)
        return state.members
    }

    private final class Listener: ChatChannelMemberListControllerDelegate, Sendable {
        private let state: MemberListState

        init(_ state: MemberListState) { self.state = state }

        func memberListController(
            _ controller: ChatChannelMemberListController, didChangeMembers changes: [ListChange<ChatChannelMember>]
        ) {
            MainActor.assumeIsolated { state.take(from: controller) }
        }
    }
}

extension ChatClient {
    /// A live list of a channel's members with observable state. It may be made before anyone is connected.
    public func makeMemberList(query: MemberListQuery) -> MemberList {
        MemberList(memberListController(query: query))
    }
}
