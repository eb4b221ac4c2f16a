import Combine

/// What a ``MemberList`` shows, for views to observe.
@MainActor
public final class MemberListState: ObservableObject {
    /// The members loaded so far, in the query's order.
    @Published public private(set) var members: [ChatChannelMember]
    /// Which members the list is about.
    @Published public private(set) var query: MemberListQuery
    /// Whether the list ends here: loading more would bring nothing.
    @Published public private(set) var hasLoadedAllMembers: Bool

    nonisolated init(_ controller: ChatChannelMemberListController) {
        _members = Published(initialValue: Array(controller.members))
        _query = Published(initialValue: controller.query)
        _hasLoadedAllMembers = Published(initialValue: controller.hasLoadedAllMembers)
    }

    func take(from controller: ChatChannelMemberListController) {
        members = Array(controller.members)
        if query != controller.query { query = controller.query }
        let hasAll = controller.hasLoadedAllMembers
        if hasLoadedAllMembers != hasAll { hasLoadedAllMembers = hasAll }
    }
}
